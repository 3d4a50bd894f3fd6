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
lesson-town-swap = Prima della partita puoi scambiare una cosa: una carta della mano o la segheria. Nella scatola c’è una segheria verde sopra e rossa sotto. Va bene con tutte le tue carte. Prendi quella.
lesson-town-keep-later = Puoi tenere tutto. Ma allora due delle tue tre carte non trovano un vicino. Prendi la segheria verde sopra e rossa sotto.
lesson-town-not-grain = Il campo di grano è l’unica carta che combacia già, e al mulino serve il suo grano. Scambia la segheria.
lesson-town-not-flax = La piantagione di lino andrebbe sotto il mazzo per una carta ignota. Buona idea, ma la segheria giusta aiuta tutte le tue carte insieme.
lesson-town-not-mill = Il mulino va bene con il tuo campo di grano. Tienilo e scambia la segheria.
lesson-town-other-sawmill = Quella segheria va bene con meno carte. Cerca verde sopra e rosso sotto.
lesson-town-money = Le carte moneta sono il tuo denaro: quattro colori, valori da 1 a 3. Nessun altro le vede. Le tue cinque danno la somma più bassa, quindi in questa stagione cominci tu.
lesson-town-send = Ora gli aiutanti. In ordine di turno ognuno ne manda uno, più volte. Prima il denaro: manda un aiutante alla Gilda dei banchieri.
lesson-town-not-pass = Passare è definitivo: in questa stagione non manderesti nessuno. Manda un aiutante alla Gilda dei banchieri.
lesson-town-other-guild = Ogni gilda ti è aperta. Ma costruire e comprare costa, perciò comincia dalla Gilda dei banchieri.
lesson-town-gold = Un aiutante prende il primo spazio vuoto da sinistra. Il tuo sta sullo spazio dorato, che apre il privilegio della gilda. Alla Gilda dei costruttori il nero è stato più svelto: al rosso è rimasto lo spazio argento.
lesson-town-done = Ora conosci il tavolo: gilde, via, mano, denaro, navi. Hai la tua segheria e un primo aiutante al lavoro. La prossima volta riempiamo le gilde.

## Gli aiutanti

lesson-helpers = Aiutanti in coda
lesson-helpers-about = Questa lezione parla dei tuoi cinque aiutanti: dove possono stare, quanto costa e quando fermarsi. Alcuni sono già in giro. Tocca a te.
lesson-helpers-fields = Ogni gilda ha una coda di tre spazi. Quello dorato apre il privilegio. Quello argento non dà altro. Sul nastro verde coprire un aiutante è gratis. Dal Notaio sono tutti e tre occupati.
lesson-helpers-empty = Dove c’è uno spazio vuoto vai sul primo vuoto da sinistra, gratis. Alla Gilda dei banchieri non c’è ancora nessuno. Manda lì un aiutante.
lesson-helpers-not-pass = Passare è definitivo, e hai ancora da fare per i tuoi aiutanti. Mandane uno.
lesson-helpers-cover-later = Lì gli spazi sono tutti occupati: dovresti coprire qualcuno. Ci arriviamo. Prima vai dove c’è uno spazio vuoto: la Gilda dei banchieri.
lesson-helpers-other-empty = Anche quello non costa nulla. Ma lo spazio dorato della Gilda dei banchieri è libero. Prendilo finché lo è.
lesson-helpers-covered = Guarda il Notaio: il rosso ha coperto il tuo aiutante sullo spazio dorato e ti ha pagato 1 PA. Non te la prendere. Agisci comunque prima, e il rosso può usare il privilegio solo dopo di te.
lesson-helpers-cover = Ora fallo tu. La Gilda degli artigiani ha posto per un altro disco: in tre giocatori una gilda ne accoglie quattro. Copri il nero sullo spazio dorato, il primo.
lesson-helpers-not-silver = Sull’argento pagheresti lo stesso pedaggio senza avere il privilegio. Copri lo spazio dorato, il primo.
lesson-helpers-not-ribbon = Il nastro è gratis, e spesso è una buona idea. Ma lì la tua azione viene per ultima e senza privilegio. Oggi copri lo spazio dorato.
lesson-helpers-not-elsewhere = Uno spazio vuoto non costerebbe nulla. Ma voglio mostrarti il pedaggio: copri lo spazio dorato della Gilda degli artigiani.
lesson-helpers-fee = Coprire l’aiutante di un altro su oro o argento costa un pedaggio, pagato subito al proprietario: una carta moneta, oppure PA. Nell’anno 1 è 1 PA, poi 2 e 3. Dai al nero la tua viola 1.
lesson-helpers-fee-points = Basterebbe anche un PA, e lo guadagnerebbe il nero. La tua carta più piccola costa meno. Paga la viola 1.
lesson-helpers-fee-dear = La carta la scegli tu: perché darne via una buona? Il nero se la tiene. Paga la viola 1.
lesson-helpers-pass = Resta un aiutante. Non devi mandarlo: chi alla fine di questa fase ha un aiutante non usato riceve 1 PA. Passa.
lesson-helpers-keep-one = Potresti mandare anche il quinto, e spesso lo farai. Oggi guarda quanto vale un riposo: passa.
lesson-helpers-point = Eccolo: 1 PA per l’aiutante rimasto a casa. Due o tre a casa non darebbero più di quel punto.
lesson-helpers-order = Ora le gilde agiscono da I a VI. In ognuna gli spazi vanno da sinistra a destra, e su uno spazio il disco sotto viene prima di quello sopra. Così dal Notaio agisci prima del rosso.
lesson-helpers-done = Hai imparato a mandare aiutanti: prima il primo spazio vuoto da sinistra, coprire quando è tutto pieno, pedaggio su oro e argento, nessuno sul nastro, e 1 PA per chi riposa.

