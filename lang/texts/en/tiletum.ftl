# Tiletum in English.
