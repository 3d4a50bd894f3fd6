### The lessons of Orléans: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## Il primo round

lesson-round = Il tuo primo round
lesson-round-welcome = Benvenuto a Orléans! Sono il maestro della gilda e siedo accanto a te. Giochi con il verde. Ora giochi il primo di diciotto round: mandi aiutanti al lavoro e vedi che cosa portano. Alla fine vince chi ha più punti.
lesson-round-starters = Qui, nel Mercato, aspettano i tuoi primi quattro aiutanti: un contadino, un barcaiolo, un artigiano e un commerciante. Sono gli aiutanti iniziali: qualunque cosa accada, non li perdi mai.
lesson-round-places = E questi sono i tuoi dieci luoghi. Ognuno ha caselle rotonde, e ogni casella mostra chi deve starci. Quando tutte sono occupate, il luogo è attivato e si può usare.
lesson-round-farm-house = Cominciamo dalla Fattoria. Servono un barcaiolo e un artigiano, e porta un nuovo contadino e una merce: il primo contadino porta grano.
lesson-round-boatman = Questa è la fase di pianificazione. Piazza il barcaiolo nella Fattoria.
lesson-round-other-place = Anche lì sarebbe utile. In questa lezione va nella Fattoria.
lesson-round-nothing-planned = Puoi confermare un piano vuoto, ma allora in questo round non lavora nessuno. Piazza il barcaiolo nella Fattoria.
lesson-round-boatman-first = Verrà il turno degli altri. Prima il barcaiolo, nella Fattoria.
lesson-round-craftsman = Ora l’artigiano, sulla seconda casella della Fattoria.
lesson-round-half-planned = Puoi già confermare, ma la Fattoria è piena solo a metà, e a metà non fa niente. Aggiungi l’artigiano.
lesson-round-craftsman-first = Prima completa la Fattoria con l’artigiano.
lesson-round-wait = La Fattoria è attivata. Contadino e commerciante non completano un altro luogo, ma un luogo si può occupare in parte: chi ci sta aspetta gli altri. Piazza il contadino nel Castello.
lesson-round-castle-please = Anche lì c’è posto per un contadino. Piazzalo nel Castello: lo completiamo nella prossima lezione.
lesson-round-farmer-please = Il commerciante questa volta può restare nel Mercato. Manda il contadino nel Castello.
lesson-round-one-more = Non ancora. Il contadino non ha niente da fare: che aspetti nel Castello, dove sarà utile.
lesson-round-confirm = Il commerciante resta nel Mercato; nessuno deve per forza lavorare. Finché non confermi puoi annullare tutto. Conferma il piano.
lesson-round-trader-stays = Sarebbe permesso. In questa lezione lascia il commerciante nel Mercato e conferma.
lesson-round-reveal = Si pianifica in segreto. Solo quando l’ultimo ha confermato si scoprono i piani: il giallo vuole usare il Villaggio. Ora le azioni: a turno ognuno usa un luogo o passa.
lesson-round-use = Sei il primo giocatore, quindi cominci tu. Usa la Fattoria.
lesson-round-not-pass = Puoi passare, e vale per tutto il round: la Fattoria aspetterebbe il prossimo con la sua gente. Ma perché aspettare? Usala.
lesson-round-gained = Un contadino e un grano! Il tuo segnalino è avanzato di una casella sul tracciato dei contadini. Il contadino è andato nel sacchetto, come i due che hanno lavorato.
lesson-round-stay = Chi non ha lavorato resta dov’è: il contadino nel Castello, il commerciante nel Mercato. Anche il giallo ha agito, e il round è finito.
lesson-round-done = Ora conosci il cuore di Orléans: pianifica, riempi un luogo, usalo, e la sua gente va nel sacchetto. Come ne esce, lo impari nella prossima lezione.

## Il sacchetto

