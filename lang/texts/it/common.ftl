# Che cosa dice ogni tavolo, in italiano.

## Errori

unknown-notation = nessuna azione si scrive `{ $notation }`
did-you-mean = suggerimento: intendevi `{ $near }`?
no-option = non c'è una possibilità { $n }
no-option-hint = suggerimento: scegli da 1 a { $max }, o scrivi ? per l'aiuto
unknown-rule = regola sconosciuta `{ $id }`
unknown-rule-hint = suggerimento: le regole si chiamano così: { $example }
undo-nothing = non c'è niente da ritirare
undo-decided = nel frattempo { $who } ha deciso
undo-revealed = nel frattempo il caso ha deciso
undo-answered = la risposta vale: gli altri decidono nello stesso momento
undo-begun = nel frattempo è iniziato un passo in cui tutti decidono insieme
undo-settled = nel frattempo qualcuno ha dovuto lasciare il tavolo
save-how = suggerimento: save FILE
save-failed = impossibile scrivere `{ $file }`: { $why }

## Il tavolo

welcome = { $title } · { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
}
commitment = Impronta del seme: { $hash }
how-to-start = Scrivi il numero di una possibilità, o ? per l'aiuto.
headline = Round { $n } · { $phase }
headline-setup = { $phase }
you = tu
curtain = Tocca a { $who }. Premi Invio quando nessun altro guarda.
taken-back = Ritirato.
brought-back = Ripristinato.
redo-nothing = non c'è nulla da ripristinare
saved = La registrazione è salvata in { $file }.
saved-game = Salvata, con i segreti di tutti: guildhall play --resume { $file }
rules-reconstructed = Delle { $all } voci della scatola { $n } sono ricostruite; guildhall data { $game } le elenca.
more-lines = … { $n ->
    [one] 1 altra riga
   *[other] altre { $n } righe
}: Tab
log-empty = Non è ancora successo niente.
goodbye = Arrivederci.
input-ended = L'input è finito; la partita si ferma qui.
game-over = La partita è finita.
wins = Vince { $who }.
wins-shared = Vittoria condivisa: { $who }.
goal-met = L'obiettivo è raggiunto.
goal-missed = L'obiettivo non è raggiunto.
score = Punti
total = totale
after-the-game = s punti, l registro, b tabellone, m plance, save FILE, q esci
option-line = Possibilità { $n }: { $label }
option-notation = Notazione: { $notation }
commands =
    un numero    gioca quella possibilità; anche la notazione gioca (? 3 la mostra)
    ?            questo aiuto; ? 3 spiega la possibilità 3
    h            un consiglio: che cosa farebbe un bot
    u            ritira il tuo ultimo passo
    reset, redo  ritira tutto il turno; ripristina ciò che è stato ritirato
    o            mostra di nuovo le possibilità
    b            il tabellone
    m            le plance di tutti
    s            i punti finora
    l            il registro; l 50 le sue ultime 50 righe
    r { $example }    il testo di una regola
    save FILE    salva la partita, o la registrazione se è finita; anche w FILE
    q            esci

## Consigli

hint-line = { $n }. { $label }: circa { $points } punti
hint-rivals = { $n ->
    [one] Rivale
   *[other] Rivali
}: { $list }.
hint-visits = { $n ->
    [one] Esaminata 1 variante.
   *[other] Esaminate { $n } varianti.
}
why-brings = Porta { $n ->
    [one] 1 punto
   *[other] { $n } punti
} ({ $lines }).
why-costs = Costa { $n ->
    [one] 1 punto
   *[other] { $n } punti
} ({ $lines }).
why-brings-more = Entro la fine del round porta { $n ->
    [one] 1 punto
   *[other] { $n } punti
} in più ({ $lines }).
why-best-brings = Porta { $n ->
    [one] 1 punto
   *[other] { $n } punti
} in più ({ $lines }).
why-gives-up = Rinuncia a { $n ->
    [one] 1 punto
   *[other] { $n } punti
} ({ $lines }).
why-later = Ripaga più avanti.
why-then = Poi: { $moves }.

## Lo schermo intero

pane-options = Possibilità
pane-board = Tabellone
pane-mats = Plance
pane-log = Registro
thinking = { $who } sta pensando …
keys-line = ↵ gioca  ? spiega  h consiglio  u ritira  / filtro  Tab vista  k tasti  q esci
keys-over = s punti  w salva  Tab riquadro  k tasti  q esci
keys-closing = Esc chiude
keys-scrolling = ↑ ↓ scorre  Esc chiude
popup-keys = Tasti
keys =
    ↑ ↓ PgUp PgDn    sceglie una possibilità; in un altro riquadro, scorre
    un numero        va a quella possibilità
    Invio            la gioca
    / e un testo     mostra solo le possibilità che lo contengono; Esc le mostra tutte
    ?                spiega la possibilità, con le sue regole
    h                un consiglio: che cosa farebbe un bot
    u                ritira il tuo ultimo passo
    U, y             ritira tutto il turno; ripristina ciò che è stato ritirato
    reset, redo  ritira tutto il turno; ripristina ciò che è stato ritirato
    Tab, Maiusc+Tab  possibilità, tabellone, plance, registro
    s                i punti finora
    r                il testo di una regola
    w                salva la partita, o la registrazione se è finita
    k                questi tasti
    q                esci
popup-option = Spiegazione
popup-hint = Consiglio del bot più forte
popup-rule = Regola
rule-question = Quale regola? Per esempio { $example }
popup-save = Salva
save-question = In quale file?
popup-quit = Esci
quit-question = Lasciare la partita? Se non è salvata va persa.
quit-keys = y lascia  n resta  w salva
filter = Filtro: { $text }
filter-none = nessuna possibilità contiene `{ $text }`
too-small = La finestra è troppo piccola: servono { $columns } colonne e { $rows } righe.

## Campagne

campaign-begins = Comincia una campagna.
campaign-played = La cronaca finora
campaign-won = { $chapter }: { $points } · vince { $who }
campaign-lost = { $chapter }: { $points } · non vinto
campaign-leads = In testa: { $who }
campaign-next = Il prossimo capitolo: { $chapter }
campaign-over = La campagna è finita. Ha vinto: { $who }
campaign-press-enter = Premi Invio per cominciare.
campaign-kept = La cronaca è in { $file }; continuate quando volete.
campaign-stays = Il capitolo non è stato giocato fino in fondo; la cronaca resta com'era.

## Rules in the terminal

rules-exact = La regola esatta: guildhall rules { $game } { $id } --exact

## Lessons in the terminal

learn-how = Invio va avanti, un numero o una notazione fa una mossa, b torna indietro, q esce.
puzzle-how = Un numero o una notazione fa una mossa, a mostra la soluzione, q esce.
