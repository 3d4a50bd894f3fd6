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
lesson-development-citizen = Tre caselle in una volta! Il tuo segnalino ha superato per primo la casella 3, e il cittadino è tuo; dalla casella 4 sei al livello 2. Alla fine ogni cittadino vale quanto il tuo livello.
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

## Sulla mappa

lesson-travel = Viaggiare, commerciare, costruire
lesson-travel-about = Questa lezione porta sulla mappa. Il tuo mercante è a Orléans, come all’inizio tutti i mercanti. Può viaggiare, raccogliere merci e costruire stazioni commerciali.
lesson-travel-ways = Le città sono unite da strade e vie d’acqua, e all’inizio su ognuna c’è una merce. Il Battello segue le vie d’acqua, il Carro le strade. Più la merce è preziosa, meglio è: il grano vale 1 punto, il broccato 5.
lesson-travel-knight = Battello e Carro sono pieni. La Casa della gilda costruisce stazioni commerciali, ma le manca un cavaliere. Piazza lì il tuo cavaliere.
lesson-travel-not-town-hall = Dal Municipio se ne andrebbe per sempre. Piazzalo nella Casa della gilda.
lesson-travel-guildhall-please = Lì potrebbe stare. Ma alla Casa della gilda manca solo lui.
lesson-travel-knight-first = Puoi confermare, ma alla Casa della gilda manca il cavaliere. Prima piazzalo lì.
lesson-travel-confirm = Sono attivati tutti e tre. Conferma il piano.
lesson-travel-ship = In che ordine usi i tuoi luoghi dipende da te, e qui conta. Prima viaggia: usa il Battello.
lesson-travel-at-home = Potresti costruire qui: a Orléans ognuno può costruirne una. Proprio per questo non c’è fretta. Prima viaggia.
lesson-travel-wagon-later = Andrebbe bene anche il Carro, ma prima usa il Battello.
lesson-travel-not-pass = Se passi, in questo round non fai più niente. Vai avanti.
lesson-travel-blois = Da Orléans partono due vie d’acqua. Verso Blois c’è un vino, verso Briare un grano. Vai a Blois.
lesson-travel-not-briare = Su quella via c’è solo un grano, 1 punto. Il vino verso Blois ne vale 3.
lesson-travel-wine = Puoi prendere una merce dalla via che hai percorso. Prendi il vino.
lesson-travel-why-none = Puoi lasciarla, ma ne sarà contento chi viene dopo. Prendila.
lesson-travel-build = Il giallo è andato a Châteaudun e ha preso una lana. Tu sei a Blois, e qui non ha ancora costruito nessuno. Usa la Casa della gilda.
lesson-travel-build-first = Se prosegui, non puoi costruire a Blois. Prima usa la Casa della gilda.
lesson-travel-station = La tua stazione! In una città c’è posto per una sola, di chiunque sia: ora Blois è chiusa agli altri. Solo a Orléans può costruire ognuno. Alla fine una stazione vale quanto il tuo livello di sviluppo.
lesson-travel-wagon = Hai ancora il Carro. Usalo per proseguire.
lesson-travel-vendome = Da Blois partono due strade. A Vierzon c’è una stazione del giallo. Vai a Vendôme, dove la prossima volta potrai costruire.
lesson-travel-yellow-there = Puoi andarci, più mercanti possono stare nella stessa città. Ma non potresti costruire: Vierzon è del giallo.
lesson-travel-cheese = Sulla strada c’era un formaggio. Prendilo.
lesson-travel-trading-day = L’evento di questo round era il Giorno di mercato: 1 moneta per ogni tua stazione sulla mappa. Così Blois ti ha già reso qualcosa.
lesson-travel-done = Ora sai viaggiare per acqua e per strada, raccogliere merci e costruire. Le vie svuotate restano vuote, le città prese restano prese: chi arriva presto, sceglie.

## Le opere

