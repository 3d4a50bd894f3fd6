### The lessons of Newdale: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## Il primo sguardo al tavolo

lesson-table = Il tavolo e la tua mano
lesson-table-welcome = Ti do il benvenuto! Sono il maestro della gilda e siedo accanto a te. Giochi con il marrone, il rivale con il grigio. Ognuno guida una spedizione su questa mappa. Una partita è un capitolo di sette round; vince chi alla fine ha più punti.
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
lesson-table-third = E la Tessitura ha bisogno di filati, che non puoi produrre. È la terza.
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
lesson-round-other-space = Uno spazio per un altro giorno: lo mostrano le prossime lezioni. Ora segui il mio piano.
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

## Costruire

lesson-building = Costruire di città in città
lesson-building-about = Questa lezione parla di costruire. Il segnalino 1 è fatto, e il tuo segnalino 2 è su Costruzione. In questo round dunque costruisci due volte: ora con il segnalino, e ancora nella fase cinque senza.
lesson-building-card = Hai 4 segnalini carbone e 2 bestiame; uno di bestiame vale 3 monete. Prima una Segheria: costa 6 monete e mostra un bosco. Sceglila.
lesson-building-no-skip = Così pescheresti solo carte, e un edificio puoi pagarlo. Costruisci.
lesson-building-pool-later = L’offerta comune è aperta anche a te, e tra un momento ne useremo una carta. Prima la Segheria.
lesson-building-bakery-later = Il Panificio costa 10 monete. Basterebbero appena, ma non resterebbe nulla. Prima la Segheria.
lesson-building-post-later = Un Ufficio postale ti dà un assistente tutto tuo. Utile, ma prima la Segheria.
lesson-building-town = In una città con il paesaggio della carta paghi 3 monete in meno. A-03 è nel bosco, è un luogo mistico e dà 1 punto alla prima casa. E dista 1 passo da A-04. Costruisci lì.
lesson-building-other-forest = Bosco e punto ci sono anche lì. Ma A-03 è anche un luogo mistico, che conta per ogni missione segreta. Costruisci lì.
lesson-building-full-price = Lì non c’è bosco: la Segheria costerebbe 6 monete intere. Costruisci ad A-03.
lesson-building-save = Solo 3 monete da pagare. Hai un gettone che fa costare un edificio fino a 4 monete in meno; qui 1 delle 4 andrebbe persa. Conservalo: fatto.
lesson-building-keep-discount = La Segheria sarebbe gratis, ma il gettone farebbe risparmiare 3 monete invece di 4. Verrà un momento migliore. Scegli: fatto.
lesson-building-pay = Devi pagare 3 monete: 3 segnalini carbone, o 1 bestiame. Il bestiame un giorno può diventare carne, e il capitolo vuole carne. Paga con il carbone.
lesson-building-keep-cattle = Anche così sono 3 monete esatte. Se valesse di più, non avresti resto. Ma tieni il bestiame per la carne e paga con il carbone.
lesson-building-area = Un edificio di produzione richiede un’area vuota. Ogni area ha i suoi numeri per pigro e accurato. Sull’area 3 accurato richiede solo 1 assistente in più. Scegli quella.
lesson-building-area-four = Sull’area 4 accurato richiede 2 assistenti in più. L’area 3 è più generosa.
lesson-building-area-five = L’area 5 è un buon posto, pigro ne richiede addirittura 2 in meno. In questa lezione scegli l’area 3.
lesson-building-lower-row = Nella fila in basso pigro ne richiede 2 in meno, ma accurato 2 in più. In questa lezione scegli l’area 3.
lesson-building-token = La nuova casa è a 1 passo da A-04, quindi ti spetta un gettone bonus. Prendi quello dello spazio 1.
lesson-building-take-it = Non costa nulla e può aiutarti più avanti. Prendilo.
lesson-building-first = La prima casa ad A-03 ti ha dato subito 1 punto. I punti stampati sugli edifici contano solo alla fine.
lesson-building-pool = Fase cinque, il secondo edificio. L’evento ha messo nell’offerta comune dei Campi di mais, che chiunque può costruire come se li avesse in mano. Costruiscine uno: ci cresce il mais che il capitolo vuole.
lesson-building-corn-first = Puoi costruire dalla mano. Ma dall’offerta prendono anche gli altri: costruisci ora il Campo di mais.
lesson-building-second-town = A-13 è un prato, come sulla carta, e mostra la stella della tua missione segreta. È a 2 passi: abbastanza vicino per costruire, troppo lontano per un gettone. Costruisci lì.
lesson-building-token-or-star = Un passo solo, e un gettone. Ma niente prato e niente stella. A-13 vale di più per te.
lesson-building-no-meadow = Lì il Campo di mais costerebbe 7 monete intere. Scegli il prato con la tua stella: A-13.
lesson-building-discount = Il prato toglie 3 delle 7 monete. Ora usa il gettone: toglie le altre 4.
lesson-building-use-it = Allora pagheresti 4 monete con il tuo bestiame. Il gettone le risparmia tutte: usalo.
lesson-building-harvest = Nemmeno una moneta! E un edificio nuovo funziona subito: nella fase sei sul Campo di mais è già cresciuto il primo mais.
lesson-building-done = Ora sai costruire: carta, città, prezzo, area, gettone. Bada ai paesaggi, alla prima casa in una città, alle strade brevi e al simbolo della tua missione.

