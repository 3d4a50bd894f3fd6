# Che cosa fanno le possibilità di Craftsmen e che cosa sono i suoi pezzi.

## Che cosa fanno le possibilità

help-keep = Non scambi nulla.
help-swap = La carta va sotto il mazzo e ne peschi un'altra; una segheria si scambia con una della scatola.
help-place = Il tuo aiutante occupa lo spazio vuoto più a sinistra. Lo spazio dorato dà il privilegio della gilda; il Municipio non ne ha.
help-cover = Il tuo aiutante sta sopra un altro e agisce dopo. Coprirne uno altrui costa un pedaggio, tranne sul nastro; in due l'avversario pesca invece una carta moneta.
help-take = La carta è tua.
help-take_both = Entrambe le carte scoperte sono tue; il resto si pesca dal mazzo.
help-take_deck = Peschi la carta in cima, non vista dagli altri.
help-buy = Paghi il prezzo fisso con carte moneta dei suoi colori e la prendi in mano.
help-buy_good = Compri il cubo in basso della colonna e metti il tuo su un'icona di un edificio sviluppato.
help-auction = Tutti possono offrire; apri tu. Se nessuno ti supera, il sindaco fa un'offerta.
help-peek = Con il privilegio guardi tre carte e quelle scoperte, ne scegli due da lasciare scoperte e rimetti le altre.
help-build = La carta si unisce a quel capo della tua fila; le metà dello stesso livello devono avere un colore in comune. Paghi il costo.
help-build_privilege = Con il privilegio costruisci anche se nessun colore combacia.
help-make = Un punto lavoro: l'edificio trasforma i suoi cubi nel suo prodotto, e tu scegli dove va.
help-exchange = Un punto lavoro: un tuo cubo lascia il mercato e diventa la materia prima che ti serve.
help-double = Con il privilegio un punto lavoro fa due materie prime.
help-token = Il gettone è tuo finché non lo usi.
help-order = Il tuo disco va sul tracciato del cambio d'ordine. A fine stagione chi vi si trova viene prima, da sinistra a destra; gli altri seguono nel vecchio ordine.
help-show = La carta resta scoperta per tutti.
help-next = Le carte tornano in quest'ordine, dall'alto.
help-top = Le altre carte vanno in cima al mazzo.
help-bottom = Le altre carte vanno in fondo al mazzo.
help-bid = Se la tua offerta resta la più alta, la paghi con qualsiasi tua carta.
help-to_icon = Il prodotto è pronto lì per il prossimo passo.
help-to_fair = Il cubo aspetta al mercato e può diventare più tardi qualsiasi materia prima.
help-to_granary = Vendi il prodotto per una carta moneta. Da una colonna piena esce il cubo in basso e il tuo va in alto.
help-to_ship = Carichi il prodotto e segni i punti. Se la sua fila è piena, corrompi il capitano con una carta: il cubo di sinistra scende e il tuo va a destra.
help-drop = Il prodotto è perso; non dà nulla.
help-decline = Non metti cubi al mercato.
help-pay = Le carte si mettono una alla volta finché bastano; due o più dello stesso colore valgono come serie. Non si dà resto.
help-pay_vp = Paghi il pedaggio con punti: uno nel primo anno, due nel secondo, tre nel terzo.
help-pay_fair = Con il privilegio paghi con un tuo cubo del mercato; il venditore può metterne uno suo.
help-discard = La carta va negli scarti, visibile a tutti.
help-privilege = Con il privilegio scarti una sola carta.
help-invest = Quattro carte di quattro colori danno punti alla fine dell'anno.
help-work = Spendi il gettone per un passo di produzione, adesso.
help-done = Finisci qui. I punti lavoro rimasti vanno persi, i gettoni no.
help-skip = Rinunci a quest'azione.
help-pass = Sei fuori per il resto di questa fase o asta.

## Che cosa sono i pezzi

