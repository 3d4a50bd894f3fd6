# Titoli del tabellone e delle plance.

board-legend = @ mercante   # stazione commerciale   - strada   ~ via d'acqua
board-tracks = Tracciati
board-map = Mappa
board-level = livello { $n }
board-full = completa
board-nothing = –
board-anyone = chiunque
board-technology = tecnol.
board-place-tile = luogo { $stacks }
board-draws = pesca { $n }
board-draws-and-citizen = { $n } + cittad.
board-coins = { coins }
board-points = { $n } PS
board-hourglass = Tessere clessidra rimaste
board-now = Evento del round: { $event }
board-start-player = Primo giocatore: { $who }
board-in-supply = riserva
board-stations = stazioni: { $built } costruite, { $left } rimaste
board-citizens = { $n ->
    [one] 1 cittadino
   *[other] { $n } cittadini
}
board-tech-held = { $n ->
    [one] 1 tessera tecnologia in mano
   *[other] { $n } tessere tecnologia in mano
}
board-passed = ha passato
board-thinking = pensa
board-goods = Merci
board-drawn = Pescati