## Gli assistenti

lesson-assistants = Pigro, normale, accurato
lesson-assistants-about = Questa lezione parla degli assistenti. Il tuo Mulino sull’area 4 e la tua Segheria sull’area 2 ne richiedono 2 gialli e 2 rossi ciascuno.
lesson-assistants-spaces = Normale richiede ciò che la carta mostra e dà 2 merci. Pigro dà 1 merce e qui ne richiede 1 in meno. Accurato dà 3 merci, ma sull’area 4 ne richiede 2 in più, gialli o rossi.
lesson-assistants-first = L’evento mostra un assistente per colore, e se ne pescheranno altri quattro. Ci saranno un giallo e un rosso? Pianifichi prima di saperlo. Metti il segnalino 1 sull’area 4, normale.
lesson-assistants-lazy-mill = La via sicura: basta un’altra pedina gialla o rossa, per 1 segnalino farina. Ma hai un aiuto a portata di mano, come vedrai. Scegli normale.
lesson-assistants-careful-mill = Per 3 segnalini farina servono sei tra gialli e rossi. Con quattro pedine in arrivo è quasi impossibile. Scegli normale.
lesson-assistants-follow-me = Un buon piano per un altro round. Ora fai lavorare gli edifici come dico io.
lesson-assistants-second = La Segheria richiede gli stessi colori. Gli assistenti non si consumano, quindi possono lavorare in tutti e due gli edifici. Metti il segnalino 2 sull’area 2, normale.
lesson-assistants-lazy-sawmill = Più sicuro, ma solo 1 merce. Scegli normale e guarda come si riempie un vuoto.
lesson-assistants-careful-sawmill = Accurato qui ne richiede 1 in più. Troppo audace, oggi: scegli normale.
lesson-assistants-commit = Conferma il piano, e vedremo chi manda il sacchetto.
lesson-assistants-missing = È arrivato un giallo, ma nessun rosso. Al tuo Mulino manca proprio un assistente rosso. Si può compensare. Produci con gli assistenti.
lesson-assistants-no-skip = Allora l’edificio non produrrebbe nulla. Il vuoto si può riempire: produci.
lesson-assistants-cover = Un assistente mancante costa 3 carte della mano. Oppure usi un gettone che ne sostituisce uno. Tu ce l’hai: usalo.
lesson-assistants-keep-cards = Anche tre carte basterebbero. Ma tra poco serve aiuto a un secondo edificio, e hai solo un gettone e quattro carte. Prima usa il gettone.
lesson-assistants-chain = 2 segnalini farina. Ora il tavolo chiede della catena del Mulino, che trasforma carte grano in farina. È la prossima lezione: fatto.
lesson-assistants-chain-later = Il Panificio mostra grano e potrebbe diventare farina. Ma un giorno vuoi costruirlo. Scegli: fatto.
lesson-assistants-again = Alla Segheria manca lo stesso assistente rosso. Produci anche qui.
lesson-assistants-cards = Gettoni non ce ne sono più. Cedi dunque carte per chi manca.
lesson-assistants-give = Tre carte, allora. Comincia con la Tessitura.
lesson-assistants-keep-bakery = Con la farina il Panificio fa il pane, e il capitolo vuole pane. Tienilo e cedi un’altra carta.
lesson-assistants-that-next = Anche quella se ne va, ma prima la carta che ti ho detto.
lesson-assistants-give-two = La Fortezza è buona, ma cara. Cedila.
lesson-assistants-give-three = E la Filanda. Con questa sono tre.
lesson-assistants-done = 2 segnalini farina e 2 assi, anche se mancava un assistente. Ricorda: pigro per andare sul sicuro, normale o accurato per osare, e per i vuoti tieni un gettone o tre carte.

