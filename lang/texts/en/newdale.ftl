# Newdale in English.