lesson-deeds = Il Municipio e le opere
lesson-deeds-about = Questa lezione parla delle Opere Benefiche. La città cerca aiuto per otto opere e ricompensa chiunque mandi qualcuno.
lesson-deeds-deed = Ogni opera ha caselle per certi aiutanti. La Canalizzazione dà per ciascuno 1 moneta o 1 punto sviluppo, il Conclave 3 monete. Chi occupa l’ultima casella prende anche il cittadino.
lesson-deeds-never-back = Gli aiutanti ci vanno dal Municipio: uno o due, di qualsiasi tipo, ma non quelli iniziali. Non tornano più, perciò scegli bene.
lesson-deeds-farmer = Di contadini ne hai abbastanza. Piazza quello del Mercato nel Municipio.
lesson-deeds-either-slot = Va bene ognuna delle due caselle. Prendi la prima.
lesson-deeds-town-hall-please = Potrebbe lavorare anche lì. In questa lezione piazzalo nel Municipio.
lesson-deeds-somebody-first = Nel Municipio non c’è ancora nessuno. Piazza lì il contadino.
lesson-deeds-farmer-first = Prima il contadino, nel Municipio.
lesson-deeds-knight = Guarda il Conclave: ci sono due monaci, manca solo un cavaliere. Piazza nel Municipio anche il cavaliere.
lesson-deeds-one-is-enough = Al Municipio basta un aiutante, puoi confermare. Ma allora il Conclave lo completa un altro. Aggiungi il cavaliere.
lesson-deeds-knight-first = Prima il cavaliere, nel Municipio.
lesson-deeds-confirm = Conferma il piano.
lesson-deeds-enough = È possibile, ma in questa lezione conferma ora.
lesson-deeds-use = Anche il giallo ha un cavaliere nel Municipio. Per fortuna tocca prima a te: usa il tuo.
lesson-deeds-not-pass = Se passi, il giallo completa il Conclave e prende il cittadino. Usa il Municipio.
lesson-deeds-send-farmer = Decidi tu chi va dove, uno dopo l’altro. Sulle opere ognuno vale solo per sé, anche un monaco. Manda il contadino alla Canalizzazione.
lesson-deeds-wall = Le mura danno 1 moneta, ma l’ultima casella è ancora lontana. Manda il contadino alla Canalizzazione.
lesson-deeds-plague = La Lotta alla peste dà 2 monete, una buona offerta. Ma voglio mostrarti la Canalizzazione.
lesson-deeds-farmer-goes-first = Il cavaliere va subito dopo. Prima il contadino.
lesson-deeds-reward = Qui scegli la ricompensa. Sei sulla casella 3 del tracciato sviluppo, e il livello 2 comincia sulla 4. Prendi il punto sviluppo.
lesson-deeds-not-coin = Una moneta alla fine è 1 punto. Un passo in più vuol dire livello 2, e vale di più. Prendi il punto sviluppo.
lesson-deeds-second = Ora il secondo aiutante. Il Conclave aspetta il cavaliere: 3 monete, e l’ultima casella.
lesson-deeds-two-coins = Lì prendi di meno, e nessun cittadino. Il Conclave dà 3 monete, e la sua ultima casella è libera.
lesson-deeds-yellow-waits = Puoi fermarti qui. Lui resterebbe nel Municipio, che potresti usare ancora in un turno seguente; ma anche il giallo ha un cavaliere pronto. Manda il tuo adesso.
lesson-deeds-citizen = Il cittadino è tuo, chiunque abbia mandato i monaci. Il cavaliere del giallo è arrivato tardi: gli è rimasto il Trattato di pace. Al livello 2 i tuoi due cittadini valgono già 4 punti.
lesson-deeds-bag = Contadino e cavaliere non ci sono più, ma i tuoi segnalini sui tracciati restano dove sono. E con meno aiutanti nel sacchetto peschi più spesso gli altri.
lesson-deeds-done = Ora sai usare il Municipio: monete o punti per ogni aiutante, un cittadino per l’ultima casella e un sacchetto più leggero.

## Gli eventi