## La catena

lesson-chain = La catena di produzione
lesson-chain-about = Questa lezione parla della catena di produzione. Trasforma cose semplici in merci migliori, e funziona anche se non arriva nessun assistente. Tre tuoi segnalini stanno su Mulino, Panificio e Macelleria.
lesson-chain-symbols = Ogni carta della tua mano mostra una risorsa. Lo Scriptorium e questo Mulino mostrano grano. La catena del tuo Mulino sul tavolo trasforma carte grano in farina.
lesson-chain-no-help = Segnalino 1: il Mulino. Persino per pigro manca un assistente. Non devi per forza produrre con gli assistenti: saltali, e viene la catena.
lesson-chain-dear-help = Per 3 delle tue 4 carte avresti 1 segnalino farina. La catena per le tue carte ti dà di più. Salta gli assistenti.
lesson-chain-feed = Ora la catena. Alimentala con lo Scriptorium: la carta diventa 1 segnalino farina.
lesson-chain-either = Quella verrà dopo. Prima lo Scriptorium.
lesson-chain-no-card = Allora il segnalino ti darebbe solo una carta. Alimenta la catena.
lesson-chain-feed-more = Ancora una: alimenta la catena anche con il secondo Mulino.
lesson-chain-one-more = Puoi fermarti quando vuoi. Ma tra poco la farina diventa pane: dalle anche il Mulino.
lesson-chain-bonus = Non hai più grano in mano. Quando hai finito, la catena aggiunge 1 merce in più, il bonus di catena. Due carte, tre segnalini farina: fatto.
lesson-chain-pair = Segnalino 2: il Panificio. La sua catena prende coppie, 1 farina e 1 carbone per 1 pane, e ne aggiunge ancora 1. Scegli tu quante. Fai passare tutte e tre le coppie.
lesson-chain-more-bread = Il bonus arriva una volta sola, per quanto ci passi. Ma farina e carbone insieme valgono 3, il pane vale 5. Tre coppie!
lesson-chain-no-bread = Allora niente pane, e il segnalino dà solo una carta. Fai passare tre coppie.
lesson-chain-meat = Quattro segnalini pane! Segnalino 3: la Macelleria. La sua catena prende una merce sola: ogni segnalino bestiame diventa 1 carne. Falli passare tutti e due.
lesson-chain-both-cattle = Il bestiame vale 3, la carne 6. Falli passare tutti e due.
lesson-chain-no-meat = Senza la catena questo segnalino dà solo una carta. Fai passare tutti e due i segnalini bestiame.
lesson-chain-worth = Due carte, un po’ di carbone e due segnalini bestiame sono diventati 4 pane e 3 carne. Valgono 38 monete, e sono merci dell’obiettivo.
lesson-chain-done = Carte, coppie o merci singole: ogni catena aggiunge esattamente 1 merce ogni volta che un segnalino la usa. Costruisci una catena intera e usala per più round.

## La plancia azioni

