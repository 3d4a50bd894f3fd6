# Perché le regole di Tiletum rifiutano qualcosa; il nome è il motivo come lo danno le regole.
