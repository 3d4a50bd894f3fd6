# Nagłówki planszy głównej i plansz graczy.