## Il denaro e la Gilda dei banchieri

lesson-money = Denaro e serie
lesson-money-about = Questa lezione parla di denaro: quanto valgono le tue carte moneta e come la Gilda dei banchieri te ne porta altre. Hai due carte rosse e una blu.
lesson-money-sets = Una carta da sola paga il suo valore. Ma le carte di un colore possono fare serie: due valgono 5, tre 10, quattro 15. Così la tua rossa 1 e la rossa 2 pagano 5, non 3.
lesson-money-four = Il tuo aiutante agisce alla Gilda dei banchieri: prendi quattro carte moneta, poi ne scarti due. Prima prendi una o entrambe le carte scoperte; il resto si pesca dal mazzo, alla cieca.
lesson-money-take = Sono scoperte una viola 3 e una rossa 1. Prendi la rossa, la carta B: con tre rosse paghi 10.
lesson-money-not-violet = La viola 3 sembra più grande, ma da sola paga solo 3. Una terza rossa porta la serie da 5 a 10. Prendi la rossa 1.
lesson-money-not-both = Puoi prenderle entrambe. Allora dal mazzo ne arrivano solo due. Oggi prendi solo la rossa 1 e spera in altre rosse.
lesson-money-not-skip = Puoi saltare ogni azione, ma allora l’aiutante è venuto per niente. Prendi la rossa 1.
lesson-money-count = Dal mazzo sono arrivate rossa 3, verde 1 e blu 3. Quattro rosse pagano 15, due blu 5, la verde 1: in tutto 21. È il tuo potere d’acquisto.
lesson-money-discard = Ora una carta deve andare, vecchia o nuova. Chiediti quanto vale per te ciascuna: scarta la verde 1.
lesson-money-keep-red = Ogni rossa alza la serie di 5, anche la rossa 1. Scarta la verde 1, che paga solo 1.
lesson-money-keep-blue = Due blu pagano 5. Una sola pagherebbe al massimo 3. Scarta la verde 1.
lesson-money-privilege = Dovrebbe andare una seconda carta. Ma il tuo aiutante sta sullo spazio dorato, e il privilegio di questa gilda è: scarta una sola carta. Tieni la seconda con il privilegio.
lesson-money-use-gold = Senza privilegio dovresti farlo. Ma sei sullo spazio dorato: tieni tutte le carte e usa il privilegio.
lesson-money-rival = Il nero sta sullo spazio argento. Anche lui ha preso una carta scoperta, ne ha pescate tre e ha dovuto scartarne due. Le carte scoperte prese si rimpiazzano alla fine dell’azione.
lesson-money-limits = Due limiti: non puoi mai avere più di dieci carte moneta, e alla fine di una stagione non più di otto. E nessuno dà il resto: paghi con carte intere.
lesson-money-done = Hai imparato che cos’è il denaro: i colori contano più dei valori. Prendi ciò che fa crescere le serie, scarta ciò che sta da solo, e usa lo spazio dorato.

