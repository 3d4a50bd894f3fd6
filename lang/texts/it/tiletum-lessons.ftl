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
lesson-cathedrals-road-field = Uno spazio strada: un passo come gli altri, ma lì non si piazza e non si prende niente. Prendi la tessera di Anversa.
lesson-cathedrals-pick-please = Si può fare ancora un passo, ma allora la tessera resta lì. Prendila.
lesson-cathedrals-end = Un contratto! Aspetta nel tuo magazzino; dei contratti parla la prossima lezione. Termina l’azione.
lesson-cathedrals-next-lesson = Ben visto: hai già le sue risorse. Ma i contratti vengono nella prossima lezione; termina l’azione.
lesson-cathedrals-done = Hai cambiato un dado, preso due tessere bonus, piazzato una colonna e costruito con la pietra. Ricorda: la cattedrale chiede la tua colonna, non l’architetto.

## Contratti

lesson-contracts = Contratti
lesson-contracts-intro = Oggi: i contratti. Chiedono risorse e pagano in punti, e ognuno dei primi cinque libera anche una colonna.
lesson-contracts-market = Questa è l’offerta dei contratti. Da sinistra le tessere costano 3, 2, 2, 1 e 1 punti azione. Dopo ogni turno scorrono a destra, dove costano meno.
lesson-contracts-take = Lo spazio Contratto sta ora agli uno: sei punti azione. Prendi l’uno blu; blu è il ferro.
lesson-contracts-as-it-lies = Puoi pagare un altro valore, ma allora il dado non sta più allo spazio Contratto. Prendilo come uno.
lesson-contracts-pink-one = La stessa azione, ma con cibo. A noi manca il ferro: prendi l’uno blu.
lesson-contracts-not-this-die = Puoi, ma oggi vogliamo l’uno blu, così com’è.
lesson-contracts-keep-gold = Per 2 oro puoi comprare una risorsa in ogni momento del tuo turno. Per ora tieni l’oro.
lesson-contracts-swap = Hai 2 ferro e ne vuoi 3. Per un punto puoi scambiare una risorsa con una qualsiasi altra. Scambia il cibo con ferro.
lesson-contracts-other-swap = Anche questo è possibile. Per il nostro piano scambia cibo con ferro.
lesson-contracts-swap-first = I punti ci sono, ma prima completa le risorse: scambia cibo con ferro.
lesson-contracts-not-yet = I punti che non spendi sono persi. Vai avanti ancora un po’.
lesson-contracts-gain = Il primo scambio del turno dà gratis un’altra risorsa a scelta. Hai 4 lana; prendi la quinta.
lesson-contracts-gain-gold = L’oro fa sempre comodo. Ma la quinta lana pagherà un intero contratto: prendi lana.
lesson-contracts-gain-other = Puoi scegliere qualsiasi tipo. Prendi lana; presto vedrai perché.
lesson-contracts-contract = Restano cinque punti. Sul secondo spazio c’è un contratto da 3 ferro. Prendilo per 2 punti.
lesson-contracts-nine-iron = 9 ferro danno 17 punti, ma sono ancora lontani. Un contratto che aspetta occupa uno spazio del magazzino. Prendi quello da 3 ferro.
lesson-contracts-not-this-tile = Quello forse più tardi. Prima il contratto da 3 ferro.
lesson-contracts-enough-swapped = La risorsa in più viene solo con il primo scambio. Le tue risorse ora vanno bene: lasciale così.
lesson-contracts-fulfil = È nel tuo magazzino, e hai 3 ferro. Completare è un compito e non costa punti azione. Completalo.
lesson-contracts-fulfil-first = Puoi prenderne altri, ma il magazzino ha solo quattro spazi. Prima completa il contratto che hai.
lesson-contracts-space = Quattro punti per la tessera e uno per il primo spazio contratto: cinque. La colonna che c’era è ora nella tua riserva. I prossimi spazi danno 2, 3, 4, 5 e 6.
lesson-contracts-second = Sullo spazio più a destra c’è un contratto da cinque risorse identiche, per un solo punto. Prendi anche quello.
lesson-contracts-five-please = Per quello oggi ti mancano le risorse. Prendi quello più a destra: cinque risorse identiche.
lesson-contracts-keep-goods = Puoi scambiare ancora, ma senza la risorsa in più. Le tue vanno bene così.
lesson-contracts-identical = Cinque risorse di un tipo, quello che vuoi. Hai 5 oro e 5 lana. Completalo.
lesson-contracts-pay = Decidi tu con che cosa paghi. L’oro cambia i dadi e compra altre risorse: tienilo. Paga con la lana.
lesson-contracts-not-gold = Puoi, ma l’oro più tardi può diventare qualsiasi cosa. Paga con la lana.
lesson-contracts-end = Sei e due fanno otto punti, e una seconda colonna è libera. Restano due punti azione; lasciali andare e termina l’azione.
lesson-contracts-may-take = Puoi tenere un contratto in magazzino per dopo. Ma una tessera esce solo se usata: scegli con cura. Termina l’azione.
lesson-contracts-slide = Guarda come è cambiata l’offerta: le tessere sono scorse a destra e da sinistra ne sono entrate di nuove. Alcune, completate, danno un piccolo extra: un passo sul tracciato del re, un passo del mercante, un’azione Personaggio.
lesson-contracts-done = Hai scambiato, preso e completato contratti e liberato due colonne. Nell’offerta ci sono anche stemmi; hanno una lezione tutta loro. Prima vengono i personaggi.