lesson-actions = La plancia azioni
lesson-actions-about = Questa lezione parla della plancia azioni. Hai pianificato tre dei suoi spazi: Cambio e pesca di carte, Mercato nero e Sviluppo. Il segnalino 3 è già tuo, quindi hai tre azioni.
lesson-actions-swap = Segnalino 1: Cambio e pesca di carte. Tre delle tue quattro carte sono troppo care o non vanno bene. Tieni il Panificio e cambia il resto: ne peschi quante ne cedi, e poi altre 3.
lesson-actions-keep-all = Puoi tenerle tutte e pescarne solo 3. Ma tre di queste carte non ti aiutano: tieni soltanto il Panificio.
lesson-actions-wrong-card = Puoi tenere esattamente una carta. Che sia il Panificio, che trasforma in pane la farina del tuo Mulino.
lesson-actions-hand = Sette carte, e molto migliori. In questo gioco le carte sono anche denaro: il Mercato nero lo dimostra.
lesson-actions-market = Segnalino 2: il Mercato nero. Per 2 carte ottieni 4 segnalini carbone e 1 altra merce. Cedi ciò che non va bene: prima la Fonderia.
lesson-actions-no-skip = Se salti, peschi 1 carta. L’azione ti dà molto di più.
lesson-actions-keep-food = Questa carta ti aiuta ad avere pane o carne. Cedine un’altra.
lesson-actions-keep-special = Un edificio speciale che costa poco conviene tenerlo. Cedi una carta che non va bene.
lesson-actions-that-next = Quella sarà la seconda. Prima la Fonderia.
lesson-actions-market-more = E ora la Fornace.
lesson-actions-good = I 4 segnalini carbone sono sulla tua Miniera di carbone. La quinta merce va su un edificio a scelta. La farina vale 2, il carbone solo 1: prendi la farina.
lesson-actions-only-coal = Si può, ma la farina vale il doppio e può diventare pane.
lesson-actions-develop = Segnalino 3: Sviluppo. Il segnalino 3 costa 7 monete; lo hai già. Il segnalino 4 ne costa 13 e dà subito 3 punti. Hai 14 monete: compralo.
lesson-actions-points = Da 3 punti sei a 6. Chi raggiunge o supera 5, 15, 25 o 35 pesca ogni volta 2 carte: eccole. Il segnalino 4 lo usi dal prossimo round.
lesson-actions-draw = Fase cinque. Con 1 segnalino carbone non puoi costruire nulla: salta, e al posto di un edificio peschi 2 carte.
lesson-actions-done = Carte per carbone, carbone per segnalini, segnalini per altre azioni. Un segnalino serve solo dal prossimo round, quindi compralo presto. L’ultimo spazio, Sblocco, arriva nella prossima lezione.

## Gettoni ed edifici speciali

