# Craftsmen.
