# Newdale po polsku.
