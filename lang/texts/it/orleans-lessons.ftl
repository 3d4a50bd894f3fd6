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