lesson-tokens = Gettoni, sblocco, edifici speciali
lesson-tokens-about = Questa lezione parla dei piccoli aiuti: gettoni bonus, Sblocco ed edifici speciali della fase sei. Davanti a te ci sono due gettoni. Ognuno si usa una volta, subito prima o subito dopo un tuo turno.
lesson-tokens-problem = Il tuo segnalino 1 è su Sblocco, che costa 4 monete, e hai solo 2 segnalini carbone. Ma il tuo turno sta per cominciare: usa il gettone che dà 6 segnalini carbone per 2 carte legno.
lesson-tokens-first-wood = Quello verrà dopo. Prima ti servono monete: usa il gettone del legno.
lesson-tokens-no-coins = Allora non potresti pagare, e il segnalino ti darebbe solo una carta. Usa il gettone del legno.
lesson-tokens-wood = La Segheria mostra il legno. Cedila.
lesson-tokens-that-next = Anche quella mostra il legno, e verrà dopo. Prima la Segheria.
lesson-tokens-wood-more = La Fonderia produce ferro, ma mostra anch’essa il legno. Cedila.
lesson-tokens-count = 6 segnalini carbone! L’altro gettone dà una carta per ogni assistente giallo del mercato. Ora ce ne sono tre, un buon momento: usalo.
lesson-tokens-use-now = Puoi aspettare. Ma in altri round i gialli possono essere meno, e i gettoni non usati alla fine non valgono nulla. Usalo.
lesson-tokens-unlock = Ora Sblocco: per 4 monete togli uno dei tuoi due blocchi e guadagni 2 punti. Sblocca il raggio di costruzione: da ora costruisci fino a 3 passi di distanza.
lesson-tokens-other-block = Così un assistente mancante costerebbe 2 carte invece di 3. Buono anche questo, ma oggi vogliamo andare lontano: il raggio.
lesson-tokens-no-skip = Saltare ti darebbe solo carte. Segui il piano.
lesson-tokens-coal = Hai raggiunto 5 punti, quindi sono arrivate anche 2 carte. Segnalino 2: la tua Miniera di carbone ha tutto ciò che le serve. Produci.
lesson-tokens-build = Fase cinque. Costruisci il Deposito di carbone: costa 6 monete, in collina 3 in meno.
lesson-tokens-storehouse-first = Potresti pagarlo. Ma il Deposito di carbone da ora ti dà qualcosa in ogni round: costruisci prima quello.
lesson-tokens-far = Con raggio 3 arrivi ad A-16: colline, 1 punto per la prima casa e la stella della tua missione. Costruisci lì.
lesson-tokens-other-hills = Anche lì ci sono colline, e abbastanza vicine per un gettone, che con raggio 3 si prende fino a 2 passi. Ma A-16 ha un punto e la tua stella. Costruisci lì.
lesson-tokens-not-hills = Lì non ci sono colline: il Deposito costerebbe 6 monete intere. Costruisci ad A-16.
lesson-tokens-special = Fase sei: il Deposito di carbone ti ha dato da solo 1 segnalino carbone. Il Mercante di carbone chiede: 3 segnalini carbone per 2 punti? Vendi.
lesson-tokens-no-points = Puoi tenere il carbone. Ma alla fine 3 segnalini carbone non sono nemmeno 1 punto, e qui ne danno 2. Vendi.
lesson-tokens-worth = I tuoi 3 punti sono diventati 8. Nella fase sei ciò che dà soltanto funziona da solo; per ciò che costa qualcosa il tavolo chiede.
lesson-tokens-done = Usa i gettoni quando il mercato è favorevole, sblocca presto e costruisci edifici speciali finché mancano ancora molti round.

## Pianificare in anticipo

lesson-ahead = Pianificare in anticipo
lesson-ahead-about = Questa lezione parla di guardare avanti. Comincia il round 4. Da ora alcuni eventi ti chiedono qualcosa: alla Festa ognuno prende 3 carte o 2 punti.
lesson-ahead-feast = Hai 4 punti. Con altri 2 superi il 5 e peschi anche 2 carte. Prendi i punti.
lesson-ahead-cards-instead = Tre carte non sono poche. Ma con i punti superi il 5, e anche questo dà 2 carte. Prendi i punti.
lesson-ahead-plan = Hai un Mulino con 3 segnalini farina, e in mano un Panificio. Oggi lo costruisci, e farà il pane in questo stesso round. Guarda la tua area 3, vuota.
lesson-ahead-first = Prima l’edificio: metti il segnalino 1 su Costruzione.
lesson-ahead-order = L’ordine conta: quando tocca al segnalino 1, quell’area è ancora vuota. Prima pianifica la costruzione.
lesson-ahead-not-that = Quello può aspettare. Oggi conta solo il Panificio.
lesson-ahead-second = Ora metti il segnalino 2 sull’area 3, pigro. È vuota, ma puoi pianificare ciò che non è ancora possibile.
lesson-ahead-lazy-will-do = Il Panificio richiede 3 gialli e 2 verdi, molti. La catena funziona allo stesso modo su ogni spazio: scegli quello più sicuro, pigro.
lesson-ahead-area-three = Il Panificio starà sull’area 3. Metti lì il segnalino.
lesson-ahead-commit = Il piano è pronto. Confermalo.
lesson-ahead-build = Le pedine sono pescate e tocca al tuo segnalino 1. Costruisci il Panificio.
lesson-ahead-no-skip = Allora il tuo piano andrebbe in fumo. Seguilo.
lesson-ahead-bakery-first = Il tuo segnalino 2 aspetta un Panificio. Costruisci quello.
lesson-ahead-town = Costa 9 monete, in un prato 3 in meno. A-13 è un prato, ha la tua stella e dista 1 passo da Stonegate. Costruisci lì.
lesson-ahead-meadow = Senza prato paghi 9 monete, e poi manca il carbone per il pane. Costruisci ad A-13.
lesson-ahead-pay = Devi pagare 6 monete. Il Panificio usa farina e carbone in numero uguale, e tu hai 3 segnalini farina e 9 carbone. Paga con il carbone.
lesson-ahead-keep-flour = La farina vale 2 monete. Ma ogni farina che paghi è un pane in meno. Paga con il carbone.
lesson-ahead-area = Ora l’area. Il tuo segnalino 2 aspetta sull’area 3.
lesson-ahead-marker-there = Una buona area, ma il tuo segnalino è sull’area 3, e lì deve trovare il Panificio.
lesson-ahead-token = A un passo da Stonegate: prendi un gettone. Quello dello spazio 7 fa costare lo Sviluppo fino a 4 monete in meno.
lesson-ahead-take-it = Un gettone non costa nulla. Prendi quello dello spazio 7.
lesson-ahead-other-token = Non è male. Ma hai solo due segnalini: prendi quello dello spazio 7.
lesson-ahead-assist = Segnalino 2, e il Panificio c’è! Pigro richiede 4 dei suoi 5 assistenti: ci sono 2 gialli e 2 verdi. Produci.
lesson-ahead-chain = Un pane. Ora la catena: restano 3 segnalini farina e 3 carbone. Fai passare tutte e tre le coppie.
lesson-ahead-more-bread = Qui di più è meglio: farina e carbone insieme valgono 3, il pane 5. Fai passare tre coppie.
lesson-ahead-done = 5 segnalini pane da un edificio che all’inizio del round era ancora una carta. Sfrutta l’ordine dei segnalini: prima costruisci, poi produci. Pane, carne o mais per 20 monete sono la quota alta.