## Personaggi

lesson-characters = Personaggi
lesson-characters-intro = Oggi arrivano ospiti nei tuoi edifici. I personaggi di questa offerta ti danno un bonus quando li alloggi.
lesson-characters-rooms = Gli edifici da 1 a 5 hanno tre, due, due, una e una stanza. Una stanza al piano 1 costa 1 punto, al piano 2 ne costa 2, al piano 3 ne costa 3.
lesson-characters-take = Lo spazio Personaggio sta ai due: cinque punti azione. Prendi il due rosa.
lesson-characters-yellow-two = Dà la stessa azione, con oro. Buono anche quello, ma il cibo servirà presto per gli stemmi: prendi il due rosa.
lesson-characters-not-this-die = Quel dado sta a un’altra azione. Prendi il due rosa.
lesson-characters-first = Ogni personaggio costa un punto; se nessuno va bene, con un punto rinnovi tutta l’offerta. Prendi quello del primo spazio: di tipo Mercante, con due passi gratuiti.
lesson-characters-first-the-steps = Quello viene dopo. Comincia dai due passi del primo spazio.
lesson-characters-other-kind = Un bell’ospite, ma di un altro tipo, e un edificio ospita un solo tipo. Prendi il personaggio di tipo Mercante che ti ho indicato.
lesson-characters-no-refresh = Con un punto cambi tutti e cinque i personaggi. Conviene quando niente va bene; oggi qualcosa c’è.
lesson-characters-not-yet = I punti che non spendi sono persi, e i tuoi ospiti aspettano ancora.
lesson-characters-second = Il vuoto si è riempito subito. Ora prendi l’altro di tipo Mercante, sul terzo spazio: 2 oro.
lesson-characters-take-first = Potresti alloggiare subito il primo. Prendi prima il secondo, prima che lo faccia un altro.
lesson-characters-lodge = Entrambi aspettano in magazzino; restano tre punti. In due stanno nell’edificio 2. Alloggia lì il primo, al piano 1.
lesson-characters-steps-first = L’ordine lo decidi tu. In questa lezione alloggia prima quello con i due passi.
lesson-characters-three-rooms = L’edificio 1 ha tre stanze e da completato vale di più, ma i tuoi due ospiti oggi non lo riempiono. Scegli l’edificio 2, piano 1.
lesson-characters-one-room = Attenzione: lì c’è una sola stanza, e un tipo sta in un solo edificio. Il secondo ospite non potrebbe più alloggiare da nessuna parte. Scegli l’edificio 2.
lesson-characters-floor-two = Va bene anche così: le stanze si riempiono in qualsiasi ordine. In questa lezione comincia dal piano 1.
lesson-characters-building-two = Anche l’edificio 3 ha due stanze. In questa lezione scegliamo l’edificio 2.
lesson-characters-points-short = Ora tutti i punti servono per le stanze.
lesson-characters-step = L’ospite ringrazia: due passi per il tuo mercante, gratis. Vai a Colonia.
lesson-characters-to-cologne = Gratis è gratis, ovunque tu vada. Oggi vai a Colonia.
lesson-characters-steps-lost = Puoi fermarti, ma i passi gratuiti che non usi sono persi.
lesson-characters-step-two = E avanti, a Francoforte.
lesson-characters-to-frankfurt = Anche quella strada è aperta. Prosegui per Francoforte.
lesson-characters-fill = L’azione continua con due punti: giusto quelli per il piano 2. Alloggia il secondo ospite nell’edificio 2.
lesson-characters-roof = Sono arrivati 2 oro e l’edificio è riempito: la casa del tetto è ora nella tua riserva, pronta per la mappa.
lesson-characters-end = Tutti i punti sono spesi. Un’azione finisce solo quando lo dici tu. Terminala.
lesson-characters-no-points = Puoi ancora comprare risorse con l’oro. Ora non serve: termina l’azione.
lesson-characters-marker = Un edificio riempito con uno stemma al piano terra è completato. Allora rafforza l’azione del suo tipo: l’edificio 2 ti darebbe 2 punti in più per ogni azione Mercante di un dado.
lesson-characters-done = Hai preso personaggi, li hai alloggiati e hai riempito un edificio. Un tipo per edificio, un edificio per tipo. Ora gli stemmi.