lesson-bag = Pescare dal sacchetto
lesson-bag-about = Questa lezione parla del sacchetto: come ne escono gli aiutanti e come pescarne di più. Comincia il secondo round. Nel tuo sacchetto ci sono un barcaiolo, un artigiano e il nuovo contadino.
lesson-bag-hourglass = Fase uno: la clessidra porta l’evento del round. Questa volta è la Rendita: alla fine del round ognuno prende tante monete quanto il suo livello di sviluppo, per ora 1.
lesson-bag-census = Fase due, il Censimento: chi è in testa da solo sul tracciato dei contadini prende 1 moneta. Sei tu! In tre o quattro giocatori chi è ultimo da solo ne paga 1.
lesson-bag-number = Fase tre: peschi gli aiutanti. Quanti puoi pescarne, lo dice il tracciato dei cavalieri. Non hai ancora cavalieri: quattro.
lesson-bag-draw = Puoi pescarne quattro, ma nel sacchetto ce ne sono solo tre. Pescali tutti e tre.
lesson-bag-draw-nobody = Puoi non pescare nessuno. Allora nel Mercato non arriva nessun altro e puoi fare poco. Pescane tre.
lesson-bag-draw-fewer = Pescarne meno è permesso. Oggi ti servono tutti: pescane tre.
lesson-bag-leave = Per ogni pescata a cui rinunci o che non puoi fare, puoi richiamare un aiutante da una casella al Mercato. Te ne spetta uno. Ma il contadino sta bene nel Castello: lascialo lì e prosegui.
lesson-bag-leave-farmer = Potresti, e piazzarlo di nuovo. Ma nel Castello sta proprio dove ti serve. Lascialo lì.
lesson-bag-boatman = Il Castello porta cavalieri. Il contadino c’è già; mancano un barcaiolo e un commerciante. Piazza il barcaiolo.
lesson-bag-castle-please = Lui serve nel Castello.
lesson-bag-castle-first = Prima completa il Castello.
lesson-bag-castle-not-full = Puoi confermare, ma il Castello sarebbe ancora incompleto e non potresti usare niente. Prima completalo.
lesson-bag-trader = Ora il commerciante.
lesson-bag-park = Il nuovo contadino è libero. Che aspetti nel Battello, così non occupa il Mercato: lì c’è posto solo per otto.
lesson-bag-not-town-hall = Dal Municipio gli aiutanti se ne vanno per sempre; a che serve, lo mostra una lezione più avanti. Piazza questo contadino nel Battello.
lesson-bag-ship-please = È possibile, ma ora piazza il contadino nel Battello.
lesson-bag-park-first = Un momento: prima piazza il nuovo contadino nel Battello.
lesson-bag-farmer-first = L’artigiano resta per dopo. Piazza il contadino nel Battello.
lesson-bag-confirm = Bene. L’artigiano resta nel Mercato. Conferma il piano.
lesson-bag-keep-craftsman = Potrebbe aspettare anche lì. Questa volta lascialo nel Mercato e conferma.
lesson-bag-knight = Il segnalino primo giocatore è passato oltre, perciò il giallo ha agito per primo e ha reclutato un cavaliere. Serve anche a te: usa il Castello.
lesson-bag-not-pass = Se passi, il cavaliere deve aspettare il prossimo round. Usa il Castello.
lesson-bag-five = Il cavaliere è nel sacchetto, la Rendita ha portato una moneta, il Censimento un’altra. Un nuovo round, e ora puoi pescarne cinque! Nel sacchetto ce ne sono quattro: pescali.
lesson-bag-draw-all = Meno è permesso, ma più aiutanti hai, più puoi fare. Pescane quattro.
lesson-bag-call-back = Di nuovo avanza una pescata. Questa volta usala: richiama il contadino dal Battello. Può tornare al lavoro già in questo round.
lesson-bag-call-first = Puoi lasciarlo lì. Ma prova una volta: richiama il contadino dal Battello.
lesson-bag-done = Sei aiutanti nel Mercato! Ora conosci evento, Censimento, pescata e richiamo, e sai che i cavalieri fanno pescare di più. Un cavaliere o due, presto, sono di rado un errore.

## Il Villaggio

