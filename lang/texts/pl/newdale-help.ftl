# Co robią możliwości w Newdale i czym są jego elementy.
