# Newdale in italiano.