## Stemmi

lesson-crests = Stemmi
lesson-crests-intro = Oggi: gli stemmi. Ne hai tre in magazzino, e molto cibo. Stanno sulla mappa, agli spazi azione e nell’offerta dei contratti; di ognuno dei sei tipi puoi averne uno.
lesson-crests-spaces = Ogni piano terra ha uno spazio stemma. Costa cibo, da 6 a sinistra a 2 a destra, e dà subito una ricompensa. Ogni stemma va bene per ogni edificio.
lesson-crests-first = Nell’edificio 4 abita già un ospite di tipo Architetto: è riempito. Piazzare uno stemma è un compito. Piazza lì il giglio per 4 cibo.
lesson-crests-the-lily = Andrebbe bene qualsiasi stemma. Prendi il giglio, così non ci confondiamo.
lesson-crests-five-points = L’edificio 6 dà 5 punti per soli 2 cibo, e lo stemma basta a completarlo. Ricordalo! Ora l’edificio 4.
lesson-crests-two-goods = L’edificio 5 dà 2 risorse qualsiasi per 3 cibo. Ora l’edificio 4.
lesson-crests-building-four = Il cibo c’è, ma l’ospite abita nell’edificio 4. Piazza lì il giglio.
lesson-crests-before-die = I compiti si possono svolgere prima del dado, e questo renderà il dado più forte. Prima piazza il giglio.
lesson-crests-move = La ricompensa dell’edificio 4: il tuo architetto va subito dove vuoi. Mandalo a Praga, dove c’è una ricca cattedrale.
lesson-crests-forgo = Puoi rinunciare alla ricompensa, ma non torna più. Usala.
lesson-crests-to-prague = Dove vuoi, sì. Oggi ci serve a Praga.
lesson-crests-marker = Riempito e con uno stemma: l’edificio 4 è completato. Il suo segnalino ti dà ora 1 punto in più per ogni azione Architetto di un dado.
lesson-crests-take = Provalo. Prendi il tre rosa: cibo e architetto.
lesson-crests-no-food = La stessa azione, ma con oro. Il cibo ti serve per altri due stemmi: prendi il tre rosa.
lesson-crests-not-this-die = Sta a un’altra azione, dove il tuo segnalino non aiuta. Prendi il tre rosa.
lesson-crests-die-first = Si potrebbe ora. Ma prima il dado: porta il cibo che manca per l’ultimo.
lesson-crests-pillar = Cinque punti invece di quattro. Piazza una colonna a Praga.
lesson-crests-pillar-first = Tutto a suo tempo. Prima la colonna a Praga.
lesson-crests-not-yet = I punti e le ricompense che lasci sono persi. Vai avanti.
lesson-crests-second = Ora il grifone: piazzalo nell’edificio 2 per 6 cibo. Non ci abita ancora nessuno; non importa.
lesson-crests-the-griffin = Andrebbe bene anche l’albero. Prendi il grifone.
lesson-crests-building-two = Anche questo è permesso. Per il nostro piano piazza il grifone nell’edificio 2.
lesson-crests-crest-first = Può proseguire più tardi. Prima lo stemma.
lesson-crests-anywhere = Una colonna a una cattedrale qualsiasi, senza architetto. Milano è lontana: piazzala lì.
lesson-crests-to-milan = Un buon posto anche quello. In questa lezione scegli la lontana Milano.
lesson-crests-third = Restano 6 cibo e l’albero. Piazzalo nell’edificio 1.
lesson-crests-building-one = Costa meno, sì. Ma l’edificio 1 dà una casa in una città qualsiasi: piazza lì l’albero.
lesson-crests-house = Una casa in una città qualsiasi, senza mercante. Lo spazio casa di Firenze dà 4 punti: piazzala lì.
lesson-crests-to-florence = Si può, ma nessuno spazio casa dà più punti di quello di Firenze.
lesson-crests-end = Tre stemmi, tre ricompense. All’architetto restano quattro punti; lasciali andare e termina l’azione.
lesson-crests-may-walk = Può proseguire, è vero. In questa lezione termina l’azione.
lesson-crests-done = Gli stemmi costano cibo, danno ricompense e completano gli edifici riempiti, che rafforzano la loro azione. Da tre edifici completati in su ci sono punti alla fine.

