# Perché le regole di Newdale rifiutano qualcosa; il nome è il motivo come lo danno le regole.
