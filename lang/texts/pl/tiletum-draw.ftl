# Co mówi narysowany stół Tiletum.
