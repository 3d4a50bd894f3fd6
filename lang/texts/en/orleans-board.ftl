# Headings of the board and the mats of Orléans.

board-legend = @ merchant   # trading station   - road   ~ waterway
board-tracks = Tracks
board-map = Map
board-level = level { $n }
board-full = full
board-nothing = –
board-anyone = anyone
board-technology = tech
board-place-tile = tile { $stacks }
board-draws = draw { $n }
board-draws-and-citizen = { $n } + citizen
board-coins = { coins }
board-points = { $n } DP
board-hourglass = Hourglass tiles left
board-now = Event of the round: { $event }
board-start-player = Start player: { $who }
board-in-supply = supply
board-stations = stations { $built } built, { $left } left
board-citizens = { $n ->
    [one] 1 citizen
   *[other] { $n } citizens
}
board-tech-held = { $n ->
    [one] 1 technology tile in hand
   *[other] { $n } technology tiles in hand
}
board-passed = passed
board-thinking = thinking
board-goods = Goods
board-drawn = Drawn
