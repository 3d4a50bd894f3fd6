# Nagłówki planszy i planszetek Newdale.
