# The pages of the web table, in Italian.

## Every page

page-skip = Vai alla decisione
page-pages = Pagine
page-play = Gioca
page-tables = Tavoli
page-rules = Regole
page-api = Per programmi
page-settings = Impostazioni
page-language = Lingua
page-theme = Chiaro o scuro
page-help = Aiuto e tasti
page-side-panel = Spiegazione
page-close = Chiudi
page-lobby = L'atrio
page-to-the-lobby = Torna all'atrio
page-offline = La connessione è caduta. Si sta riprovando.
page-bots-pace = Ritmo delle mosse dei bot
page-bots-instant = subito
page-bots-brisk = svelto
page-bots-slow = lento
page-sounds = Suoni
page-key-skip = Mostra subito la mossa successiva
page-late = Ciò che hai scelto non si può più scegliere: il tavolo è andato avanti.
page-unsent = Non ancora inviato. Partirà appena torna la connessione.

## The lobby

page-what-to-play = A che cosa giochiamo?
page-who-sits = Chi siede al tavolo?
page-who-here = Chi siede qui
page-options = Opzioni
page-rare-options = Altre { $n } opzioni
page-name = Nome
page-kind-person = Persona
page-kind-bot = Bot
page-kind-open = Libero
page-kind-none = Nessuno
page-value-random = a sorte
page-value-nobody = nessuno
page-bot-level = Livello del bot
page-bot-apprentice = Apprendista
page-bot-apprentice-how = conosce le regole
page-bot-journeyman = Lavorante
page-bot-journeyman-how = fa piani, a volte sbaglia
page-bot-master = Maestro
page-bot-master-how = sbaglia di rado
page-bot-grandmaster = Gran Maestro
page-bot-grandmaster-how = pensa fino a tre secondi
page-bot-expected = { $name }: { $how }
page-bot-mcts = pensatore
page-bot-net = istruito
page-bot-random = tira i dadi
page-bot-busy = operoso
page-bot-greedy = avido
page-start = Comincia { $title }
page-begin-campaign = Comincia una campagna
page-campaign-how = Una campagna è raccontata in capitoli, uno a sera o più d'uno. Comincia dal primo, e l'esito di ognuno decide quale viene dopo. Quanto riguarda i capitoli qui accanto, lo decide da sé.
page-pace = Tempo per mossa
page-pace-none = quanto si vuole
page-pace-30 = 30 secondi
page-pace-60 = 1 minuto
page-pace-180 = 3 minuti
page-pace-600 = 10 minuti
page-pace-86400 = 1 giorno
page-pace-259200 = 3 giorni
page-pace-how = Quando finisce, gioca un bot finché non torni. L'orologio sta fermo mentre il server è spento.
page-open-seats = Un posto libero aspetta qualcuno tre minuti; poi ci gioca un bot finché qualcuno lo prende.
page-players = { $low }–{ $high } giocatori
page-join = Unisciti
page-join-how = Sulla stessa rete, inquadra o scrivi:
page-join-table = Unisciti a questo tavolo
page-copy-link = Copia
page-running-tables = Tavoli aperti
page-no-tables = Nessun tavolo è ancora aperto.
page-open-replay = Apri un file di replay
page-open-replay-how = Una partita giocata altrove e salvata in un file: ripercorrila, analizzala, continua da qualsiasi momento.
page-replay-name = { $title }, da un file
page-newer-tables = Tavoli più recenti
page-older-tables = Tavoli meno recenti
page-finished = Finiti
page-look-again = rivedi
page-carry-on = continua
page-your-turn = tocca a te
page-open-seat = posto libero
page-plays = gioca { $who }
page-still-think = { $n ->
    [one] 1 sta ancora pensando
   *[other] { $n } stanno ancora pensando
}

## The table

