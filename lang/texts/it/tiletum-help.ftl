# Che cosa fanno le possibilità di Tiletum e che cosa sono i pezzi.

## Che cosa fanno le possibilità

help-die = Ottieni tante risorse quanto vale il dado e svolgi l'azione accanto: più basso il dado, più punti azione.
help-die_changed = Paghi 2 oro per ogni passo e prendi il dado con il nuovo valore: le sue risorse, i suoi punti e la sua azione.
help-tile_take = La tessera va nel tuo magazzino.
help-tile_leave = La tessera resta per gli altri.
help-recolor = L'aiutante è usato; il dado dà questa risorsa invece della sua.
help-recolor_no = L'aiutante resta; il dado dà la sua risorsa.
help-action = Tutti i punti vanno a questa azione, con il tuo bonus se viene dal dado.
help-walk = Un passo lungo una strada costa 1 punto azione; una ricompensa o un bonus può darlo gratis.
help-house = La casa resta fino alla fine e ti fa partecipare alla fiera della città. Ottieni subito il bonus dello spazio.
help-pillar = La colonna resta fino alla fine e ti permette di contribuire alla cattedrale.
help-pick = Per 1 punto azione la tessera bonus della città va nel tuo magazzino.
help-character = Per 1 punto azione il personaggio va nel tuo magazzino; l'offerta si riempie subito.
help-refresh = Per 1 punto azione si cambiano tutti i personaggi dell'offerta.
help-lodge = Il personaggio alloggia per sempre e dà il suo bonus; una stanza costa tanti punti azione quanto il suo piano.
help-contract = La tessera va nel tuo magazzino per i punti azione sotto lo spazio.
help-swap = Per 1 punto azione; il primo scambio del turno dà un'altra risorsa a scelta.
help-trade = Un compito: paghi 2 oro per 1 risorsa. Non costa punti azione.
help-fulfil = Paghi le sue risorse e segni i punti della tessera e del prossimo spazio contratto; se lì c'è una colonna, si libera.
help-crest = Paghi cibo e prendi la ricompensa dello spazio stemma. Un edificio pieno con lo stemma è completato.
help-helper = Prendi ciò che mostra l'aiutante; poi esce dal gioco.
help-cathedral = Paghi la pietra, prendi la tessera in cima e segni i punti di entrambe. Una volta per cattedrale.
help-with = Tutte le risorse identiche del contratto sono di questo tipo.
help-gain = La risorsa è tua.
help-forgo = La ricompensa dello stemma è persa.
help-trigger = Ogni personaggio dell'edificio può dare ancora una volta il suo bonus.
help-trigger_none = I bonus sono persi.
help-bonus = Questo personaggio dà il suo bonus; gli altri seguono in qualsiasi ordine.
help-done = Il resto del bonus è perso.
help-king_take = La tessera va nel tuo magazzino.
help-king_discard = La tessera lascia il tracciato e non va a nessuno.
help-end = I punti rimasti sono persi. Dopo l'azione di un aiutante, personaggio o contratto riprendi ciò che era in corso; quella del dado chiude il turno.

## Che cosa sono i pezzi

