# Newdale in italiano.

## Parti di frase

rival = il rivale
goal-part-goods = merci per l'obiettivo: { $n } monete su { $wants }
goal-part-vp = { $n } PV su { $wants }
goal-part-fists = pugni: { $n } su { $wants }
goal-part-ship = nave sullo spazio { $n }; deve arrivare al { $wants }
card = { $which ->
    [0] { $card }
   *[other] { $card } ({ $which })
}
card-def = { $which ->
    [0] { $card_def }
   *[other] { $card_def } ({ $which })
}
figure = { $figure_group ->
    [piece] un Incappucciato
   *[other] un assistente { $figure }
}
goods = { $n ->
    [one] 1 segnalino { $good }
   *[other] { $n } segnalini { $good }
}

## Domande
# Le domande stanno in words.toml del gioco.

## Possibilità

action-discard = Cedi: { card }
action-choose = Parti con { $character }
action-take_cards = Prendi le carte
action-take_vp = Prendi i punti
action-sell = Vendi per 1 carbone: { card }
action-give = Dai 1 segnalino { $good }
action-drift = Arretra di 1 spazio
action-use = Usa: { $token }
action-play = Fatti aiutare da { $character }
action-release = Libera il prigioniero ({ $color })
action-plan = Segnalino { $marker }: { $space }
action-plan_area = Segnalino { $marker }: area { $area }, { $space }
action-commit = Conferma il piano
action-bridge = Ponte { $site }
action-build = Costruisci { card-def }
action-build_pool = Costruisci dall'offerta { card-def }
action-hire = Assumi { $sailor_def }
action-town = { $town }
action-town_toll = { $town }, pagando il pedaggio
action-area = Area { $area }
action-pay = { $facts ->
    [1] Paga 1 segnalino { $good }
   *[2] Paga 1 segnalino { $good } ({ $color })
}
action-take_token = Prendi il gettone dello spazio { $field }
action-leave = Lascia il gettone
action-good = { $facts ->
    [1] 1 segnalino { $good }
   *[2] 1 segnalino { $good } ({ $color })
}
action-unlock = Sblocca { $block_def }
action-keep = Tieni { card-def }, cambia il resto
action-develop = Compra il segnalino { $marker }
action-sail = { $n ->
    [one] Naviga 1 spazio
   *[other] Naviga { $n } spazi
}
action-assist = Produci con gli assistenti
action-cards = Cedi carte per tutti quelli che mancano
action-feed = Alimenta la catena: { card }
action-feed_grapes = Alimenta la catena: 1 segnalino { $good } ({ $color })
action-chain = { $n ->
    [one] 1 merce nella catena
   *[other] { $n } merci nella catena
}
action-run = Avvia la catena dell'area { $area }
action-trade = Vendi 3 segnalini carbone per 2 PV
action-fish = Dai 1 pesce fresco per 1 PV
action-jail = Imprigiona { figure }
action-jail_rabbit = Imprigiona { figure } di Rabbit
action-take_assistant = Prendi un assistente { $color }
action-take_vineyard = Prendi il Vigneto ({ $color })
action-goal = Consegna { $goal }
action-mission = Compi la missione con { $good_def }
action-mission_none = Lasciala stare
action-skip = Salta
action-done = Fatto

## Esiti del caso

action-start = { $who } è il primo giocatore
action-token = Gettone: { $token }
action-secret = { $who } riceve la missione segreta: { $symbol }
action-lay = Sul tavolo: { $character }
action-pool = Per l'offerta: { card }
action-deal = { $who } pesca { card-def }
action-event = Evento: { $event }
action-figure = Dal sacchetto: { figure }
action-private = { $who } pesca { figure }
action-reveal = Scoperta: { card }

## Il diario