## Aiutanti e Jolly

lesson-helpers = Aiutanti e Jolly
lesson-helpers-intro = Oggi: aiutanti, compiti e Jolly. Il tuo magazzino è pieno di aiutanti, e allo spazio Jolly ce n’è un altro. Un magazzino pieno non prende tessere.
lesson-helpers-room = Fai posto, quindi, prima di scegliere il dado. Usa l’aiutante del magazzino 4: dà 4 punti.
lesson-helpers-not-this-helper = Quella è l’azione extra dell’architetto; la vogliamo più tardi. Usa i 4 punti.
lesson-helpers-room-first = Puoi, ma allora la tessera dello spazio resta dov’è: dopo il dado è tardi per fare posto. Prima usa i 4 punti.
lesson-helpers-take = Ora prendi il sei blu: sei risorse e un punto, allo spazio Jolly.
lesson-helpers-not-this-die = Una buona scelta, ma vogliamo conoscere il Jolly. Prendi il sei blu.
lesson-helpers-helper-later = Più tardi. Prima il dado.
lesson-helpers-tile = Ora c’è posto. Prendi l’aiutante: tre spazi in su sul tracciato del re, quando vuoi.
lesson-helpers-leave-it = Hai fatto posto apposta: prendilo.
lesson-helpers-change = Il tuo primo aiutante può cambiare il tipo di risorsa, solo ora, prima che tu la ottenga. 6 ferro vanno bene, 6 oro meglio. Ottieni invece l’oro.
lesson-helpers-no-change = Puoi tenere il ferro, e anche l’aiutante. Ma vediamolo al lavoro: ottieni l’oro.
lesson-helpers-to-gold = È possibile ogni altro tipo. L’oro più tardi può diventare qualsiasi cosa: ottieni l’oro.
lesson-helpers-name = Allo spazio Jolly scegli una delle altre cinque azioni. Il tuo mercante è a Verona: scegli l’azione Mercante.
lesson-helpers-a-king = Il tuo disco salirebbe di uno spazio. Oggi scegli l’azione Mercante.
lesson-helpers-a-merchant = Il Jolly può essere anche quella. Oggi scegli l’azione Mercante.
lesson-helpers-plus = Un punto è poco. L’aiutante del magazzino 3 ne aggiunge due all’azione del dado. Usalo.
lesson-helpers-plus-first = Anche quello, fra poco. Prima l’aiutante del magazzino 3, per altri due punti.
lesson-helpers-trade-later = L’acquisto viene fra poco. Andiamo con ordine.
lesson-helpers-not-yet = Non ancora: ciò che non spendi è perso.
lesson-helpers-house = Tre punti. Piazza una casa a Verona; il suo spazio dà 2 punti.
lesson-helpers-house-first = Va bene, ma dopo la casa a Verona.
lesson-helpers-extra = Ora una cosa bella: nel mezzo di questa azione puoi cominciarne un’altra. Usa l’aiutante del magazzino 2, un’azione Architetto da due punti.
lesson-helpers-king-later = Tieni l’aiutante del re: vale di più poco prima della Fase del re.
lesson-helpers-extra-first = I punti del mercante aspettano. Prima usa l’aiutante del magazzino 2.
lesson-helpers-pillar = Il tuo architetto è a Parigi. Piazza lì una colonna.
lesson-helpers-pillar-first = Ora è proprio a una cattedrale. Prima la colonna.
lesson-helpers-close = Resta un punto, ma non c’è altro da fare. Termina questa azione extra; poi continua l’azione Mercante.
lesson-helpers-close-please = Puoi fare un passo. In questa lezione termina l’azione extra.
lesson-helpers-trade = La cattedrale di Parigi chiede 2 pietra, e tu ne hai 1. L’acquisto è un compito: compra pietra per 2 oro.
lesson-helpers-stone-please = Ogni risorsa tranne l’oro ha questo prezzo. A te serve pietra.
lesson-helpers-may-walk = Puoi camminare, ma prima finiamo i compiti.
lesson-helpers-trade-first = Questo chiuderebbe il tuo turno. Prima compra pietra.
lesson-helpers-build = E con 2 pietra contribuisci alla cattedrale di Parigi.
lesson-helpers-no-more-trade = Una bastava. Contribuisci alla cattedrale di Parigi.
lesson-helpers-build-first = Questo chiuderebbe il tuo turno. Prima contribuisci alla cattedrale di Parigi.
lesson-helpers-done = Tanto da un solo punto! I compiti non costano punti e stanno quasi ovunque nel turno: acquisti, aiutanti, stemmi, contratti, cattedrali. E il Jolly è qualsiasi azione.