## Il punteggio

lesson-scoring = La fine del capitolo
lesson-scoring-about = Questa lezione parla della fine. Il round 7 è concluso. Ora la produzione finale: ogni tua catena funziona ancora una volta, senza segnalino e senza bonus di catena. Poi si conta tutto.
lesson-scoring-mill = L’ordine lo scegli tu. Prima il Mulino sull’area 2, per la farina.
lesson-scoring-flour-first = Hai solo 1 segnalino farina. Prima fanne altri nel Mulino sull’area 2, poi fai il pane.
lesson-scoring-no-chain = Puoi fermarti, ma alla fine carte e farina non valgono quasi nulla. Avvia le catene.
lesson-scoring-feed = Le carte in mano alla fine non contano nulla: trasformale in merci. Alimenta la catena con lo Scriptorium.
lesson-scoring-either = Quella verrà dopo. Prima lo Scriptorium.
lesson-scoring-feed-more = E il secondo Mulino.
lesson-scoring-one-more = Quella carta non la costruirai più. Dai alla catena anche quella.
lesson-scoring-bakery = 3 segnalini farina, questa volta senza bonus. Ora avvia il Panificio sull’area 3.
lesson-scoring-bread = Fai passare tutte e tre le coppie di farina e carbone.
lesson-scoring-more-bread = Ogni pane vale 5 monete, e per l’obiettivo te ne servono 20. Fanne passare tre.
lesson-scoring-goal = Ora il punteggio. L’obiettivo del capitolo: mais, pane e carne per 8 monete danno 6 punti, per 20 monete 12. Hai 4 segnalini pane e 1 carne. Consegna la quota alta.
lesson-scoring-too-low = Quella dà 6 punti. Hai abbastanza per 12: la quota alta.
lesson-scoring-no-goal = Se le tieni, danno 1 punto ogni 5 monete. Se le consegni, 12 punti per 20 monete. Consegna la quota alta.
lesson-scoring-pay = 4 segnalini pane sono esattamente 20 monete. La carne vale 6, e non si dà resto. Paga con il pane.
lesson-scoring-no-change = Una carne e tre pane sarebbero 21 monete, 1 di troppo. Paga con il pane e tieni la carne.
lesson-scoring-fists = I pugni: il grigio ha una Fortezza con due, tu una Piccola guardiola con uno. Chi ne ha di più riceve 4 punti, il secondo 2: ne guadagni 2.
lesson-scoring-goods = Ciò che resta dà 1 punto ogni 5 monete: 5 segnalini carbone e 1 carne sono 11 monete, 2 punti.
lesson-scoring-mission = La tua missione segreta, la stella: A-13 la mostra, e A-03 è un luogo mistico. Due case, 4 punti.
lesson-scoring-sum = I tuoi edifici valgono 2, 3, 4, 1 e 1, insieme 11. Con 22 punti del tracciato punteggio arrivi a 53. Il grigio ha 45: il capitolo è tuo!
lesson-scoring-done = Ora puoi giocare un capitolo intero. Ricorda l’obiettivo, la tua stella, qualche pugno e le catene lunghe. Buona fortuna sulla via per Newdale!