## Costruire

lesson-street = La tua via cresce
lesson-street-about = Questa lezione parla di costruire. La tua via ha una segheria e un campo di grano. In mano hai un mulino, un panificio e una piantagione di lino. Due tuoi aiutanti sono alla Gilda dei costruttori.
lesson-street-fit = Una nuova carta va al capo sinistro o destro e deve combaciare con la vicina: stesso colore sopra, o stesso colore sotto. Il mulino è blu sopra e verde sotto. Il verde sotto va bene da entrambi i lati.
lesson-street-first = In un’azione puoi costruire due carte. Pensa in anticipo: il panificio, verde sopra e blu sotto, combacia solo accanto al campo di grano, a destra. Costruisci quindi il mulino a sinistra.
lesson-street-not-beside = Lì combacia. Ma poi il panificio, verde sopra e blu sotto, non trova posto: non va né con il mulino né con la segheria. Costruisci il mulino a sinistra.
lesson-street-mill-first = È il posto giusto per il panificio. Ma comincia dal mulino, a sinistra.
lesson-street-keep-token = Il gettone privilegio permette a una carta di stare dove nessun colore combacia. Tienilo per il secondo aiutante, e costruisci secondo i colori.
lesson-street-not-skip = Hai carte e denaro: non mandare a casa l’aiutante. Costruisci.
lesson-street-second = Ora la seconda carta: costruisci il panificio a destra, accanto al campo di grano. Sono entrambi verdi sopra.
lesson-street-one-more = Puoi fermarti a una carta. Ma due carte di un’azione si pagano insieme, e si risparmia. Costruisci il panificio a destra.
lesson-street-bonus = Un premio! Campo di grano, mulino, segheria e panificio sono l’intera linea di produzione del pane. Ce l’hai prima di tutti e prendi il suo gettone bonus: 3 PA a fine partita.
lesson-street-pay-one = Ora il pagamento. Un edificio base costa 2, uno ampliato 3, uno sviluppato 6, in qualsiasi colore. Mulino e panificio costano insieme 9. Metti giù la prima carta rossa.
lesson-street-not-violet = Le carte messe giù non tornano. Tre rosse pagano 10 e bastano; tieni la viola per dopo. Metti giù una rossa.
lesson-street-pay-two = Una rossa paga 1. Metti la seconda, e insieme valgono 5.
lesson-street-pay-three = E la terza: tre rosse valgono 10. Il costo è 9; non c’è resto.
lesson-street-stranger = Agisce il tuo secondo aiutante. La piantagione di lino è tutta rossa, e nessun capo della via ha del rosso. Sullo spazio dorato aiuterebbe il privilegio. Non sei lì, ma hai un gettone privilegio.
lesson-street-token = Il gettone sostituisce lo spazio dorato: una carta di questa azione può ignorare i colori. Costruisci la piantagione di lino dal lato che preferisci.
lesson-street-stop = Con un’altra carta potresti costruire ancora. Ora scegli Fatto.
lesson-street-pay-last = Un edificio base costa 2. La tua viola 2 è perfetta.
lesson-street-done = Hai imparato a costruire: ai capi, colore con colore, due carte in un pagamento. Hai un gettone bonus e sai che cosa fa un gettone privilegio. La prossima volta si lavora.

## Il lavoro