page-round = round { $n }
page-set-up = preparazione
page-points = Punti
page-score-of = { $n ->
    [one] { $who }: 1 punto. Apri il dettaglio
   *[other] { $who }: { $n } punti. Apri il dettaglio
}
page-score-now = Come sarebbe se la partita finisse ora, senza ciò che gli altri nascondono ancora.
page-score-outlook = Attesi alla fine
page-reconstructed = Delle { $all } voci della scatola { $n } sono ricostruite: non lette su quella vera, ma fatte per accordarsi con tutto ciò che è noto.
page-line = Voce
page-table-menu = Il tavolo
page-lead = Ora scegli uno dei segni tratteggiati. Lo stesso pezzo di nuovo, o Esc, lo lascia.
page-forced = È l’unica scelta: si gioca da sola.
page-title-your-turn = Tocca a te: { $title }
page-decision = La tua decisione
page-waiting = { $n ->
    [one] Si aspetta { $who }.
   *[other] Stanno ancora pensando: { $who }.
}
page-bots-busy = Prima pensano i bot degli altri tavoli.
page-bot-thinks = { $n ->
    [one] Sta pensando { $who }.
   *[other] Stanno pensando: { $who }.
}
page-also-thinking = Stanno ancora pensando: { $who }.
page-see-result = Al risultato
page-time-left = Tempo rimasto
page-bot-plays = Un bot gioca al posto tuo.
page-all-options = { $n ->
    [one] L'unica opzione
   *[other] Tutte le { $n } opzioni
}
page-hint = Consiglio
page-hint-busy = C'è una richiesta più recente, o chiedono in troppi: riprova tra un momento.
page-part-busy = Prima pensano gli altri; la risposta arriva da sé.
page-hint-later = Il consiglio arriva quando tocca a te.
page-hint-how = Dal bot più forte che c'è, che sa quello che sai tu: i punti finali che si aspetta, e quello che la mossa porta fino alla fine del tuo turno o del round. Giocherebbe la prima, quella che ha guardato più spesso.
page-expected = { $n } punti
page-undo = Annulla
page-undo-turn = Ritira tutto il turno
page-redo = Ripristina
page-ask-others = Chiedi agli altri
page-asks-undo = { $who } chiede di annullare una mossa.
page-agree = Va bene
page-decline = No
page-log = Diario
page-earlier = Prima
page-whole-log = Tutto il diario
page-chat = Chat
page-chat-say = Di' qualcosa
page-send = Invia
page-muted = L'ospite ti ha tolto la parola.
page-why = Perché?
page-why-with = Insieme a questo:
page-why-chose = Scelta ({ $who }): { $what }.
page-why-decided = Segue da una decisione di { $who }.
page-why-together = Segue da un passo in cui tutti decidono insieme.
page-why-set-up = Fa parte della preparazione.
page-why-dealt = L'ha portato il caso durante la preparazione.
page-why-chance = L'ha portato il caso.
page-onlooker = Spettatore
page-host = Ospite
page-guest = Invitato
page-parts = Parti del tavolo
page-jump-board = Mappa
page-jump-mat = Plancia
page-jump-side = Accanto
page-jump-players = Giocatori
page-jump-log = Diario
page-curtain = Tocca a { $who }
page-curtain-why = Su questo schermo non c'è nulla della partita. Passalo.
page-curtain-open = Sono { $who }

## Seats

