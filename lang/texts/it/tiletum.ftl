# Tiletum in italiano.