lesson-village = Il Villaggio e ciò che porta
lesson-village-about = Questa lezione parla del Villaggio, il luogo dove si sceglie. Servono un contadino, un barcaiolo e un artigiano. Ci sono tutti e tre: è attivato.
lesson-village-three = Nel Villaggio recluti uno di tre. Un barcaiolo porta monete: 2, poi 3, 4 e 5. Un artigiano porta una tessera tecnologia. Un commerciante porta un nuovo luogo, una tessera luogo.
lesson-village-use = Tocca a te. Usa il Villaggio.
lesson-village-not-pass = Puoi passare, ma allora il Villaggio aspetta il prossimo round. Usalo.
lesson-village-craftsman = Ora scegli. Una tessera tecnologia presa presto ti risparmia un aiutante in ogni round a venire: recluta un artigiano.
lesson-village-coins-later = Un barcaiolo porterebbe subito 2 monete, e ogni moneta alla fine è un punto. Bene, ma ora prendi l’artigiano.
lesson-village-tile-later = Il commerciante arriva più avanti in questa lezione. Ora prendi l’artigiano.
lesson-village-draw = Hai la tessera tecnologia, e nel nuovo round puoi piazzarla. Prima pesca i tuoi quattro aiutanti.
lesson-village-draw-all = Meno è permesso, ma ti servono tutti. Pescane quattro.
lesson-village-technology = Una tessera tecnologia sostituisce un aiutante fino alla fine della partita. La prima deve andare su una casella contadino. Piazzala nel Villaggio.
lesson-village-other-farmer-slot = Anche quella è una casella contadino, ed è permesso. Ma la tessera non si sposta più, e il Villaggio si usa spesso: piazzala lì.
lesson-village-tile-first = Prima la tessera tecnologia, nel Villaggio. Puoi anche tenerla per dopo, ma ferma non serve a nessuno.
lesson-village-boatman = D’ora in poi al Villaggio bastano due aiutanti. Piazza il barcaiolo.
lesson-village-village-please = È possibile, ma ora lui va nel Villaggio.
lesson-village-village-first = Prima completa il Villaggio.
lesson-village-not-full = Puoi confermare, ma il Villaggio non è ancora pieno.
lesson-village-second = E un artigiano. Ora ne hai due, uno iniziale e uno nuovo: va bene l’uno o l’altro.
lesson-village-not-town-hall = Dal Municipio se ne andrebbe per sempre. Piazza un artigiano nel Villaggio.
lesson-village-confirm = Il Villaggio è attivato, e il contadino è ancora libero: a questo serve la tessera. Conferma il piano.
lesson-village-enough = Con loro potresti occupare altri luoghi. In questa lezione conferma ora.
lesson-village-again = Usa di nuovo il Villaggio.
lesson-village-trader = Questa volta recluta un commerciante: porta una tessera luogo.
lesson-village-two-coins = 2 monete per il primo barcaiolo: niente male. Ma ora voglio mostrarti le tessere luogo. Recluta il commerciante.
lesson-village-second-tile = Una seconda tessera tecnologia potrebbe andare su ogni casella tranne quella del monaco, una per luogo. Ma ora recluta il commerciante.
lesson-village-tile = Scegli una tessera; ognuna esiste una volta sola. La prima viene dalla pila I, le altre dalla I o dalla II. Prendi il Vigneto: con un contadino e un commerciante porta vino, che vale 3 punti.
lesson-village-bathhouse-later = Il Bagno pubblico ti fa pescare meglio, e una lezione più avanti lo mostra. Ora prendi il Vigneto.
lesson-village-sacristy-later = La Sagrestia protegge dai cattivi eventi, e una lezione più avanti la mostra. Ora prendi il Vigneto.
lesson-village-other-tile = Ogni tessera ha la sua utilità, e puoi leggerle tutte in ogni momento. In questa lezione prendi il Vigneto.
lesson-village-gained = Il Vigneto sta accanto ai tuoi luoghi, e dal prossimo round puoi usarlo. La tessera tecnologia è rimasta nel Villaggio; barcaiolo e artigiano sono andati nel sacchetto.
lesson-village-done = Conosci il Villaggio: i barcaioli portano monete, gli artigiani tessere tecnologia, i commercianti tessere luogo. Ciò che ottieni durante le azioni vale dal prossimo round.