page-person = persona
page-a-bot = bot
page-away = via, gioca un bot
page-do-take = Siediti
page-do-away = Lascia giocare un bot
page-do-other = Fai giocare questo
page-do-back = Torno a giocare
page-do-link = Link privato
page-do-token = Gettone per un programma
page-do-bot = Affida a un bot
page-do-open = Libera il posto
page-close-table = Chiudi il tavolo
page-delete-table = Elimina il tavolo
page-delete-why = La partita, il diario, la chat e le chiavi di tutti spariscono per sempre.
page-mute = Togli la parola
page-unmute = Ridai la parola
page-mute-onlookers = Zittisci gli spettatori
page-unmute-onlookers = Fai parlare gli spettatori
page-link-once = Questo link apre il posto in un altro browser, una volta sola.
page-token-once = Con questo gettone un programma può sedersi qui. Si vede solo adesso.
page-key-reissued = { $who } riceve una chiave nuova; la vecchia non apre più il posto.
page-too-many-keys = Questo posto ha già tutte le chiavi che può avere. Prima togline una.
page-newer-rules = { $n ->
    [0] La partita continua con regole più recenti.
    [one] La partita continua con regole più recenti, che non ammettono l'ultima mossa.
   *[other] La partita continua con regole più recenti, che non ammettono le ultime { $n } mosse.
}
page-took-back = { $who } ha ritirato una mossa oltre un'estrazione o la mossa di un altro.
page-taken-back = { $n ->
    [one] Ritirata una volta oltre un'estrazione o la mossa di un altro
   *[other] Ritirata { $n } volte oltre un'estrazione o la mossa di un altro
}
page-keys = Chiavi di questo posto
page-key-key = un browser
page-key-link = un link che nessuno ha aperto
page-key-token = il gettone di un programma
page-key-this = questo browser
page-do-revoke = Togli
page-may-agree = Può acconsentire a ritirare mosse
page-back-to-table = Torna al tavolo
page-sit-here = Siediti qui
page-only-watch = Guarda soltanto

## After the game

page-final-score = Punteggio finale
page-curve = Punti round per round
page-curve-how = com'erano alla fine di ogni round
page-proof = La distribuzione
page-proof-ok = Il mescolamento è quello promesso
page-proof-broken = Il mescolamento non si può dimostrare
page-proof-none = La distribuzione non è dimostrata: è stata scritta a mano
page-proof-why = L'impronta del seme era fissata prima della prima pesca. Ora il seme è svelato e distribuisce di nuovo lo stesso.
page-promise = La mescolata era fissata prima della prima pesca: il suo seme ha questa impronta. Il seme si vede alla fine.
page-commitment = promessa
page-seed = seme
page-verify = Controlla di nuovo
page-verified = { $n ->
    [one] 1 mossa è legale e il punteggio torna.
   *[other] Tutte le { $n } mosse sono legali e il punteggio torna.
}
page-deal-ok = La distribuzione è quella promessa.
page-deal-absent = La distribuzione non è dimostrata.
page-deal-broken = La distribuzione non è quella promessa.
page-analyze = Analizza
page-analysis = Analisi
page-analysis-how = Il bot più forte ripercorre la partita: che cosa ci si poteva aspettare dopo ogni mossa, quali mosse sono costate di più, che cosa è stato fortuna. Ci vogliono circa dieci secondi.
page-analysis-making = La partita viene analizzata
page-analysis-waits = Prima viene analizzata un'altra partita.
page-analysis-runs = Passo { $n } di { $max }. Puoi lasciare questa pagina; il risultato resta qui.
page-analysis-failed = L'analisi non è arrivata alla fine.
page-expected-points = Punti attesi
page-expected-points-how = i punti finali che ci si poteva aspettare, round per round
page-winning-chance = Probabilità di vittoria
page-winning-chance-how = in percentuale
page-percent = { $n }%
page-numbers = In cifre
page-turning-points = Punti di svolta
page-no-turning-points = Nessuna mossa è stata nettamente peggiore della migliore.
page-turn = round { $n }, { $who }
page-turn-played = giocata
page-turn-better = meglio
page-turn-cost = È costata { $points } punti.
page-turn-cost-chance = È costata { $points } punti e il { $n }% di probabilità di vittoria.
page-see-moment = Vedi il momento
page-sources = Da dove vengono i punti
page-luck = La fortuna ha dato e tolto
page-luck-share = La fortuna ha fatto tra il { $low } e il { $high }% della differenza; il resto lo hanno fatto le scelte.
page-luck-unclear = Quanto della differenza abbia fatto la fortuna non si può dire: qualcosa tra il { $low } e il { $high }%.
page-luck-error = ± dice di quanto un numero può sbagliare: in un caso su venti di più. Quello che non è chiaro non viene detto.
page-luck-kindest = più benevola
page-luck-cruelest = più crudele
page-again = Un'altra partita
page-rematch = Rivincita
page-rematch-how = { $n ->
    [1] La stessa partita ancora una volta.
   *[other] La stessa partita con le stesse persone e gli stessi bot, ognuno un posto più in là.
}
page-rematch-begun = La rivincita è cominciata, e il tuo posto ti aspetta.
page-rematch-join = Unisciti alla rivincita
page-rematch-watch = Guarda la rivincita
page-next-chapter = Prossimo capitolo
page-next-chapter-how = La campagna continua, stasera o un'altra sera: le stesse persone e gli stessi bot agli stessi posti.
page-next-chapter-begun = Il prossimo capitolo è cominciato, e il tuo posto ti aspetta.
page-next-chapter-join = Unisciti al capitolo
page-next-chapter-watch = Guarda il prossimo capitolo
page-new-campaign = Nuova campagna
page-new-campaign-how = { $n ->
    [1] Di nuovo dal primo capitolo.
   *[other] Di nuovo dal primo capitolo, con le stesse persone e gli stessi bot, ognuno un posto più in là.
}
page-new-campaign-begun = Una nuova campagna è cominciata, e il tuo posto ti aspetta.
page-new-campaign-join = Unisciti alla nuova campagna
page-new-campaign-watch = Guarda la nuova campagna
page-campaign = Campagna
page-chapter = Capitolo
page-chapter-now = In corso: { $chapter }
page-chapter-lost = non vinto
page-chapters-won = Capitoli vinti
page-moments = La fine di ogni round
page-moves = { $n ->
    [one] 1 mossa
   *[other] { $n } mosse
}
page-final-board = Il tabellone
page-replay = Scarica la registrazione
page-margin = { $n ->
    [one] 1 punto davanti a { $who }
   *[other] { $n } punti davanti a { $who }
}
page-margin-tie = pari a punti con { $who }; ha deciso lo spareggio
page-margin-level = pari a punti con { $who }, e non basta
page-margin-behind = { $n ->
    [one] 1 punto dietro a { $who }
   *[other] { $n } punti dietro a { $who }
}
page-play-replay = Riproduci e metti in pausa
page-keep = Conserva questo momento
page-kept = Momenti conservati
page-moment = Riga { $n } di { $max }
page-to-start = All'inizio
page-to-end = Alla fine
page-step-back = Indietro
page-step-on = Avanti
page-result = Risultato
page-branch = Continua da qui
page-branch-how = Un nuovo tavolo contro i bot. Ciò che deve ancora venire è distribuito di nuovo.
page-branch-as = come { $who }
page-branch-name = { $name }, dalla riga { $n }