lesson-workshop = Dal grano al pane
lesson-workshop-about = Questa lezione parla di lavoro. Guarda la tua via: il campo di grano serve al mulino, mulino e segheria servono al panificio. Oggi fai un pane e lo carichi su una nave.
lesson-workshop-points = Il tuo aiutante alla Gilda degli artigiani porta tre punti lavoro nell’anno 1, quattro nell’anno 2, cinque nell’anno 3. Ogni punto paga un passo: un edificio fa un prodotto.
lesson-workshop-double = Per il pane servono grano, legno, farina e la cottura: quattro passi, ma i punti sono tre. Aiuta il privilegio dello spazio dorato: una volta, un punto fa due materie prime. Usalo, prima nel campo di grano.
lesson-workshop-single-grain = Così un punto intero darebbe un solo grano, e il pane non si farebbe. Fai due materie prime con il privilegio, prima nel campo di grano.
lesson-workshop-grain-first = Servirà anche il legno, tra poco. Comincia dal grano, e con il privilegio: due materie prime per un punto.
lesson-workshop-not-done = Puoi fermarti quando vuoi, ma i punti rimasti sono persi. Vai avanti.
lesson-workshop-grain = Un prodotto è un cubo, e deve andare subito da qualche parte. Una materia prima va su un’icona vuota che la chiede, o al mercato. Manda il grano al mulino.
lesson-workshop-not-fair = Il mercato conserva materie prime per dopo, ma riprenderle costa un punto. Il tuo edificio ha bisogno di questo prodotto adesso.
lesson-workshop-again = Il privilegio ti dà una seconda materia prima per lo stesso punto. Fai legno nella segheria.
lesson-workshop-wood-now = Altro grano potrebbe solo aspettare al mercato. Al panificio serve legno: scegli la segheria.
lesson-workshop-second-free = La seconda è facoltativa, ma non costa nulla. Prendi il legno.
lesson-workshop-wood = Manda il legno al panificio. I prodotti vanno ovunque nella tua via; gli edifici non devono essere vicini.
lesson-workshop-flour = Restano due punti. Il mulino ha il suo grano: fagli fare la farina. Il cubo sulla sua icona si consuma, e segni subito 1 PA.
lesson-workshop-mill-now = Un edificio base può sempre lavorare, ma altre materie prime ora non ti aiutano. Lavora nel mulino.
lesson-workshop-flour-goes = La farina è un semilavorato. Va a un tuo edificio sviluppato, o al granaio per una carta moneta. Il panificio aspetta: mandala lì.
lesson-workshop-not-granary = Una vendita porta una carta moneta, e un giorno ti servirà. Oggi la farina serve al panificio.
lesson-workshop-bread = Il panificio ha farina e legno. Con l’ultimo punto fagli fare il pane.
lesson-workshop-bread-now = Resta un punto, e per il pane è tutto pronto. Lavora nel panificio.
lesson-workshop-load = I prodotti finiti salgono su una nave che ha una fila per loro. Il pane va sulle navi I e IV, e su entrambe un cubo dà 4 PA a fine anno. Scegline una.
lesson-workshop-scored = Caricato: subito 3 PA, e altri 4 se il cubo è ancora lì a fine anno. Anche avere più cubi su una nave porta qualcosa.
lesson-workshop-done = Hai imparato a lavorare: un punto, un passo; materia prima, semilavorato, prodotto finito, nave. E lo spazio dorato fa due materie prime per un punto.

## Il Notaio

