### The lessons of Newdale: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## Il primo sguardo al tavolo

lesson-table = Il tavolo e la tua mano
lesson-table-welcome = Benvenuto! Sono il maestro della gilda e mi siedo accanto a te. Giochi con il marrone, il tuo rivale con il grigio. Ognuno guida una spedizione su questa mappa. Una partita è un capitolo di sette round; vince chi alla fine ha più punti vittoria.
lesson-table-start = Tutti partono da Longsdale: ecco la tua prima casa. Le strade uniscono le città. Qualunque cosa tu costruisca, metti una nuova casa in una città vicina a una delle tue, e così la spedizione avanza.
lesson-table-board = Questa è la tua plancia. Sulle sue otto aree di produzione staranno i tuoi edifici e produrranno merci.
lesson-table-coal = Sull’area 1 c’è la tua Miniera di carbone con 5 segnalini carbone. In questo gioco il denaro non esiste: si paga con le merci, e ognuna vale il suo prezzo. Un carbone vale 1 moneta: cominci con 5 monete.
lesson-table-goal = Ogni capitolo ha un obiettivo; lo vedi accanto al titolo. Qui i soldati vogliono mais, pane e carne. Alla fine merci di questi tipi per 8 monete danno 6 punti, per 20 monete addirittura 12.
lesson-table-hand = Hai ricevuto otto carte e puoi tenerne cinque. Una carta è un edificio che puoi costruire. Ma ognuna mostra anche una risorsa, come grano o legno, e può servire invece come quella.
lesson-table-food = Guarda queste. Il Mulino produce farina, il Panificio trasforma farina e carbone in pane, l’Allevamento di bestiame porta alla carne. Vanno bene per l’obiettivo: teniamole.
lesson-table-first = Ora scarta tre carte. L’Officina costa 13 monete, per molto tempo troppe per te. Cedila.
lesson-table-keep-food = Questa ti avvicina al pane o alla carne, ed è ciò che il capitolo chiede. Tienila.
lesson-table-keep-cheap = Questa potrai pagarla presto, e ti sarà utile. Tienila e cedi qualcosa che non va bene.
lesson-table-that-next = Sì, anche quella se ne va, ma una alla volta. Prima la carta che ti ho detto.
lesson-table-second = La Fonderia produce ferro. Nient’altro nella tua mano usa il ferro: lasciala andare.
lesson-table-third = E la Tessitura ha bisogno di filati, che non sai produrre. È la terza.
lesson-table-mission = Ecco la tua missione segreta: la stella. Alla fine ogni tua casa in una città con la stella, o in un luogo mistico, dà 2 punti. Nessun altro sa che cosa cerchi.
lesson-table-event = Anche il tuo rivale ha scartato e comincia il primo round: in ognuno si scopre un evento. Questo è il Viandante. Gli assistenti stampati sulla carta lavorano per tutti.
lesson-table-done = Ora conosci il tavolo: la mappa, la tua plancia, le merci al posto del denaro, l’obiettivo e la missione. Nella prossima lezione giochiamo un round intero.

## Un round intero

lesson-round = Il tuo primo round
lesson-round-about = Un round ha sei fasi, e le giocheremo tutte. La prima è fatta: si è scoperto un evento, il Viandante. Mostra un assistente giallo, uno verde e uno rosso.
lesson-round-market = Questo è il mercato del lavoro. Dopo la pianificazione arriveranno le pedine pescate dal sacchetto, di solito quattro, sei con il Viandante. Tutti possono usarle tutte, e non si consumano mai.
lesson-round-first = Fase due, la pianificazione. Hai due segnalini: prima tutti eseguono il segnalino 1, poi il 2. Metti il segnalino 1 sull’area 1, normale, così la Miniera di carbone lavora.
lesson-round-too-lazy = Pigro richiede un assistente in meno, ma dà solo 1 segnalino carbone. Arriveranno sei pedine: osa un po’ di più, normale.
lesson-round-too-careful = Accurato dà 3 segnalini carbone, ma richiede un assistente in più. Un rischio onesto; in questa lezione scegli normale.
lesson-round-build-later = Puoi pianificare una costruzione. Ma un edificio arriva comunque nella fase cinque, senza segnalino. Risparmia il segnalino.
lesson-round-empty-area = Su quell’area non c’è ancora nulla. Un segnalino lì ti darebbe solo una carta.
lesson-round-other-space = Uno spazio per un altro giorno: ognuno ha la sua lezione. Ora segui il mio piano.
lesson-round-second = Il segnalino 2 porterà carte nuove. Mettilo sulla plancia azioni, su Cambio e pesca di carte.
lesson-round-commit = Tutti pianificano insieme e di nascosto. Finché non confermi, puoi riprendere i segnalini. Ora conferma il piano.
lesson-round-drawn = Fase tre: dal sacchetto sono uscite sei pedine. La Miniera di carbone richiede 2 gialli e 1 verde; il mercato ne ha tre e tre. Anche il rivale ha pianificato la sua Miniera, e a te non toglie nulla.
lesson-round-produce = Fase quattro, le azioni. Tocca al tuo segnalino 1: produci con gli assistenti.
lesson-round-no-skip = Se con un segnalino non fai nulla, peschi 1 carta. Ma ti aspettano due segnalini carbone: produci.
lesson-round-swap = Altri 2 segnalini carbone. Ora il segnalino 2. Potresti prima tenere una carta e cambiare tutte le altre. La tua mano è buona: salta il cambio. Le tre carte arrivano comunque.
lesson-round-no-swap = Così cambieresti tutte le altre carte. Un buon rimedio per una brutta mano, ma la tua non lo è. Salta.
lesson-round-build = Fase cinque: ognuno costruisce un edificio o pesca 2 carte. Hai 7 segnalini carbone. Costruisci lo Scriptorium per 7 monete.
lesson-round-two-cards = Due carte invece di un edificio vanno bene quando non puoi pagare nulla. Tu puoi: costruisci lo Scriptorium.
lesson-round-guardhouse-later = Anche la Piccola guardiola sarebbe una buona scelta. In questa lezione costruisci lo Scriptorium.
lesson-round-production-later = Gli edifici di produzione arrivano nella prossima lezione. Ora costruisci lo Scriptorium.
lesson-round-town = Ogni costruzione richiede una città senza una tua casa. Il tuo raggio è di 2 passi. Se la nuova casa è a 1 solo passo, puoi anche prendere un gettone bonus. Scegli Oakford.
lesson-round-other-near = Anche quella città è a 1 passo. In questa lezione scegli Oakford.
lesson-round-too-far = Potresti andarci: è a 2 passi. Ma il gettone bonus si prende solo a 1 passo. Scegli Oakford.
lesson-round-token = Il carbone è pagato e la casa c’è. Oakford tocca tre spazi bonus. Prendi il gettone dello spazio 4: sostituirà un assistente mancante.
lesson-round-take-it = Lasciarlo è permesso, ma un gettone non costa nulla. Prendi quello dello spazio 4.
lesson-round-other-token = Non è un brutto gettone. In questa lezione prendi quello dello spazio 4.
lesson-round-special = Fase sei: gli edifici speciali funzionano, senza alcun segnalino. Il tuo Scriptorium ti ha appena dato una carta, e lo farà in ogni round.
lesson-round-done = Questo è un round: evento, pianificazione, assistenti, azioni, costruzione, edifici speciali. Ora il sacchetto passa al rivale, che comincia il prossimo. Sette round fanno un capitolo.