## Imparare

page-games = Giochi
page-learn = Impara
page-learn-game = Impara { $title }
page-learn-offer = Mai giocato? Impara in dieci minuti
page-learn-progress = Impara { $title } · { $n } di { $all }
page-learn-welcome = Siediti accanto a me. Ogni lezione dura da due a quattro minuti, a un vero tavolo, e le mosse le fai tu.
page-learn-so-far = Hai già fatto { $n } lezioni su { $all }. Continua da dove vuoi.
page-learn-all-done = Sai tutto quello che serve. Ora gioca!
page-learn-none = Non ci sono ancora lezioni. Il regolamento racconta tutto.
page-learn-lost = I progressi salvati nel tuo browser non si possono leggere. Si ricomincia da capo.
page-learn-done = completata
page-learn-go-on = continua
page-learn-begin = comincia
page-learn-play = Gioca una partita
page-coach = Il maestro della gilda
page-lesson-step = Passo { $n } di { $all }
page-lesson-next = Avanti
page-lesson-finish = Finisci
page-lesson-back = Indietro
page-lesson-leave = Esci
page-lesson-another = Prossima lezione
page-lesson-over = Ben fatto! Questa lezione è finita.
page-lesson-stray = La lezione è cambiata da quando l’hai lasciata. Ricomincia da capo.
page-first-game = Gioca la tua prima partita
page-first-game-how = Poi una partita intera contro apprendisti. Resto accanto a te e parlo ogni volta che qualcosa è nuovo.
page-tour = Un breve giro del tavolo
page-tour-next = Avanti
page-tour-end = Si gioca!
page-tour-never = Niente giro
page-tour-turn = Qui leggi di chi è il turno e che cosa viene chiesto.
page-tour-glow = Ciò che brilla si può scegliere: clicca o tocca.
page-tour-options = Ogni possibilità sta anche in questo elenco.
page-tour-hint = Un consiglio nomina buone mosse e dice perché.
page-tour-undo = Annulla riprende il tuo ultimo passo, dove le regole del tavolo lo permettono.
page-guide = Il maestro della gilda spiega
page-guide-seen = Capito
page-guide-never = Faccio da solo