## Il prossimo capitolo

lesson-characters = Una compagna per il capitolo II
lesson-characters-about = Questa lezione parla dei prossimi capitoli. Il capitolo II si gioca sulla stessa mappa, ma il suo obiettivo sono assi e mattoni. E da ora con ognuno di voi viaggia un personaggio.
lesson-characters-choose = Ci sono due personaggi. Il sacchetto è del grigio, quindi scegli prima tu. Enoch Brubak dà 3 segnalini carbone. Onyx prende dal sacchetto un assistente a tua scelta, solo per te. Parti con Onyx.
lesson-characters-enoch = 3 segnalini carbone fanno sempre comodo. In questa lezione parti con Onyx.
lesson-characters-event = Il grigio ha avuto Enoch e l’ha usato subito. L’evento è La visita di Rabbit: nell’offerta comune ci sono gli Armaioli. Guarda gli assistenti: 2 gialli, 1 rosso, 1 blu, ma nessun verde.
lesson-characters-mission = Ha portato anche una missione secondaria, La missione di Rabbit. Accanto all’obiettivo del capitolo, alla fine 2 mais o 1 pane danno 4 punti.
lesson-characters-wait = Prima della pianificazione puoi usare gettoni e personaggio. Onyx aiuta una volta sola nel capitolo, e il suo assistente resta solo per questo round. Aspetta che si peschino le pedine: fatto.
lesson-characters-too-early = Puoi, ma non sai ancora chi porterà il sacchetto. Aspetta un po’.
lesson-characters-first = Metti il segnalino 1 sulla Miniera di carbone, normale. Richiede 2 gialli e 1 verde. I gialli ci sono.
lesson-characters-lazy-mine = Pigro sarebbe sicuro, bastano i 2 gialli. Ma Onyx può riempire un vuoto. Scegli normale.
lesson-characters-careful-mine = Accurato richiede un assistente in più. Onyx ne prende uno solo. Scegli normale.
lesson-characters-mine-first = Buono per un altro giorno. Prima fai lavorare la Miniera di carbone.
lesson-characters-second = Il segnalino 2 va su Cambio e pesca di carte.
lesson-characters-cards-then = Si può, ma ora ti servono carte nuove. Scegli Cambio e pesca di carte.
lesson-characters-commit = Conferma il piano.
lesson-characters-onyx = Un giallo, due rossi, un blu, ma nessun verde! Alla Miniera di carbone manca un assistente. Dopo la pesca il tavolo chiede di nuovo: fatti aiutare da Onyx.
lesson-characters-no-green = Senza un verde la Miniera di carbone ti costerebbe 3 carte. È il momento di Onyx.
lesson-characters-color = Scegli chi chiama Onyx: un assistente verde.
lesson-characters-wrong-color = Di quel colore ce ne sono abbastanza. Ti manca un verde.
lesson-characters-produce = Il grigio era primo, perché ha il sacchetto. Ora tu: due gialli del mercato e il tuo verde. Produci.
lesson-characters-no-skip = Il verde è venuto proprio per questo. Produci.
lesson-characters-road = In una campagna la missione secondaria decide la via: se almeno metà di voi la compie, il prossimo capitolo porta oltre il fiume, altrimenti lungo la strada del re.
lesson-characters-done = Un personaggio aiuta una volta, al momento giusto; le missioni secondarie danno 4 punti e scelgono la via. Ponti, Incappucciati e navi arrivano nei capitoli seguenti, e allora te ne parlerà il regolamento.
