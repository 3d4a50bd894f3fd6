# Dlaczego reguły Newdale na coś nie pozwalają; nazwa jest powodem, jak podają go reguły.