lesson-notary = Nuove carte dal Notaio
lesson-notary-about = Questa lezione parla di nuove carte edificio. Dal Notaio compri una delle sei scoperte: una base costa 3, una ampliata 5, una sviluppata 10. Due tuoi aiutanti sono qui.
lesson-notary-colors = C’è una condizione: pagano solo carte moneta nei colori dell’edificio. Il bottaio è viola sopra e verde sotto. Non hai carte viola, ma due verdi: una serie che vale 5.
lesson-notary-buy = Il bottaio fa barili con il legno della tua segheria, per il vino e la birra. Compralo.
lesson-notary-not-vineyard = La vigna costa 3 ed è tutta verde. Le tue due verdi la pagherebbero 5, e nessuno dà il resto. Compra il bottaio: costa proprio 5.
lesson-notary-auction-later = In un’asta si paga in qualsiasi colore. Ha una lezione tutta sua. Oggi compri.
lesson-notary-look-later = Sullo spazio dorato puoi guardare le carte, prima o dopo l’azione. Prima compra, poi guarda.
lesson-notary-not-skip = Puoi saltare, ma siamo qui per comprare. Scegli una carta.
lesson-notary-pay-one = Possono pagare solo le carte verdi. Metti giù la prima.
lesson-notary-pay-two = E la seconda: insieme valgono 5. Il bottaio va in mano, e una nuova carta prende il suo posto sul tavolo.
lesson-notary-look = Il tuo aiutante sta sullo spazio dorato. Il privilegio del Notaio: guarda le prime tre carte di un mazzo insieme alle sue scoperte, e delle cinque lasciane due scoperte. Guarda le carte base.
lesson-notary-look-basic = Si può guardare ogni classe. Ma ti resta una blu 3, quanto basta per una carta base. Guarda quelle.
lesson-notary-not-done = Non devi guardare. Ma il secondo aiutante aspetta qualcosa da comprare: scegli tu che cosa ci sarà.
lesson-notary-show-one = Miniera di ferro, vigna, campo di grano, piantagione di lino, allevamento di bovini: nessun altro le vede tutte. Grano e barili fanno birra, e la blu 3 paga questo campo di grano. Scoprilo.
lesson-notary-show-grain = Una scelta discreta. Ma il campo di grano va con il tuo bottaio, e la blu 3 lo paga. Scopri quello.
lesson-notary-show-two = Un’altra deve restare scoperta, per tutti. Scegli quella che aiuta meno i rivali: la miniera di ferro.
lesson-notary-show-ore = Puoi. Ma ciò che è scoperto è anche per i rivali. Lascia la miniera di ferro.
lesson-notary-under = Le altre tre tornano, tutte in cima al mazzo o tutte in fondo. Non ti servono presto: mettile in fondo.
lesson-notary-not-top = In cima sarebbero le prossime a venire, e solo tu ne sapresti l’ordine. Utile, se ti servissero. Oggi mettile in fondo.
lesson-notary-order-one = L’ordine lo scegli tu, dall’alto in basso. Prima la vigna.
lesson-notary-any-order = Ogni ordine è permesso. In questa lezione segui il mio.
lesson-notary-order-two = Poi la piantagione di lino. L’allevamento di bovini va in fondo da solo.
lesson-notary-buy-two = Ora il secondo aiutante, sullo spazio argento. Il campo di grano che hai scoperto è tutto blu e costa 3. Compralo.
lesson-notary-not-paper = La cartiera è blu sopra e rossa sotto: la blu 3 e la rossa 3 pagherebbero i suoi 5. Una buona carta, ma il campo di grano va con il tuo bottaio e costa meno.
lesson-notary-pay-blue = La blu 3 paga esattamente.
lesson-notary-done = Hai imparato a comprare dal Notaio, nei colori della carta, e a scegliere con il privilegio che cosa c’è. Le carte comprate sono in mano; la Gilda dei costruttori le porta nella tua via.

## Le aste

lesson-auction = Un’asta dal Notaio
lesson-auction-about = Questa lezione parla di aste. L’aiutante del nero agisce per primo e ha messo all’asta una cartiera per 4. Può offrire chiunque, anche senza un aiutante qui. Il rosso ha passato.
lesson-auction-rival = Ora tocca a te: rilanciare o passare. Chi passa è fuori da questa asta. Il denaro ti serve per altro: passa.
lesson-auction-not-paper = Potresti, e il nero dovrebbe pensarci. Ma tieni il denaro per la carta che ti serve. Passa.
lesson-auction-sold = Nessuno aveva superato il nero, così è venuto il sindaco. Per una carta ampliata scopre due carte moneta e offre la somma: 1 e 2, cioè 3. Non supera 4, quindi il nero paga e ha la carta.
lesson-auction-put-up = Tocca a te. Il mulino è rosso sopra e blu sotto; per comprarlo servono carte rosse e blu, e non ne hai. Ma un’asta si paga in qualsiasi colore. Metti all’asta il mulino.
lesson-auction-not-card = Puoi mettere all’asta ogni carta scoperta. In questa lezione prendi il mulino, rosso sopra e blu sotto.
lesson-auction-not-skip = Puoi saltare, ma l’aiutante è venuto per una carta. Comincia l’asta.
lesson-auction-open = Apri tu, con almeno 1 e al massimo il tuo potere d’acquisto: due viola e due verdi, 5 e 5, fanno 10. Offri 3.
lesson-auction-open-low = Permesso, ed economico se va bene. Ma le due carte del sindaco danno di rado meno di 3. Offri 3.
lesson-auction-open-high = Paghi la tua offerta anche se nessun altro vuole la carta. Comincia più in basso: offri 3.
lesson-auction-raise = Il nero rilancia a 4, il rosso passa, e tocca di nuovo a te. Le tue due viola valgono 5. Offri 5.
lesson-auction-not-pass = Allora il nero ha il mulino per 4, e il tuo aiutante niente. Le viola bastano appena: offri 5.
lesson-auction-too-much = Basta uno più dell’offerta più alta, e le due viola pagano esattamente 5. Offri 5.
lesson-auction-pay-one = Il nero passa: vinci tu. Stavolta il sindaco non viene, perché un altro ha rilanciato. Paghi in qualsiasi colore: metti giù una viola 2.
lesson-auction-not-green = Anche le verdi pagano qui. Ma le due viola fanno esattamente 5; non rompere entrambe le serie. Metti giù una viola 2.
lesson-auction-pay-two = Metti la seconda viola 2, e il mulino è in mano tua.
lesson-auction-put-farm = Anche il secondo aiutante può mettere all’asta una carta. Prova l’allevamento di bovini, tutto rosso.
lesson-auction-not-farm = Potresti mettere all’asta anche quella. In questa lezione prova l’allevamento di bovini.
lesson-auction-farm-bid = Stavolta un’offerta modesta: 2.
lesson-auction-farm-one = È permesso anche 1. Ma per una carta base il sindaco mostra una carta moneta, e un 1 regge di rado. Offri 2.
lesson-auction-farm-more = Così tanto per una carta base? Prova prima con 2.
lesson-auction-mayor = Tutti passano, così viene il sindaco: per una carta base una sola carta, una viola 3. Supera il tuo 2. Offri almeno 4, o ritirati senza pagare; la carta va sotto il mazzo. Passa.
lesson-auction-let-go = Ci andrebbero entrambe le verdi, il tuo ultimo denaro. Ritirarsi è gratis: passa.
lesson-auction-done = Ora conosci le aste: paga qualsiasi colore, offrono tutti, e se nessuno rilancia sulla tua prima offerta viene il sindaco. Ritirarsi davanti al sindaco non costa nulla.

