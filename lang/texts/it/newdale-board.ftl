# Titoli del tabellone e delle plance di Newdale.
