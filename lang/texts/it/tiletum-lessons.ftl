### The lessons of Tiletum: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## Il tuo primo turno

lesson-dice = Il tuo primo turno
lesson-dice-welcome = Ti do il benvenuto! Sono il maestro della gilda e mi siedo accanto a te. Oggi: il tuo primo turno. Sei il verde. Per quattro round viaggi, commerci e costruisci su questa mappa; vince chi alla fine ha più punti.
lesson-dice-wheel = Questa è la ruota delle azioni. I dadi stanno accanto a sei azioni. Nel tuo turno prendi un dado, che ti dà due cose: risorse e un’azione.
lesson-dice-value = Guarda questo due rosa. Il colore dice quale risorsa: rosa è il cibo. Il valore dice quante. E 7 meno 2 fa 5: tanti punti azione ricevi, per il mercante, perché il dado sta al suo spazio.
lesson-dice-take = Prendi il due rosa.
lesson-dice-not-pink-one = L’uno rosa darebbe 1 cibo e sei punti azione, ma per il re. Un buon dado; adesso prendi il due rosa.
lesson-dice-not-this-die = Puoi prendere qualsiasi dado della ruota. In questa lezione prendi il due rosa.
lesson-dice-goods = Hai ricevuto 2 cibo, oltre a quello con cui cominci. Con le risorse completi contratti, piazzi stemmi e costruisci cattedrali; tutto questo viene dopo.
lesson-dice-move = Ora i tuoi cinque punti azione. Un passo del mercante verso la città vicina ne costa uno. Vai a Colonia.
lesson-dice-not-there = Anche quella strada è aperta. In questa lezione vai a Colonia.
lesson-dice-not-yet = Puoi fermarti quando vuoi, ma i punti che non spendi sono persi. Vai avanti ancora un po’.
lesson-dice-house = Restano quattro punti. Nella città in cui sta il tuo mercante puoi piazzare una casa per un punto. Piazzala a Colonia.
lesson-dice-house-first = Si può proseguire il viaggio. Prima piazza la tua casa a Colonia.
lesson-dice-points = La tua casa resta lì per tutta la partita. Le case ti fanno partecipare alle fiere e contano alla fine. Restano tre punti, ma lasciali andare: termina l’azione, e con essa il turno.
lesson-dice-enough-now = Si potrebbe andare avanti. In questa lezione termina ora l’azione.
lesson-dice-rival = Anche il giallo ha preso un dado: 3 oro e quattro punti per l’architetto. In ogni round ciascuno di voi prende tre dadi.
lesson-dice-done = Questo è un turno di Tiletum: un dado, le sue risorse, la sua azione. Meno risorse, più forte l’azione. Le altre cinque azioni arrivano nelle prossime lezioni.

## Colonne e cattedrali

lesson-cathedrals = Colonne e cattedrali
lesson-cathedrals-intro = Oggi costruiamo una cattedrale. Ti servono due cose: una tua colonna nella sua città, che piazza l’architetto, e pietra.
lesson-cathedrals-cologne = A Colonia 3 pietra danno 4 punti, e la tessera in cima alla pila altri 5. Chi arriva secondo prende la tessera seguente, che vale solo 3. Conviene arrivare presto.
lesson-cathedrals-wish = I dadi grigio scuro danno pietra, e lo spazio dell’architetto sta ai tre. Ma questo dado è un quattro. Non importa: per 2 oro puoi cambiare un dado di un passo, in su o in giù.
lesson-cathedrals-change = Prendi il quattro grigio scuro come tre.
lesson-cathedrals-as-it-lies = Come quattro darebbe 4 pietra, ma l’azione Personaggio. Prendilo come tre: il nuovo valore conta per tutto, quindi dà 3 pietra e l’architetto.
lesson-cathedrals-other-value = Puoi pagare anche questo, ma come cinque darebbe l’azione Contratto. Prendilo come tre.
lesson-cathedrals-no-stone = Anche il tre giallo dà l’architetto, ma oro invece di pietra. Prendi il quattro grigio scuro come tre.
lesson-cathedrals-not-this-die = Puoi, ma quel dado non ci dà pietra e architetto insieme. Prendi il quattro grigio scuro come tre.
lesson-cathedrals-gold-first = Con 2 oro compri quando vuoi una risorsa a scelta. Qui è meglio spenderli per il dado.
lesson-cathedrals-tile = Allo spazio dell’architetto c’è una tessera bonus: un aiutante da 4 oro. Chi prende il dado può prendere anche la tessera, gratis. Prendila.
lesson-cathedrals-leave-it = Puoi lasciarla, ma allora aspetta il giallo. Il tuo magazzino ha posto per quattro tessere: prendila.
lesson-cathedrals-walk = Hai 3 pietra e quattro punti per l’architetto. Cammina come il mercante, un punto a passo. Mandalo a Colonia.
lesson-cathedrals-not-there = Potrebbe andare anche lì. Oggi la sua strada porta a Colonia.
lesson-cathedrals-helper-later = L’aiutante non scappa. Lo usiamo fra poco.
lesson-cathedrals-not-yet = I punti che non spendi sono persi. C’è ancora da fare.
lesson-cathedrals-pillar = Per un punto piazza qui una colonna, alla cattedrale di Colonia.
lesson-cathedrals-pillar-first = Potrebbe proseguire. Senza una colonna non puoi contribuire; prima piazzala.
lesson-cathedrals-build = E ora la pietra. Contribuire è un compito: non costa punti azione, solo risorse. Contribuisci alla cattedrale di Colonia.
lesson-cathedrals-build-first = La colonna resta, quindi l’architetto può proseguire e puoi pagare più tardi. Ma la tessera migliore è in cima adesso: prima contribuisci.
lesson-cathedrals-scored = Nove punti! A ogni cattedrale lo fai una volta. La colonna resta e conta ancora alla fine della partita.
lesson-cathedrals-helper = Anche usare un aiutante è un compito, possibile sempre nel tuo turno. Usa il tuo per 4 oro; poi esce dal gioco.
lesson-cathedrals-helper-now = Per quello i punti bastano. Prima usa l’aiutante.
lesson-cathedrals-antwerp = Restano due punti. Le tessere bonus stanno anche nelle città: ce n’è una ad Anversa. Manda lì il tuo architetto.
lesson-cathedrals-keep-gold = Puoi comprare una risorsa per 2 oro. Per ora tieni l’oro: serve a cambiare i dadi.
lesson-cathedrals-antwerp-please = Oggi lì non c’è niente da prendere. La tessera è ad Anversa.
lesson-cathedrals-pick = Spendi l’ultimo punto per la tessera di Anversa.
lesson-cathedrals-pick-please = Si può fare ancora un passo, ma allora la tessera resta lì. Prendila.
lesson-cathedrals-end = Un contratto! Aspetta nel tuo magazzino; dei contratti parla la prossima lezione. Termina l’azione.
lesson-cathedrals-next-lesson = Ben visto: hai già le sue risorse. Ma i contratti vengono nella prossima lezione; termina l’azione.
lesson-cathedrals-done = Hai cambiato un dado, preso due tessere bonus, piazzato una colonna e costruito con la pietra. Ricorda: la cattedrale chiede la tua colonna, non l’architetto.
