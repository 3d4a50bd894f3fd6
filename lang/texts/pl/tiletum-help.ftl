# Co robią możliwości w Tiletum i czym są jego elementy.