## Mercato, granaio e capitano

lesson-trade = Mercato, granaio, un capitano da corrompere
lesson-trade-about = Questa lezione parla di prodotti che non trovano subito posto. È l’anno 2: il tuo aiutante porta quattro punti lavoro. Hai una vigna, un mulino e una cantina pronta a lavorare.
lesson-trade-grapes = Al mulino serve grano, ma non hai un campo di grano. C’è un’altra strada. Fai uva nella vigna.
lesson-trade-grapes-please = Andrebbe bene anche il legno. In questa lezione fai uva nella vigna.
lesson-trade-wine-later = Il vino viene per ultimo. Prima ti mostro il mercato e il granaio.
lesson-trade-not-done = I punti rimasti sono persi. Vai avanti.
lesson-trade-to-fair = La cantina ha già la sua uva, quindi questa va al mercato. Puoi averci tre cubi, e possono aspettare per anni.
lesson-trade-exchange = Al mercato un cubo dimentica che cos’era. Per un punto lavoro diventa la materia prima che ti serve. Scambia il tuo cubo del mercato.
lesson-trade-mill-waits = Il mulino aspetta ancora. Scambia il cubo del mercato: diventa il suo grano.
lesson-trade-grain = Mandalo al mulino, come grano.
lesson-trade-flour = Due punti per ciò che un campo di grano fa con uno. Non è poco, ma funziona. Ora fai la farina.
lesson-trade-flour-please = Ora il mulino ha il suo grano. Fai lì la farina.
lesson-trade-sell = Non hai un panificio, quindi vendi la farina al granaio. La colonna è piena: il cubo in basso esce, quello in alto scende, il tuo va in alto. Per averla fatta hai già segnato 1 PA.
lesson-trade-card = Ogni vendita porta una carta moneta. Prendine una scoperta: viola o verde, entrambe fanno crescere una tua serie.
lesson-trade-not-deck = La cima del mazzo è una sorpresa. Qui vedi che cosa prendi: viola o verde allunga una serie.
lesson-trade-limit = Ora hai undici carte, e il massimo in ogni momento è dieci. Una deve andare subito. La blu 1 paga meno di tutte: scartala.
lesson-trade-need-red = Quasi. Ma la blu 1 vale meno, e la rossa 2 ti servirà tra poco. Scarta la blu 1.
lesson-trade-keep-set = Quella carta fa parte di una serie e lì vale 5. Scarta la blu 1, che è sola.
lesson-trade-wine = Resta un punto. La cantina ha uva e un barile: fai il vino.
lesson-trade-wine-please = L’ultimo punto è per il vino. Lavora nella cantina.
lesson-trade-full = Le due file del vino sono piene. Sulla nave IV il cubo di sinistra è tuo, e resta. Sulla nave I a sinistra c’è il nero: lì puoi corrompere il capitano. Carica il vino sulla nave I.
lesson-trade-not-drop = Se nessuna nave ha posto puoi rinunciare al prodotto, ma lavoro e cubi sono persi, senza punti. Caricalo sulla nave I.
lesson-trade-bribe = Corrompere costa una carta moneta. Il cubo del nero torna a casa, quello del rosso va a sinistra, il tuo entra a destra. Paga con la rossa 2, che è fuori dalle serie.
lesson-trade-break-set = Va bene qualsiasi carta. Ma quella nella sua serie vale 5. Paga con la rossa 2.
lesson-trade-done = Hai imparato tre vie d’uscita: il mercato cambia una materia prima in un’altra, il granaio paga i semilavorati con carte moneta, e un capitano corrotto apre una fila piena.

