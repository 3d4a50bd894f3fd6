# Nagłówki planszy głównej i plansz graczy.

board-legend = @ kupiec   # faktoria   - trakt   ~ szlak wodny
board-tracks = Ścieżki
board-map = Mapa
board-level = poziom { $n }
board-full = zajęte
board-nothing = –
board-anyone = dowolny
board-technology = usprawn.
board-place-tile = kafel { $stacks }
board-draws = losuje { $n }
board-draws-and-citizen = { $n } + mieszcz.
board-coins = { $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[many] { $n } monet
}
board-points = { $n } PR
board-hourglass = Pozostałe kafle klepsydr
board-now = Zdarzenie rundy: { $event }
board-start-player = Gracz rozpoczynający: { $who }
board-in-supply = zasoby
board-stations = faktorie: { $built } na mapie, { $left } w zapasie
board-citizens = { $n ->
    [one] 1 mieszczanin
   *[many] { $n } mieszczan
}
board-tech-held = { $n ->
    [one] 1 żeton usprawnienia w ręku
    [few] { $n } żetony usprawnień w ręku
   *[many] { $n } żetonów usprawnień w ręku
}
board-passed = pas
board-thinking = myśli
board-goods = Towary
board-drawn = Wylosowani