lesson-events = Quando la clessidra si svuota
lesson-events-about = Questa lezione parla degli eventi alla fine del round. Tre fanno male: Tasse, Peste e Raccolto. L’evento si conosce dall’inizio del round, così puoi prepararti.
lesson-events-taxes = Le Tasse! Paghi 1 moneta ogni 3 merci. Ne hai sei, dunque 2 monete, ma ne avevi una sola. Per ogni moneta che manca subisci la tortura: devi rinunciare a qualcosa.
lesson-events-torture = Ciò a cui rinunci è perso per sempre. Nove delle tue stazioni commerciali non sono costruite, e quasi nessuno le costruisce tutte e dieci. Rinuncia a una di quelle.
lesson-events-built-one = La stazione di Blois conta alla fine e a ogni Giorno di mercato. Rinuncia piuttosto a una non costruita.
lesson-events-random-one = Il caso sceglierebbe tra cavaliere, studioso e monaco. Sono preziosi tutti e tre. Rinuncia a una stazione non costruita.
lesson-events-level = Torneresti dalla casella 5 alla 4. È possibile, ma quel punto poi ti mancherebbe. Rinuncia a una stazione non costruita.
lesson-events-food-soon = Un grano vale solo 1 punto. Ma è cibo, e presto ti servirà. Rinuncia a una stazione non costruita.
lesson-events-good-points = Quella merce alla fine vale punti. Una stazione non costruita non vale niente: rinuncia a una di quelle.
lesson-events-keep-tile = Una tessera luogo sarebbe un prezzo alto per una moneta. Rinuncia a una stazione non costruita.
lesson-events-plague = Il prossimo round porta la Peste: prende un aiutante a caso dal sacchetto, ma mai uno iniziale. Chi non è nel sacchetto è al sicuro. Pescane cinque.
lesson-events-draw-all = Meno ne peschi, più la Peste ne trova nel sacchetto. Pescane cinque.
lesson-events-sacristy = Cavaliere e studioso sono ancora nel sacchetto. Ma è arrivato il monaco, e tu hai la Sagrestia: un monaco che aspetta lì può scongiurare Tasse, Peste o Raccolto. Piazzalo lì.
lesson-events-sacristy-please = Un monaco va bene ovunque. Ora deve proteggerti: piazzalo nella Sagrestia.
lesson-events-unprotected = Puoi confermare, ma allora la Peste ti prende il cavaliere o lo studioso. Prima il monaco, nella Sagrestia.
lesson-events-monk-first = Prima il monaco, nella Sagrestia.
lesson-events-confirm = Una buona protezione. Conferma il piano.
lesson-events-enough = Il Vigneto sarebbe un buon posto per contadino e commerciante. Ma in questa lezione conferma soltanto.
lesson-events-shield = La Peste è alla porta. Decidi tu se il monaco la scongiura o aspetta un giorno peggiore. Lascia che la scongiuri.
lesson-events-keep-later = Puoi tenerlo per dopo, ma allora perdi adesso il cavaliere o lo studioso. Lascia che scongiuri la Peste.
lesson-events-harvest = Nessuno è andato perso, e il monaco è tornato nel sacchetto. Ora viene il Raccolto: ognuno rende 1 cibo o, se non ne ha, paga 5 monete. Pescali tutti e tre.
lesson-events-draw-again = Meno è permesso. In questa lezione pescali tutti e tre.
lesson-events-go-on = Hai grano e formaggio, quindi il Raccolto non ti fa paura. Conferma il piano e basta.
lesson-events-monk-free = Ti risparmierebbe il Raccolto. Ma un solo grano non vale un monaco. Conferma e basta.
lesson-events-enough-harvest = Una buona idea per una partita vera. Qui conferma e basta.
lesson-events-food = Grano, formaggio e vino sono cibo. Se ne hai, devi darne uno; non puoi pagare al suo posto. Quale, lo scegli tu: dai il grano.
lesson-events-not-cheese = Il formaggio vale 2 punti, il grano solo 1. Dai il grano.
lesson-events-kind = Il giallo non aveva cibo e ha pagato 5 monete. Gli altri eventi sono più gentili: Rendita, Giorno di mercato e Pellegrinaggio, che vieta soltanto nuovi monaci. Ognuno dei sei arriva tre volte; qui vedi quali restano.
lesson-events-done = Hai imparato a guardare presto la clessidra: tieni qualche moneta e un cibo, svuota il sacchetto prima della Peste e, se hai la Sagrestia, tienici un monaco.

