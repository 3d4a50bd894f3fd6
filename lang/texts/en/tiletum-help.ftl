# What the options of Tiletum do and what its pieces are.
