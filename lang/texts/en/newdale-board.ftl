# Headings of the board and the player boards of Newdale.