## Le tessere luogo

lesson-tiles = Le tue tessere luogo
lesson-tiles-about = Questa lezione parla delle tessere luogo. Ne hai già quattro: Bagno pubblico, Torre delle polveri, Farmacia e Scuola. Ognuna piega un po’ le regole a tuo favore.
lesson-tiles-draw = Comincia un round, e puoi pescare cinque aiutanti. Pescali tutti.
lesson-tiles-draw-all = Meno è permesso. Ma oggi lo spazio basta: pescane cinque.
lesson-tiles-tower = La Torre delle polveri ha due spazi in più per chi è pescato; su uno aspetta già il barcaiolo, un iniziale. Da qui si va direttamente alle opere. Manda il cavaliere nella Torre.
lesson-tiles-tower-first = Puoi lasciarli tutti nel Mercato. Ma prova la Torre: mandaci il cavaliere.
lesson-tiles-no-starter = Un aiutante iniziale può aspettare nella Torre, ma non va mai alle opere. Mandaci il cavaliere.
lesson-tiles-knight-please = È permesso, e da lì potrebbe andare alle opere. Ma l’opera migliore oggi è per un cavaliere: manda lui nella Torre.
lesson-tiles-bathhouse = Il Bagno pubblico: puoi pescare altri due aiutanti, tenerne uno e rimettere l’altro. Non costa una pescata. Vacci.
lesson-tiles-try-bath = Non è obbligatorio, ma perché non avere la scelta? Vai al Bagno pubblico.
lesson-tiles-keep = Un monaco e un contadino. Li vedi tutti e due, poi scegli. Tieni il monaco.
lesson-tiles-not-farmer = Un contadino è utile, ma un monaco sostituisce chiunque. Tieni il monaco.
lesson-tiles-pharmacy = Ora il piano. La Farmacia accoglie un aiutante qualsiasi, anche iniziale. Piazza lì il contadino.
lesson-tiles-starter-will-do = Può starci chiunque. Ma oggi il contadino è quello che serve di meno: prendi lui.
lesson-tiles-plan-first = Puoi confermare, ma allora in questo round le tue tessere non fanno niente. Piazza il contadino nella Farmacia.
lesson-tiles-pharmacy-first = Prima il contadino, nella Farmacia.
lesson-tiles-school = Allo Scriptorium manca un cavaliere. Aiuta la Scuola: uno studioso può stare su ogni casella tranne quella del monaco. Piazza lo studioso sulla casella del cavaliere. Il Giardino delle erbe aiuta in modo simile i barcaioli.
lesson-tiles-not-town-hall = Dal Municipio se ne andrebbe per sempre. Piazzalo nello Scriptorium.
lesson-tiles-scriptorium-please = Con la Scuola può stare anche lì. Ma allo Scriptorium manca solo lui.
lesson-tiles-keep-knight = Puoi prenderlo dalla Torre. Ma lì ha di meglio da fare: lascialo.
lesson-tiles-keep-monk = Anche il monaco potrebbe sostituirlo. Ma con la Scuola basta uno studioso, e il monaco resta libero.
lesson-tiles-scholar-first = Prima lo studioso, sulla casella del cavaliere nello Scriptorium.
lesson-tiles-confirm = Conferma il piano.
lesson-tiles-enough = Potresti pianificare ancora. In questa lezione conferma ora.
lesson-tiles-use-pharmacy = La Farmacia trasforma monete in punti sviluppo, fino a tre alla volta. Usala.
lesson-tiles-pharmacy-now = A quello ci arriviamo. Prima la Farmacia.
lesson-tiles-not-pass = Se passi, la tua gente aspetta il prossimo round. Vai avanti.
lesson-tiles-pay = Sei sulla casella 6. Paga 3 monete: superi la casella 7, dove 3 monete tornano a te, e arrivi alla 9, livello 3!
lesson-tiles-pay-one = Una moneta porta alla casella 7 e te ne dà 3. Bella idea! Ma con tre monete arrivi anche al livello 3.
lesson-tiles-pay-two = Con due ti fermi appena prima del livello 3. Pagane tre.
lesson-tiles-scriptorium = Livello 3, e le monete sono tornate. Ora usa lo Scriptorium: i tuoi due studiosi portano un altro punto.
lesson-tiles-tower-later = La Torre viene subito dopo. Prima lo Scriptorium.
lesson-tiles-use-tower = Ora la Torre delle polveri: funziona come un Municipio. Usala.
lesson-tiles-send = Il cavaliere può scegliere fra tre opere. Il Conclave dà di più: 3 monete. Mandalo lì.
lesson-tiles-three-coins = Quell’opera dà meno. Il Conclave dà 3 monete.
lesson-tiles-done = Hai visto tessere che aiutano a pescare, pianificare, progredire e guadagnare. Altre portano merci, monete o tessere tecnologia. Ognuna esiste una volta sola: leggile tutte e scegli ciò che serve al tuo piano.

