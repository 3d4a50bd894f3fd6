# Ciò che dice il tavolo disegnato di Tiletum.