event-token_laid = Sullo spazio bonus { $field } c'è: { $token }.
event-token_removed = Nessuno spazio è libero e questo gettone esce dal gioco: { $token }.
event-pool_laid = L'offerta comune ha { card-def }.
event-start_player = { $who } è il primo giocatore.
event-mission_dealt = { $who } riceve una missione segreta.
event-mission_seen = La missione segreta di { $who }: { $symbol }.
event-card_drawn = { $who } pesca una carta.
event-card_dealt = { $who } pesca { card-def }.
event-discarded = { $who } cede { card-def }.
event-reshuffled = { $n ->
    [one] 1 carta scartata forma il nuovo mazzo.
   *[other] { $n } carte scartate formano il nuovo mazzo.
}
event-character_laid = { $character } può partire con voi.
event-character_taken = { $character } parte con { $who }.
event-event_revealed = Round { $round }, l'evento: { $card }.
event-side_mission = Arriva una missione secondaria: { $mission }.
event-planned = { $facts ->
    [4] { $who } mette il segnalino { $marker } sull'area { $area }, { $space }.
   *[3] { $who } mette il segnalino { $marker } su: { $space }.
}
event-figure_drawn = { $figure_group ->
    [piece] Dal sacchetto esce un Incappucciato.
   *[other] Un assistente { $figure } si unisce al mercato del lavoro.
}
event-raid = { $n ->
    [one] Un Incappucciato assale la spedizione.
   *[other] { $n } Incappucciati assalgono la spedizione.
}
event-marker_taken = { $facts ->
    [4] { $who } esegue il segnalino { $marker }: area { $area }, { $space }.
   *[3] { $who } esegue il segnalino { $marker }: { $space }.
}
event-not_carried_out = { $who } non ne fa nulla e pesca invece una carta.
event-goods_gained = { $facts ->
    [3] { $who } ottiene { goods }.
   *[4] { $who } ottiene { goods } ({ $color }).
}
event-goods_paid = { $facts ->
    [3] { $who } restituisce { goods }.
   *[4] { $who } restituisce { goods } ({ $color }).
}
event-gained = { $who } guadagna { $vp } PV.
event-lost = { $who } perde { $vp } PV.
event-token_used = { $who } usa un gettone: { $token }.
event-character_used = { $character } aiuta { $who }.
event-private_figure = { $who } pesca per sé { figure }.
event-vineyard_taken = { $who } prende in mano { card-def }.
event-revealed = Scoperta e scartata: { card }.
event-released = { $who } libera un prigioniero ({ $color }) nel mercato del lavoro.
event-jailed = { $who } imprigiona { figure }.
event-built = { $who } costruisce { card-def } { $town_to }.
event-bridge_built = { $who } costruisce il ponte { $site }.
event-toll_paid = { $who } paga il pedaggio a { $owner }.
event-token_taken = { $who } prende il gettone dello spazio { $field }: { $token }.
event-unlocked = { $who } sblocca { $block_def }.
event-swapped = { $n ->
    [one] { $who } cambia 1 carta.
   *[other] { $who } cambia { $n } carte.
}
event-developed = { $who } compra il segnalino { $marker }.
event-hired = { $who } assume { $sailor_def }.
event-ship_moved = La nave di { $who } raggiunge lo spazio { $space }.
event-settled = { $who } costruisce una casa { $town_to }.
event-rival_moved = La nave del rivale raggiunge lo spazio { $space }.
event-delivered = { $who } consegna { $goal } dell'obiettivo del capitolo.
event-fulfilled = { $who } compie la missione secondaria con { $good_def }.
event-scored = { $who } guadagna { $vp } PV: { $line }.
event-bag_passed = Il sacchetto passa a { $who }.
event-chapter_over = Il capitolo è finito.

## La storia: prima di un capitolo, dopo, e che cosa ha deciso la via

