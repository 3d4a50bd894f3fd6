# Co mówi narysowany stół Newdale.