## Lo sviluppo

lesson-development = Sapere e sviluppo
lesson-development-about = Questa lezione parla dello sviluppo. Ogni punto sviluppo fa avanzare il tuo segnalino di una casella su questo tracciato, che alla fine moltiplica ciò che hai costruito.
lesson-development-marks = Le stelle sono i livelli: il livello 2 comincia sulla casella 4. Sulle caselle 7, 12 e 25 ognuno prende monete. I cittadini su 3, 18 e 28 vanno solo al primo che arriva.
lesson-development-trader = Scriptorium e Monastero sono pieni. All’Università contadino e artigiano aspettano un commerciante: così avrai uno studioso e punti sviluppo. Piazza lì il commerciante.
lesson-development-university-please = Anche lì può stare. Ma all’Università manca solo lui.
lesson-development-trader-first = Prima completa l’Università con il commerciante.
lesson-development-confirm = Tre luoghi attivati insieme. Conferma.
lesson-development-boatman-stays = Potrebbe aspettare lì. In questa lezione lascia il barcaiolo nel Mercato e conferma.
lesson-development-university = Il secondo studioso porta 3 punti; il primo ne ha portati 2. Sei sulla casella 2. Usa l’Università.
lesson-development-point-later = Un punto ti porterebbe sulla casella 3 e darebbe lo stesso il cittadino. Ma comincia dall’Università.
lesson-development-monk-later = Il monaco arriva tra un momento.
lesson-development-not-pass = Se passi, in questo round non fai più niente, e la tua gente aspetta. Vai avanti.
lesson-development-citizen = Tre caselle in una volta! Hai superato per primo la casella 3 e preso il cittadino; e dalla casella 4 sei al livello 2. Alla fine ogni cittadino vale quanto il tuo livello.
lesson-development-scriptorium = Lo Scriptorium trasforma il lavoro di un cavaliere e di uno studioso in 1 punto sviluppo. Usalo.
lesson-development-monk = Ora il Monastero: uno studioso e un commerciante portano un monaco. Nello scorso round c’era il Pellegrinaggio, quando nessuno recluta monaci, e hanno dovuto aspettare. Usalo.
lesson-development-draw = L’evento era la Rendita: livello 2, dunque 2 monete. Un nuovo round: pescane cinque e vediamo se c’è il monaco.
lesson-development-draw-all = Meno è permesso. Ma cerchiamo il monaco: pescane cinque.
lesson-development-knight = Eccolo! È arrivato anche un cavaliere, ma nessuno studioso. Piazza il cavaliere nello Scriptorium.
lesson-development-not-town-hall = Dal Municipio se ne andrebbe per sempre. Piazzalo nello Scriptorium.
lesson-development-scriptorium-please = Un buon posto per lui, ma ora lo Scriptorium.
lesson-development-knight-first = Prima il cavaliere, nello Scriptorium.
lesson-development-stand-in = Un monaco sostituisce chiunque. Piazzalo sulla casella dello studioso che manca.
lesson-development-anywhere = Sì, può stare lì: un monaco va bene su ogni casella dei tuoi luoghi. Ora serve nello Scriptorium.
lesson-development-monk-first = Prima il monaco, nello Scriptorium.
lesson-development-not-full = Puoi confermare, ma allo Scriptorium manca ancora lo studioso. Il monaco può sostituirlo.
lesson-development-plan = Conferma il piano.
lesson-development-enough = È possibile, ma in questa lezione conferma ora.
lesson-development-seven = Sei sulla casella 6. Guarda che cosa c’è sulla 7, e usa lo Scriptorium.
lesson-development-done = La casella 7 ha portato 3 monete. Ora sai: Università e Scriptorium ti fanno avanzare, un livello più alto dà più valore a stazioni e cittadini, e un monaco sostituisce chiunque.
