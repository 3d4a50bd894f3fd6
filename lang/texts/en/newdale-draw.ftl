# What the drawn table of Newdale says.