about-guild-bankers = Quattro carte moneta, al massimo due scoperte; due si scartano. Privilegio: scartane solo una.
about-guild-builders = Costruisci fino a due carte della mano. Privilegio: costruisci dove i colori non combaciano.
about-guild-notary = Compra una carta edificio scoperta o mettila all'asta. Privilegio: guarda le carte e sistemale.
about-guild-craftsmen = Punti lavoro per produrre. Privilegio: un punto fa due materie prime.
about-guild-merchants = Compra un semilavorato dal granaio. Privilegio: paga con un cubo del mercato.
about-guild-town_hall = Prendi un gettone privilegio o lavoro, oppure, da tre giocatori in su, cambia l'ordine di turno.
about-field-gold = Un aiutante qui può usare il privilegio della gilda; il Municipio non ne ha.
about-field-silver = Un aiutante qui agisce dopo lo spazio dorato, senza privilegio.
about-field-ribbon = Coprire un aiutante qui è gratis.
about-capital = Una carta moneta. Due o più dello stesso colore valgono 5, 10, 15 … come serie.
about-card = Una carta edificio: le metà hanno i colori, le icone in alto ciò che serve, quella in basso ciò che produce.
about-token-privilege = Sostituisce lo spazio dorato: usa una volta un privilegio qualsiasi.
about-token-work = Un passo di produzione tra due tappe o nel turno del tuo aiutante.
about-piece-granary = Due cubi per ogni semilavorato. Vendere qui dà una carta moneta; una colonna piena spinge fuori il cubo più vecchio.
about-piece-fair = Le materie prime aspettano qui come cubi, fino a tre per giocatore.
about-piece-ship = Prende prodotti finiti e carne. In una fila piena si entra corrompendo. A fine anno chi ha più cubi segna punti.
about-piece-bonus_token = A chi per primo ha l'intera linea di produzione di un prodotto finito.
about-track-order_change = Chi sta qui viene prima nel prossimo ordine di turno.
about-track-turn_order = Chi viene prima in tutto ciò che si fa a turno.
about-good = Le materie prime vengono dagli edifici base, i semilavorati da quelli ampliati, i prodotti finiti da quelli sviluppati.
about-building = Un edificio: le icone in alto mostrano ciò che serve, quella in basso ciò che produce. Produrre costa un punto lavoro.
about-class-basic = Produce una materia prima dal nulla. Costruirlo costa 2.
about-class-extended = Produce un semilavorato da una materia prima. Costruirlo costa 3.
about-class-advanced = Produce un prodotto finito da altri due. Costruirlo costa 6.
about-time = Primavera, estate e autunno sono stagioni intere. In inverno non si mandano aiutanti, e agiscono solo costruttori e artigiani.
about-piece-calendar = A che punto è la partita: tre stagioni e l'inverno ogni anno, tre anni in tutto.
about-piece-street = La tua città: una fila di edifici che cresce alle due estremità e non si sposta mai.
about-piece-capital_card = Una carta moneta. Due o più dello stesso colore valgono 5, 10, 15 … come serie.
about-piece-building_card = Una carta edificio: le metà hanno i colori, le icone in alto ciò che serve, quella in basso ciò che produce.
about-piece-privilege = Ciò che un aiutante sullo spazio dorato di una gilda può fare in più, una volta a stagione.
about-piece-privilege_token = Sostituisce lo spazio dorato: usa una volta un privilegio qualsiasi.
about-piece-work_token = Un passo di produzione tra due tappe o nel turno del tuo aiutante.
about-piece-helper = Mandato in una gilda, agisce lì nella tappa della gilda.
about-piece-cube = Una tua merce: su un'icona, al mercato, nel granaio o su una nave.
about-person-mayor = Se nessuno rilancia, offre il sindaco: una, due o tre carte del mazzo, secondo la classe dell'edificio.

## Il gioco e le sue opzioni

about-game-craftsmen = Manda aiutanti alle gilde, costruisci botteghe che combaciano e carica sulle navi ciò che producono.
about-game-variant_mayor_bid_uses_colour_sets = l'offerta del sindaco conta le serie di colore
about-game-variant_winter_privilege_comparison = il gettone per meno privilegi si dà anche d'inverno
about-game-variant_investments_per_player_per_year = quante volte un giocatore può investire a fine anno
about-game-variant_setup_exchanges_per_player = quanti scambi ha ciascuno all'inizio
about-game-variant_notary_peek_remainder_split = le carte guardate si possono dividere tra i due capi del mazzo
about-game-variant_granary_sale_always_pays = una vendita dà una carta anche se nella colonna c'era posto
about-game-variant_capital_set_bonus_in_turn_order = il primo ordine di turno conta le serie di colore