## Puzzles

page-puzzles = Enigmi
page-puzzles-game = Enigmi · { $title }
page-puzzles-welcome = Posizioni vere, e in ognuna un solo modo di giocare è nettamente il migliore, per quel che si sa dal tuo posto. Trovalo!
page-puzzles-none = Non ci sono ancora enigmi.
page-puzzles-solved = Risolti: { $n } di { $all }
page-puzzles-streak = { $n ->
    [one] 1 giorno di fila
   *[other] { $n } giorni di fila
}
page-puzzles-decision = Una decisione
page-puzzles-turn = Il turno fino in fondo
page-puzzles-end = L’ultimo round
page-puzzle-today = L’enigma di oggi
page-puzzle-today-done = Risolto. Torna domani!
page-puzzle-try = Prova
page-puzzle-name-decision = Decisione { $n }
page-puzzle-name-turn = Turno { $n }
page-puzzle-name-end = Ultimo round { $n }
page-puzzle-easy = facile
page-puzzle-fair = medio
page-puzzle-hard = difficile
page-puzzle-decision = Una mossa è nettamente la migliore. Quale?
page-puzzle-turn = { $n ->
    [one] Una mossa è nettamente la migliore. Quale?
   *[other] Un modo di finire il turno è nettamente il migliore: { $n } mosse che vanno insieme. Quali?
}
page-puzzle-end = È l’ultimo round. Quale mossa porta di più alla fine?
page-puzzle-end-turn = { $n ->
    [one] È l’ultimo round. Quale mossa porta di più alla fine?
   *[other] È l’ultimo round. Quali { $n } mosse portano di più alla fine?
}
page-puzzle-wrong = C’è di meglio: così perdi { $points } punti o più. Riprova!
page-puzzle-right = Proprio così!
page-puzzle-better = Almeno { $points } punti meglio di tutto il resto; poi viene «{ $other }».
page-puzzle-answer = La soluzione: { $moves }.
page-puzzle-show = Mostra la soluzione
page-puzzle-again = Riprova
page-puzzle-next = Prossimo enigma
page-puzzle-stray = L’enigma è cambiato da quando l’hai lasciato. Ricomincia da capo.
page-puzzle-table = { $title }, da un enigma
page-mistakes = Impara dai tuoi errori
page-mistakes-how = { $n ->
    [one] Una tua mossa è costata più di tutte. Trova quella migliore!
   *[other] { $n } tue mosse sono costate più di tutte. Trova quelle migliori!
}
page-mistakes-none = Non trovo una tua mossa di cui valga la pena parlare. Ben giocato!
page-mistake-question = { $round ->
    [0] Preparazione
   *[other] Round { $round }
}: hai giocato «{ $played }», che è costata { $points } punti. Che cosa era meglio?
page-mistake-same = È proprio quello che hai giocato: è costato { $points } punti.
page-mistake-other = Non è quello che ho in mente. Guarda ancora!
page-mistake-instead = Hai giocato «{ $played }»: { $points } punti in meno.
page-mistake-next = La prossima

## The coach at a table