about-good-gold = Dadi gialli. Paga i cambi di valore dei dadi e le altre risorse, 2 ciascuno.
about-good-food = Dadi rosa. Paga il piazzamento degli stemmi.
about-good-wool = Dadi grigio chiaro. Serve per i contratti.
about-good-stone = Dadi grigio scuro. Serve per le cattedrali.
about-good-iron = Dadi blu. Serve per i contratti.
about-die-blue = Dà ferro.
about-die-pink = Dà cibo.
about-die-yellow = Dà oro.
about-die-light_grey = Dà lana.
about-die-dark_grey = Dà pietra.
about-action-architect = Sposta l'architetto, piazza colonne alle cattedrali, prendi tessere bonus delle città.
about-action-merchant = Sposta il mercante, piazza case nelle città, prendi tessere bonus delle città.
about-action-character = Prendi personaggi dall'offerta e alloggiali nei tuoi edifici.
about-action-contract = Prendi contratti e stemmi dall'offerta, scambia risorse.
about-action-king = Avanza di 1 spazio sul tracciato del re per ogni punto azione.
about-action-joker = Una qualsiasi delle altre cinque azioni.
about-piece-merchant = Piazza case. Dove si trova, partecipi alla fiera.
about-piece-architect = Piazza colonne alle cattedrali.
about-piece-house = In una città ti fa partecipare alla fiera; alla fine si moltiplicano case e colonne.
about-piece-pillar = A una cattedrale ti permette di contribuire; alla fine si moltiplicano case e colonne.
about-piece-cathedral_tile = Vale subito i suoi punti; alcune fiere la contano.
about-piece-bonus_ap_marker = Più punti azione ogni volta che un dado ti dà questa azione.
about-piece-corruption_token = Tutti arretrano di tanti spazi sul tracciato del re.
about-piece-cost_none = Questa cattedrale è fuori gioco.
about-helper = Un aiutante: usalo come compito nel tuo turno, poi esce dal gioco.
about-crest = Uno stemma: piazzalo in un edificio pagando cibo e prendi la ricompensa. Uno per tipo.
about-contract = Un contratto: paga queste risorse per segnare punti. I primi spazi liberano anche una colonna.
about-character = Un personaggio: dà questo quando alloggia in una stanza. Quelli dello stesso tipo stanno in un edificio.
about-fair = Una fiera: chi ha una casa o il mercante nella sua città segna per questo il suo valore.
about-fair-fair_set_house_pillar = Il valore della fiera per ogni coppia di casa e colonna sulla mappa.
about-fair-fair_set_contract_cathedral = Il valore della fiera per ogni coppia di contratto completato e tessera cattedrale.
about-fair-fair_set_contract_crest = Il valore della fiera per ogni coppia di contratto completato e stemma.
about-fair-fair_king_track = Il valore della fiera una volta, più i punti del tuo spazio sul tracciato del re. Si segna nella Fase del re.
about-fair-fair_filled_buildings = Il valore della fiera per ogni edificio con tutte le stanze piene; il sesto conta sempre.
about-crest_reward = La ricompensa per uno stemma piazzato qui; il cibo è il suo prezzo.
about-solo = Una carta di Titus: la prima riga possibile sceglie il suo dado e la sua azione.
about-board-storehouse = Ogni tessera presa arriva prima qui. Quattro spazi; una tessera esce solo usata, piazzata o completata.
about-board-contract_space = Qui va un contratto completato: segni i punti dello spazio e liberi la sua colonna, se c'è.
about-board-building = Pieno di personaggi libera la casa sul tetto; se ha anche lo stemma è completato e rafforza la sua azione.
about-board-king_track = In ogni Fase del re: una tessera per il primo, i punti del tuo spazio e il nuovo ordine di turno.
about-board-cathedral = Con una colonna qui puoi pagare una volta la pietra e prendere la tessera in cima.
about-board-crest_space = Uno stemma del magazzino viene qui una volta, per il cibo indicato, e porta la ricompensa dello spazio.
about-board-road_field = Un passo come gli altri, ma qui non si piazza e non si prende niente.
about-board-building_trigger = Una casa qui fa dare di nuovo i bonus ai personaggi di un edificio.
about-board-contract_market = Contratti e stemmi; a fine turno scorrono a destra, dove costano meno.
about-board-character_market = Personaggi per 1 punto azione ciascuno.
about-die-wheel = Un dado basso dà poche risorse e molti punti azione. Dopo ogni round la ruota gira.

## Il gioco e le sue varianti

about-game-tiletum = Prendi dadi dalla ruota, viaggia per l'Europa, visita le fiere.
about-game-variant_first_game_layout = le azioni intorno alla ruota sono sempre le stesse
about-game-variant_solo_hard = solo per un giocatore: Titus segna di più a ogni fiera
about-game-variant_solo_deep_coffers = solo per un giocatore: ogni dado di Titus vale 1 in più
about-game-variant_solo_court_favour = solo per un giocatore: Titus non è mai sotto il 5 sul tracciato del re
