# What the options of Newdale do and what its pieces are.
