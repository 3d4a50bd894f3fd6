### The lessons of Craftsmen: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## Il tavolo e il primo aiutante

lesson-town = La città in un colpo d’occhio
lesson-town-welcome = Ti do il benvenuto! Sono il maestro della gilda e siedo accanto a te. Oggi guardiamo tutto il tavolo e prendi le prime due decisioni. Giochi con il giallo; con noi giocano il nero e il rosso.
lesson-town-ships = Queste sono le quattro navi. Portano i prodotti finiti e ti danno la maggior parte dei punti apprezzamento, in breve PA. Dopo tre anni vince chi ha più PA.
lesson-town-guilds = Ecco le sei gilde. Tutto accade qui: denaro, costruzione, nuove carte, lavoro, commercio e gettoni. Ogni stagione mandi aiutanti, e le gilde agiscono in ordine, da I a VI.
lesson-town-calendar = Il calendario. Un anno ha tre stagioni piene, primavera, estate e autunno, poi un breve inverno. Dopo ogni inverno si contano i punti. Accanto vedi l’ordine di turno.
lesson-town-street = Questa segheria è il primo edificio della tua via. Dà legno. Ha due metà: viola sopra, verde sotto. Ogni nuovo edificio deve avere un colore in comune con il vicino, allo stesso livello.
lesson-town-hand = La tua mano: piantagione di lino e campo di grano sono edifici base, danno materie prime. Il mulino è ampliato: trasforma il grano in farina. Gli edifici sviluppati, il terzo tipo, fanno i prodotti finiti.
lesson-town-colors = Ora confronta. Il campo di grano è tutto verde: combacia. La piantagione di lino è tutta rossa, il mulino verde sopra e viola sotto. Nessuno dei due ha viola sopra o verde sotto: non combaciano con la segheria.
lesson-town-swap = Prima della partita puoi scambiare una cosa: una carta della mano o la segheria. Nella scatola c’è una segheria verde sopra e rossa sotto. Tutte le tue carte le si adattano. Prendi quella.
lesson-town-keep-later = Puoi tenere tutto. Ma allora due delle tue tre carte non trovano un vicino. Prendi la segheria verde sopra e rossa sotto.
lesson-town-not-grain = Il campo di grano è l’unica carta che combacia già, e al mulino serve il suo grano. Scambia la segheria.
lesson-town-not-flax = La piantagione di lino andrebbe sotto il mazzo per una carta ignota. Buona idea, ma la segheria giusta aiuta tutte le tue carte insieme.
lesson-town-not-mill = Il mulino va bene con il tuo campo di grano. Tienilo e scambia la segheria.
lesson-town-other-sawmill = Quella segheria si adatta a meno carte tue. Cerca verde sopra e rosso sotto.
lesson-town-money = Le carte moneta sono il tuo denaro: quattro colori, valori da 1 a 3. Nessun altro le vede. Le tue cinque danno la somma più bassa, quindi in questa stagione cominci tu.
lesson-town-send = Ora gli aiutanti. In ordine di turno ognuno ne manda uno, più volte. Prima il denaro: manda un aiutante alla Gilda dei banchieri.
lesson-town-not-pass = Passare è definitivo: in questa stagione non manderesti nessuno. Manda un aiutante alla Gilda dei banchieri.
lesson-town-other-guild = Ogni gilda ti è aperta. Ma costruire e comprare costa, perciò comincia dalla Gilda dei banchieri.
lesson-town-gold = Un aiutante prende il primo spazio vuoto da sinistra. Il tuo sta sullo spazio dorato, che apre il privilegio della gilda. Alla Gilda dei costruttori il nero è stato più svelto: al rosso è rimasto lo spazio argento.
lesson-town-done = Ora conosci il tavolo: gilde, via, mano, denaro, navi. Hai la tua segheria e un primo aiutante al lavoro. La prossima volta riempiamo le gilde.