## Una cosa tira l’altra

lesson-rewards = Una cosa tira l’altra
lesson-rewards-intro = Oggi: il bonus di un edificio. Alcuni spazi casa, come quello di Vienna, fanno dare ancora una volta i bonus ai personaggi di un tuo edificio. Hai ospiti negli edifici 2 e 4.
lesson-rewards-take = Il tuo mercante è a Praga, vicino a Vienna. Prendi il due rosa, per l’azione Mercante con cinque punti.
lesson-rewards-yellow-two = La stessa azione, oro invece di cibo. Va bene, ma in questa lezione prendi il due rosa.
lesson-rewards-not-this-die = Sta a un’altra azione, e a noi serve il mercante. Prendi il due rosa.
lesson-rewards-walk = Vai a Vienna.
lesson-rewards-house-prague = Darebbe 2 punti. Ne vale la pena, ma oggi si prosegue: a Vienna.
lesson-rewards-to-vienna = È un’altra strada. La nostra meta è Vienna.
lesson-rewards-not-yet = I punti che non spendi sono persi. Vai avanti.
lesson-rewards-house = Piazza qui una casa.
lesson-rewards-house-first = Prosegui più tardi. Prima la casa.
lesson-rewards-choose = Ora scegli un edificio. Nell’edificio 4 abita un ospite, che vale 3 punti; nell’edificio 2 ne abitano due. Prendi i bonus dell’edificio 2.
lesson-rewards-building-four = Tre punti subito, niente male. Ma due bonus sono più di uno: scegli l’edificio 2.
lesson-rewards-none = Puoi non prendere niente. Ma un dono è un dono: scegli l’edificio 2.
lesson-rewards-order = I due possono dare i loro bonus in qualsiasi ordine, e puoi saltarne uno: 3 oro, e un passo con una casa.
lesson-rewards-gold = Prima l’oro, al piano 1.
lesson-rewards-gold-first = Anche quello, subito dopo. Prima l’oro.
lesson-rewards-rewards-lost = Puoi fermarti qui, ma ciò che non usi è perso.
lesson-rewards-second = 3 oro. Ora l’ospite del piano 2: un passo e una casa, entrambi gratis.
lesson-rewards-step = Puoi prima camminare o prima piazzare. A Vienna hai già una casa, quindi cammina: a Venezia.
lesson-rewards-to-venice = Si può, ma a Venezia lo spazio casa dà 3 punti. Vai lì.
lesson-rewards-place = E la casa gratuita: piazzala a Venezia.
lesson-rewards-back = I bonus sono finiti, e l’azione riprende da dove era: restano tre punti. Ciò che si apre in mezzo finisce prima; poi torna ciò che aspettava.
lesson-rewards-go-on = E allora avanti, nella vicina Verona.
lesson-rewards-to-verona = Il mercante ci è appena stato. Verona è nuova.
lesson-rewards-keep-gold = Con il nuovo oro puoi comprare risorse. Per ora tienilo.
lesson-rewards-last = E una terza casa, a Verona.
lesson-rewards-road-field = Uno spazio strada: un passo come gli altri, ma lì non si piazza e non si prende niente. Prima la casa.
lesson-rewards-house-verona = Prima la casa a Verona; dà 2 punti.
lesson-rewards-done = Tre case, cinque punti e 3 oro da un solo dado. Se hai ospiti, uno spazio così merita una visita: c’è a Londra, Strasburgo, Lione, Genova e Vienna.

