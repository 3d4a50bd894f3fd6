# Headings of the board and the mats of Tiletum.
