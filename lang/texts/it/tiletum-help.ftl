# Che cosa fanno le possibilità di Tiletum e che cosa sono i pezzi.
