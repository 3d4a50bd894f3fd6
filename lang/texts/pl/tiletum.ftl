# Tiletum po polsku.
