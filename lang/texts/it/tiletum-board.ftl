# Titoli del tabellone e delle plance.
