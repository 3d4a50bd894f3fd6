# Che cosa fanno le possibilità di Newdale e che cosa sono i pezzi.