story-i = Il re manda una spedizione oltre il mare, e il primo campo è a Longsdale. Un soldato affamato non marcia, dice Enoch Brubak, il quartiermastro reale, e ai suoi brontola lo stomaco. Costruite fattorie e cucine e riempitegli le dispense di mais, pane e carne.
story-i-after = I soldati dormono a pancia piena. Nella notte compare sotto la porta una lettera, firmata con una zampa di coniglio: l'esercito mangia e i villaggi hanno fame. Rabbit verrà a trovarvi.
story-ii = A Longsdale arrivano reclute a frotte e non hanno dove dormire. Enoch vuole assi e mattoni per le caserme, e li vuole subito. Ed ecco Rabbit, con la sorella Onyx e una richiesta: un po' di mais o di pane per la sua gente. Chi l'aiuta avrà amici al Nord.
story-ii-after = Le reclute entrano nelle caserme e la via è aperta. Una porta a nord oltre il fiume, dove la gente di Rabbit conosce ogni guado. L'altra è la strada del re, attraverso i monti.
story-iiia = La gente di Rabbit vi guida fuori dalla strada, nelle valli dei fiumi. È la via più breve, solo che i ponti non ci sono ancora. I carpentieri chiedono assi, botti e attrezzi, e chi costruisce un ponte può chiedere il pedaggio.
story-iiia-why = Almeno metà della spedizione si è ricordata della gente di Rabbit. Il Nord mantiene la parola e vi mostra la via oltre il fiume.
story-iiia-after = L'ultimo carro sale sull'altra riva. Qui le colline sono piene di viti, e nei villaggi la vendemmia decide chi è ospite e chi straniero.
story-iiib = La strada del re è larga, ma sale. Dopo l'ultima locanda aspettano i valichi, e ognuno costa un giorno. La colonna ha bisogno di filati, stoffa e pane prima che arrivi la neve.
story-iiib-why = Meno di metà della spedizione aveva qualcosa per la gente di Rabbit. Il Nord tiene per sé i suoi sentieri, e voi prendete la strada del re.
story-iiib-after = I valichi sono alle spalle e nessuno è morto di freddo. Dall'altra parte i pendii sono pieni di viti, e nei villaggi la vendemmia decide chi è ospite e chi straniero.
story-iva = I vignaioli vi aprono le valli del Nord. Le loro fucine sono fredde e le fornaci vuote: servono mattoni, ferro e attrezzi, e con loro altri ponti. Gunda, che ha costruito mezza valle, vuole costruire l'altra metà con voi.
story-iva-why = Almeno metà della spedizione ha aiutato nella vendemmia. Siete ospiti, e agli ospiti si mostrano le valli.
story-iva-after = Creekside apre le porte e le cantine. Solo la ronda notturna non beve: sulle colline si sono viste figure incappucciate.
story-ivb = Nessuno vi guida, e così passate per la terra dei banditi. Nutrite bene la vostra gente e armatela ancora meglio: qui contano carne, botti e armi. Si unisce a voi Gunda, la costruttrice; neanche a lei piacciono i banditi.
story-ivb-why = Meno di metà della spedizione ha dato una mano nella vendemmia. Gli stranieri si trovano la via da soli, e passa per la terra dei banditi.
story-ivb-after = Thickthorn vi accoglie dietro le sue siepi. Solo la ronda notturna non dorme: nei boschi si sono viste figure incappucciate.
story-v = Ora hanno un nome: l'Ordine degli Incappucciati. Vengono di notte dalla brughiera e prendono ciò che nessun pugno difende. Armi per le guardie, stoffa e vestiti contro il freddo, e la via per la costa sarà vostra.
story-v-why-creekside = Le valli del Nord vi hanno portato a Creekside.
story-v-why-thickthorn = La via per la terra dei banditi vi ha portato a Thickthorn.
story-v-after = L'Ordine si ritira verso la costa. Dietro di lui la strada per Canyon Brook è libera, e per la prima volta sentite l'odore del mare.
story-vi = A Canyon Brook si impostano le chiglie. I maestri d'ascia vogliono assi, botti e corde, più di quante se ne siano mai viste insieme, e le prime segherie aspettano chi le costruisca.
story-vi-after = Gli scafi galleggiano e nessuno fa acqua. Manca solo il carico: le provviste aspettano lungo la costa, a Larkhill.
story-vii = Da Larkhill le navi vanno lungo la costa di porto in porto e caricano pane, carne e vino per la traversata. Su ogni molo c'è folla, e nella folla qualcuno porta il cappuccio. Sale a bordo Aaron Reitzke, un vignaiolo che ne ha visti abbastanza.
story-vii-after = La flotta è nel porto di Canyon Brook, carica fino alle murate. Aspetta soltanto il vento.
story-viii = Il vento è arrivato. Oltre il mare c'è una costa che nessuno ha disegnato e un nome che tutti conoscono: Newdale. Assumete marinai, tenete nella stiva botti, pesce affumicato e zuppa di pesce, e siate i primi a terra.
story-viii-after = Dai primi camini di Newdale sale il fumo, e da qui si vede il ghiaccio. Quel che i coloni raccontano dei giganti lassù è una storia per un altro inverno.
story-again = Questo capitolo non è ancora vinto. Lo racconteremo di nuovo.