## La Gilda dei commercianti e il Municipio

lesson-merchants = Comprare prodotti, prendere gettoni
lesson-merchants-about = Questa lezione parla delle ultime due gilde e della fine di una stagione. Il tuo armaiolo ha ferro ma gli manca il cuoio, e non hai una conceria. Alla Gilda dei commercianti si compra dal granaio.
lesson-merchants-column = Compri sempre il cubo in basso di una colonna, se non è tuo. Qui quello in basso è del rosso. Ti serve un’icona vuota adatta su un tuo edificio sviluppato.
lesson-merchants-buy = Compra cuoio.
lesson-merchants-not-skip = Puoi saltare, ma allora questo aiutante è venuto per niente. Fai ciò che ti chiedo.
lesson-merchants-pay = Il prezzo è una carta moneta, e va al proprietario del cubo, il rosso. Ma sei sullo spazio dorato: con il privilegio può pagare un tuo cubo del mercato. Paga con quello.
lesson-merchants-not-card = È il prezzo normale, e il rosso si terrebbe la carta. Con il privilegio la risparmi: paga con il cubo del mercato.
lesson-merchants-icon = Il cubo comprato torna al rosso. Il cuoio lo segna un cubo tuo: mandalo all’armaiolo.
lesson-merchants-sold = Il rosso non ha avuto carte, ma in cambio ha potuto mettere un cubo al mercato. Poi il nero ha comprato la tua corda con una carta: la tua nuova rossa 2. Così vendere al granaio può rendere due volte.
lesson-merchants-reply = Il rosso ha comprato la tua farina con il privilegio, grazie a un gettone privilegio. Non ricevi carte, ma puoi mettere al mercato un cubo della tua riserva. Fallo.
lesson-merchants-not-decline = Puoi rinunciare, ma non costa nulla, e al mercato il cubo può diventare qualsiasi materia prima. Mettilo lì.
lesson-merchants-token = Ora il Municipio. Qui prendi un gettone privilegio o un gettone lavoro, o cambi l’ordine di turno. Hai qui due aiutanti. Con il primo prendi un gettone lavoro.
lesson-merchants-not-privilege = Un gettone privilegio sostituisce uno spazio dorato. Utile, ma oggi prendi un gettone lavoro: vedrai perché.
lesson-merchants-order-later = Lo farà il secondo aiutante. Prima prendi un gettone lavoro.
lesson-merchants-work = Un gettone lavoro è un punto lavoro, senza aiutante alla Gilda degli artigiani. Si usa prima o dopo ogni gilda, o accanto a una tua azione. Quindi ora: usalo.
lesson-merchants-work-now = Puoi tenerlo per dopo. Ma l’armaiolo è pronto, e le armi su una nave valgono molto. Usa il gettone.
lesson-merchants-weapons = L’armaiolo ha ferro e cuoio: fai le armi.
lesson-merchants-weapons-please = Il legno sarebbe solo un cubo per il mercato. L’armaiolo fa armi, subito 5 PA. Lavora lì.
lesson-merchants-load = Le armi vanno sulla nave III o IV; su entrambe un cubo dà 6 PA a fine anno. Scegli.
lesson-merchants-order = Il secondo aiutante: cambia l’ordine di turno. Il suo disco va sul tracciato del cambio d’ordine, e nella prossima stagione cominci tu.
lesson-merchants-order-please = Un gettone non è mai sbagliato. Ma in questa stagione il tuo posto era l’ultimo. Cambia l’ordine di turno.
lesson-merchants-season = La stagione è finita. Gli aiutanti tornano e si confrontano i privilegi: tu uno, il rosso uno, il nero nessuno. Chi ne ha usati meno riceve un gettone privilegio: il nero. E ora cominci tu.
lesson-merchants-done = Hai imparato a comprare semilavorati, a prendere e usare gettoni, e a cambiare l’ordine di turno. Resta una cosa: l’inverno e i punti dell’anno.