## La fine

lesson-end = L’ultimo round
lesson-end-about = Questa lezione parla della fine della partita. È il diciottesimo round, l’ultimo, e due dei tuoi luoghi sono pronti. Vediamo quanto valgono.
lesson-end-worth = Ogni moneta è 1 punto. Il grano vale 1, il formaggio 2, il vino 3, la lana 4, il broccato 5. Ogni stazione sulla mappa e ogni cittadino valgono quanto il tuo livello di sviluppo: ora 3.
lesson-end-tours = Il tuo mercante è a Tours, e anche quello del giallo. Tutti e due avete pronta la Casa della gilda. Ma a Tours c’è posto per una sola stazione.
lesson-end-guildhall = Avete quattro stazioni ciascuno. Chi alla fine ne ha di più, da solo, prende un altro cittadino. Tocca a te: usa la Casa della gilda.
lesson-end-point-waits = Il punto non scappa, ma Tours sì: il giallo vi costruirebbe subito. Prima la Casa della gilda.
lesson-end-not-pass = È l’ultimo round: ciò che non usi adesso è perso. Vai avanti.
lesson-end-most = Cinque stazioni contro quattro! Il giallo non può più costruire a Tours e ha dovuto passare.
lesson-end-scriptorium = Il tuo segnalino è sulla casella 14, e il livello 4 comincia sulla 15. Un solo punto fa valere di più ogni stazione e ogni cittadino. Usa lo Scriptorium.
lesson-end-coins = La partita è finita; ora si conta. L’ultimo evento era il Giorno di mercato: 5 monete per le tue cinque stazioni. In tutto 13 monete, 13 punti.
lesson-end-goods = Le tue merci: due grani fanno 2, due formaggi 4, un vino 3, una lana 4. Sono 13 punti.
lesson-end-stations = Cinque stazioni, i tuoi due cittadini e un altro per il maggior numero di stazioni: otto. Per il livello 4 fa 32 punti!
lesson-end-nothing = Aiutanti, tessere tecnologia, tessere luogo e stazioni non costruite non contano niente. Hai dunque 13, 13 e 32: 58 punti.
lesson-end-yellow = Il giallo ha 18 per le monete, 6 per le merci e 20 per quattro stazioni e un cittadino al livello 4: 44 punti. Vinci tu! In caso di parità decide chi è più avanti sul tracciato sviluppo.
lesson-end-done = Ora sai come finisce una partita a Orléans e che cosa conta. È il momento della tua prima vera partita. Recluta, viaggia, costruisci, tieni d’occhio la clessidra, e buon divertimento!