page-coach-on = Chiama il maestro della gilda
page-coach-off = Congeda il maestro della gilda
page-coach-how = Guarda sopra la tua spalla: una parola dopo un turno che ha ceduto molto, e che cosa conta ora. Tra persone parla quando tutte l’hanno chiamato.
page-coach-waits = Parla quando lo chiamano anche: { $who }.
page-coach-ask = Che cosa dice il maestro della gilda?
page-coach-now = Che cosa conta ora?
page-coach-cost = «{ $played }» ha ceduto circa { $points } punti. Era meglio «{ $better }».
page-coach-well = Il maestro della gilda annuisce.
page-coach-board = Mostra
page-coach-back = Torna al tavolo
page-coach-grows = Queste voci del tuo punteggio possono ancora crescere di più:
page-coach-grows-how = Di quanto crescono in media, se da qui ognuno prende ciò che a prima vista sembra meglio.

## Help and rules

page-help-click = Ciò che brilla si può scegliere. Più significati aprono un piccolo menu; la lista di tutte le opzioni le contiene tutte.
page-help-piece = Indica un pezzo, o tienilo premuto, per sapere che cos'è. Il numero di una regola ne apre il testo.
page-help-log = Una riga del diario apre la sua causa e la regola.
page-key-arrows = alla prossima opzione in quella direzione
page-key-enter = scegli
page-key-digits = un'opzione della lista aperta
page-key-options = la lista di tutte le opzioni
page-key-undo = annulla, o di' perché no
page-key-redo = rigioca ciò che è stato ritirato
page-key-hint = consiglio
page-key-log = diario, chat
page-key-escape = chiudi
page-key-help = questo aiuto
page-all-rules = Tutte le regole
page-exact-rules = regole esatte
page-book-exact = Le regole esatte
page-book-exact-one = La regola esatta
page-book-told = In parole semplici
page-book-whole = Tutto il regolamento
page-book-card = Scheda riassuntiva
page-book-print = Stampa
page-book-contents = Indice
page-book-search = Cerca nel regolamento
page-book-find = Cerca
page-book-found = { $n ->
    [0] Nessun paragrafo contiene tutte queste parole.
    [one] 1 paragrafo contiene tutte queste parole.
   *[other] { $n } paragrafi contengono tutte queste parole.
}
page-api-how = Un programma siede al tavolo con un gettone, che dà il menu del tavolo. Invialo come «Authorization: Bearer …».

## What is refused

page-something-else = Non così
page-no-page = Questa pagina non esiste.
page-no-table = Questo tavolo non esiste.
page-malformed = La richiesta non si può leggere: { $what }
page-no-replay = Questo file non si può aprire: { $what }
page-too-large = La richiesta è troppo grande.
page-too-many-tables = Dal tuo indirizzo sono stati aperti troppi tavoli. Riprova più tardi.
page-too-slow = La richiesta non è arrivata per intero in tempo.
page-too-many = Troppe richieste. Aspetta un momento.
page-wrong-method = Questa pagina non si chiede così.
page-foreign-origin = La richiesta viene da un altro sito, perciò nulla è cambiato.
page-other-host = Questo server ha un altro nome.
page-no-key = La tua chiave non apre questo.
page-not-over-yet = La partita non è finita, e fino ad allora la registrazione contiene i segreti di tutti.
page-analysis-later = La partita non è finita. L'analisi viene dopo: prima svelerebbe dei segreti.
page-analysis-busy = In questo momento si analizzano altre partite. Riprova tra un minuto.
page-table-halted = Questo tavolo si è fermato. Gli altri continuano.
page-table-broken = Questo tavolo non si può aprire.
page-store-down = I tavoli ora non sono raggiungibili. Nulla è cambiato; riprova.
page-stale = Nel frattempo il tavolo è cambiato.
page-no-seat = Non c'è un tale posto o una tale mossa.
page-not-yours = Non siedi al posto di { $who }.
page-not-host = Solo l'ospite può farlo.
page-taken = Il posto di { $who } è preso.
page-nobody-asks = Nessuno chiede il tuo consenso.
page-closed = Il tavolo è chiuso.
page-text-length = Un testo ha da 1 a { $n } caratteri.

## Tavoli disegnati di ogni gioco

draw-stock = Scorte
draw-others = Altri giocatori
draw-of = { $n } di { $max }
draw-choices = { $what }: { $n } scelte
draw-vp = { $n } PV