## L’inverno e i punti

lesson-year = L’ultimo inverno
lesson-year-about = Questa lezione parla dell’inverno e dei punti. È l’ultimo inverno della partita. Nessuno manda aiutanti: ognuno può costruire una volta, poi lavorare una volta, con i punti dell’anno. Si è finito di costruire, e il nero e il rosso hanno lavorato.
lesson-year-work = Dei tuoi cinque punti lavoro ne resta uno. Nel panificio ci sono già farina e legno: fai il pane.
lesson-year-bread-please = Una materia prima da sola non porta più punti. Il panificio è pronto: fai il pane.
lesson-year-not-done = Puoi fermarti, ma l’ultimo pane aspetta. Lavora nel panificio.
lesson-year-ships = Prima di caricarlo, conta i cubi. Averne di più sulla nave I dà 4 PA; sulla nave IV i posti danno 7, 5, 3 e 1. A parità è avanti il cubo nella fila più alta.
lesson-year-load = Sulla nave I tu e il nero avete un cubo ciascuno, e la fila del nero è più alta. Con il pane lì ne hai due, e prendi i 4 PA. Caricalo sulla nave I.
lesson-year-not-four = Lì passeresti dal secondo posto al primo: 7 PA invece di 5. Sulla nave I passi da niente a 4. Caricalo sulla nave I.
lesson-year-rows = Ogni cubo dà anche il valore della sua fila: il tuo vino 5, i tuoi vestiti 5, e il pane 4, su entrambe le navi. Poi tutti i cubi tornano a casa. Così è dopo ogni inverno.
lesson-year-town = Ancora la città: conta i colori di tutte le metà nella tua via. Viola due, verde quattro, rosso tre, blu uno. Il più raro dice quante serie di quattro colori hai: una, per 3 PA, ogni anno di nuovo.
lesson-year-discard = Prima il limite: a fine stagione puoi avere otto carte moneta, e ne hai nove. Pensa all’investimento, che vuole una buona carta per colore. Scarta una rossa 1.
lesson-year-keep-three = La rossa 3 è la tua rossa migliore, e tra poco contano i valori stampati. Scarta una rossa 1.
lesson-year-keep-colors = Hai tre carte rosse, e solo due di ogni altro colore. Scarta una rossa 1.
lesson-year-counted = L’anno è contato: 14 PA per i tuoi cubi sulle navi, 9 di premi per chi ne ha di più, 3 per la crescita della città, 1 per la farina nel granaio. Con quelli che avevi, fanno 76.
lesson-year-invest = Per ultimo l’investimento: esattamente quattro carte di quattro colori danno i loro valori stampati. Le serie qui non contano, quindi prendi le più alte. Prima la viola 3.
lesson-year-not-skip = Dopo la partita il denaro serve al massimo per uno spareggio. Investi: comincia dalla viola 3.
lesson-year-violet-first = L’ordine è libero. In questa lezione comincia dalla viola 3.
lesson-year-higher = Contano i valori stampati: metti la carta più alta di questo colore.
lesson-year-invest-green = Ora la verde 2.
lesson-year-green-now = Verrà anche quel colore. Ora la verde 2.
lesson-year-invest-blue = Ora la blu 2.
lesson-year-blue-now = La rossa viene per ultima. Ora la blu 2.
lesson-year-invest-red = E la rossa 3. In tutto 10 PA.
lesson-year-done = Il gettone bonus del pane aggiunge 3: vinci con 89 PA, davanti al nero con 68 e al rosso con 57. Ora conosci tutto il gioco, dal primo aiutante all’ultimo punto. Siediti e gioca!
