# What the drawn table of Tiletum says.