## Il re e la fiera

lesson-king = Il re e la fiera
lesson-king-intro = Oggi: come finisce un round. Questo è il tracciato del re. Tu sei sull’1, il giallo sul 4. Alla fine di ogni round dà punti e decide chi comincia il prossimo.
lesson-king-corruption = Ma la corte è corrotta. Prima di ognuno dei tre giri si scopre un gettone e tutti arretrano di 0, 1 o 2 spazi. Ora si scopre il terzo.
lesson-king-fell = Un due! Ora il giallo è sul 2 e tu sei sul −1. Restare lì ti costerebbe un punto.
lesson-king-take = Lo spazio Re sta agli uno: sei spazi in su. Prendi l’uno blu.
lesson-king-not-this-die = Puoi, ma resteresti sotto zero e perderesti un punto. Prendi l’uno blu.
lesson-king-helper-later = L’aiutante viene fra poco. Prima il dado.
lesson-king-fair = L’azione Re si svolge da sola: sei sul 5 e guidi. Ora la fiera di questo round, a Troyes. Partecipi se lì hai una casa o c’è il tuo mercante.
lesson-king-helper = Il tuo mercante è a Parigi, a un passo da Troyes. Dopo l’azione Re puoi ancora svolgere compiti: usa il tuo aiutante, un’azione Mercante.
lesson-king-not-yet = Puoi, ma allora perdi la fiera. Il mercante deve arrivare a Troyes.
lesson-king-step = Vai a Troyes.
lesson-king-road-field = Uno spazio strada: un passo come gli altri, ma lì non si piazza e non si prende niente. Vai a Troyes.
lesson-king-to-troyes = La fiera è a Troyes. Vai lì.
lesson-king-close = Eccolo. Deve restare, quindi termina l’azione extra.
lesson-king-close-please = Allora perderebbe la fiera. Termina l’azione extra.
lesson-king-end = E termina il turno. Dopo il turno del giallo comincia la Fase del re.
lesson-king-tile = Guidi sul tracciato, quindi la tessera del re è per te, se hai posto in magazzino. Un aiutante con tre punti in più: prendila.
lesson-king-discard = Puoi scartarla, e allora non va a nessuno. Ma hai posto: prendila.
lesson-king-points = Poi ognuno segna il numero del proprio spazio: tu 5, il giallo 2. E chi è più in alto comincia il prossimo round: tu. Su uno stesso spazio è avanti il disco più in basso.
lesson-king-result = Poi la fiera, che premia le case: 2 sulla tessera e 2 per il secondo round fanno 4 punti l’una. Hai tre case sulla mappa: 12 punti. Il giallo non c’era.
lesson-king-wheel = La ruota è girata e ci sono nuovi dadi. Ogni spazio sta a un valore inferiore di uno: il mercante ora agli uno, sei punti; il re ai sei, uno solo.
lesson-king-done = Così finisce un round: re, fiera, riordino. Le quattro fiere sono scoperte dall’inizio, e le ultime danno di più. Prepara per loro le tue case.

