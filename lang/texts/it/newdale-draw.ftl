# Che cosa dice il tavolo disegnato di Newdale.
