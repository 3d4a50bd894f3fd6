### The lessons of Tiletum: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## Il primo turno

lesson-dice = Il tuo primo turno
lesson-dice-welcome = Benvenuto! Sono il maestro della gilda e mi siedo accanto a te. Giochi con il verde. Per quattro round viaggi, commerci e costruisci su questa mappa; vince chi alla fine ha più punti.
lesson-dice-wheel = Questa è la ruota. I suoi dadi stanno accanto a sei azioni. Nel tuo turno prendi un dado, che ti dà due cose: risorse e un’azione.
lesson-dice-value = Guarda questo due rosa. Il colore dice quale risorsa: rosa è il cibo. Il valore dice quante. E 7 meno 2 fa 5: tanti punti azione ricevi, per il mercante, davanti al cui spazio si trova.
lesson-dice-take = Prendi il due rosa.
lesson-dice-not-pink-one = L’uno rosa darebbe un cibo e sei punti azione. Un buon dado, ma adesso prendi il due rosa.
lesson-dice-not-this-die = Puoi prendere qualsiasi dado della ruota. In questa lezione prendi il due rosa.
lesson-dice-not-now = Le regole lo permettono, ma prima fai ciò che ti chiedo. Per il resto ci sarà tempo.
lesson-dice-goods = Due cibi sono arrivati nella tua scorta, accanto a quello con cui cominci. Le risorse ti serviranno per completare i contratti.
lesson-dice-move = Ora i tuoi cinque punti azione. Un passo del mercante verso la città vicina ne costa uno. Vai a Colonia.
lesson-dice-not-there = Anche quella strada è aperta. In questa lezione vai a Colonia.
lesson-dice-not-yet = Puoi finire il turno quando vuoi, ma i punti che non spendi sono persi. Vai avanti ancora un po’.
lesson-dice-house = Restano quattro punti. Nella città in cui sta il tuo mercante puoi costruire una casa per un punto. Costruisci a Colonia.
lesson-dice-house-first = Si può proseguire il viaggio. Prima costruisci la tua casa a Colonia.
lesson-dice-points = La tua casa resta lì per tutta la partita. Le case ti fanno partecipare alle fiere e contano alla fine. Restano tre punti, ma lasciali andare: finisci il turno.
lesson-dice-enough-now = Si potrebbe andare avanti. In questa lezione finisci ora il turno.
lesson-dice-rival = Anche il giallo ha preso un dado: tre ori e quattro punti per l’architetto. In ogni round ciascuno di voi prende tre dadi.
lesson-dice-done = Questo è un turno di Tiletum: un dado, le sue risorse, la sua azione. Le altre cinque azioni arrivano nelle prossime lezioni.