## L’ultimo turno e il punteggio

lesson-end = L’ultimo turno e il punteggio
lesson-end-intro = L’ultimo turno della partita, ed è il tuo. Ciò che alla fine resta in magazzino non dà niente: guarda bene che cosa hai.
lesson-end-buildings = Edifici completati: tre danno alla fine 5 punti, quattro 10, cinque 20, sei 30. Meno di tre non danno niente. Tu ne hai due, gli edifici 4 e 5.
lesson-end-crest = L’edificio 6 conta sempre come riempito; gli manca solo uno stemma. Piazza lì l’albero per 2 cibo: 5 punti subito, e il terzo edificio.
lesson-end-crest-first = Quello viene dopo. Prima lo stemma.
lesson-end-tasks-first = I compiti potrebbero aspettare, ma oggi non dimenticarli. Facciamoli prima del dado.
lesson-end-contract = In magazzino aspetta un contratto da 3 ferro, e il ferro c’è. Completalo, è il tuo secondo.
lesson-end-product = E ora il conto più grosso: alla fine, le case sulla mappa per le colonne sulla mappa. Hai cinque case e tre colonne: 15.
lesson-end-take = Con un’altra colonna fanno 20. Prendi il tre giallo, per l’architetto.
lesson-end-a-house = Una sesta casa per tre colonne fa 18. Una quarta colonna fa 20: prendi il tre giallo.
lesson-end-a-character = Un altro ospite non completa più nessun edificio. Prendi il tre giallo.
lesson-end-walk = Il tuo architetto è a Norimberga. Mandalo alla cattedrale di Vienna.
lesson-end-to-vienna = Lì non c’è posto per una nuova colonna. Vai a Vienna.
lesson-end-keep-goods = 2 oro per una risorsa? Alla fine quattro risorse di qualsiasi tipo sono un punto, e anche l’oro conta. Tienilo.
lesson-end-not-yet = È l’ultima occasione per piazzare qualcosa. Non ancora.
lesson-end-pillar = Piazza la colonna.
lesson-end-pillar-first = Prima la colonna qui: vale cinque punti.
lesson-end-goods = Restano nove risorse. Ogni quattro, di tutti i tipi insieme, danno un punto: due per te.
lesson-end-end = Non c’è altro da fare. Termina l’azione, e con essa la partita.
lesson-end-may-walk = Camminare ora non serve più. Termina l’azione.
lesson-end-king = Prima la Fase del re: tu segni 3, il giallo 5. Nell’ultimo round non c’è tessera; il primo, il giallo, segna invece altri 4.
lesson-end-fair = Poi l’ultima fiera, a Francoforte, dove hai una casa: 3 sulla tessera più 4 per il round, per ogni contratto completato. Due contratti, 14 punti.
lesson-end-final = E il punteggio finale: 5 per tre edifici completati, 20 per cinque case per quattro colonne, 2 per le risorse. Hai 107 punti, il giallo 105.
lesson-end-done = Hai vinto, e l’ultima colonna ha deciso! Ora sai di Tiletum tutto ciò che serve per una prima partita. Buona fortuna sulle strade d’Europa.
