# Co mówi narysowany stół Craftsmen.

## Nagłówki

draw-trade = Jarmark, spichlerz i żetony
draw-market = Odkryte karty
draw-market-note = kupowane w ich kolorach
draw-granary-note = dolna kostka wychodzi
draw-ships-note = przewaga na żaglu, punkty za kostkę
draw-lines = Linie
draw-discards = odrzuty
draw-end-left = Lewy koniec twojej ulicy
draw-end-right = Prawy koniec twojej ulicy
draw-your-street = Twoja ulica
draw-street-of = Ulica: { $who }
draw-to-build = Do budowy
draw-stock = Zasoby
draw-others = Inni gracze
draw-order = kolej
draw-next = dalej
draw-done = zakończone

## Gildie

draw-guild-bankers = Bankierzy
draw-guild-builders = Budowniczy
draw-guild-notary = Notariusz
draw-guild-craftsmen = Rzemieślnicy
draw-guild-merchants = Kupcy
draw-guild-town_hall = Ratusz
draw-does-bankers = { $n } karty, odrzuć 2
draw-does-builders = zbuduj do 2
draw-does-notary = kup lub licytuj
draw-does-craftsmen = punkty pracy: { $n }
draw-does-merchants = kup ze spichlerza
draw-does-town_hall = żeton, kolejność
draw-does-town_hall-two = żeton
draw-privilege-bankers = odrzuć tylko 1
draw-privilege-builders = 1 bez kolorów
draw-privilege-notary = obejrzyj 5 kart
draw-privilege-craftsmen = 2 surowce za 1
draw-privilege-merchants = płać z jarmarku
draw-privilege-town_hall = bez przywileju
draw-winter = budowa i praca
draw-used = użyto przywileju
draw-points-a-helper = punkty pracy pomocnika (CR-11.1)
draw-points-left = pozostałe punkty pracy: { $n } (CR-11.1)
draw-cover-free = { $guild }: przykryj dysk gracza { $who }, za darmo; w grze dwuosobowej przykryty rywal dobiera kartę kapitału (CR-5.7, CR-18.2)
draw-cover-fee = { $guild }: przykryj dysk gracza { $who }, za kartę kapitału albo { $n } PU (CR-5.6)
draw-claim = Zmień kolejność: wcześniej w następnej porze roku (CR-13.3)

## Karty

draw-source = { $name }: u góry { $upper }, u dołu { $lower }. Daje { $good_acc } (CR-11.4)
draw-workshop = { $name }: u góry { $upper }, u dołu { $lower }. { $inputs } → { $good }, { $n } PU (CR-11.4)
draw-vp-made = { $n } PU przy wytworzeniu (CR-11.4)
draw-capital = Karta kapitału: { $color } { $n } (CR-6.1)
draw-money = Kapitał
draw-class-basic = Podstawowe
draw-class-extended = Rozszerzone
draw-class-advanced = Zaawansow.
draw-costs = kup { $price } · zbuduj { $cost }
draw-deck = Karty w stosie: { $n }.
draw-known-top = Znane na wierzchu: { $cards }.
draw-known-under = Znane pod spodem: { $cards }.
draw-peek = Obejrzyj karty: { $class }. Zużywa przywilej (CR-10.9)
draw-sawmills = Tartaki w pudełku (CR-2.14)
draw-open = jawna
draw-secret = tajna
draw-hidden = zakryta
draw-hidden-cards = zakryte karty: { $n }
draw-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}

## Towary w drodze

draw-to-icon = { $good } → { $building }: może już robić { $makes_acc } (CR-11.5)
draw-to-icon-lacks = { $good } → { $building }: do { $makes_gen } brakuje jeszcze { $lacks_gen } (CR-11.5)
draw-to-fair = Kostka na twój jarmark (CR-11.5)
draw-sell = Sprzedaj { $good_acc }: twoja kostka dołącza, bierzesz kartę kapitału (CR-11.10)
draw-sell-unpaid = { $good } do spichlerza: twoja kostka dołącza, bez karty (CR-11.9)
draw-sell-pushing = Sprzedaj { $good_acc }: kostka gracza { $who } wraca do niego, bierzesz kartę kapitału (CR-11.9)
draw-sell-own = Sprzedaj { $good_acc }: twoja starsza kostka wraca, bierzesz kartę kapitału (CR-11.9)
draw-sell-neutral = Sprzedaj { $good_acc }: odchodzi neutralna kostka, bierzesz kartę kapitału (CR-11.9)
draw-buy-from = Kup { $good_acc }: kostka gracza { $who } wraca do niego; jeśli płacisz kartą, dostaje ją { $who } (CR-12.4)
draw-buy-neutral = Kup { $good_acc }: odchodzi neutralna kostka; jeśli płacisz kartą, jest ona odrzucana (CR-12.4)
draw-load = Załaduj { $good_acc } na statek { $ship }: { $n } PU, jeśli zostanie tam do końca roku (CR-11.8)
draw-bribe = Przekup kapitana statku { $ship }: odrzuć kartę kapitału, kostka gracza { $who } wraca do niego, twój towar ({ $good }) wchodzi za { $n } PU (CR-11.11)
draw-bribe-tag = łapówka
draw-row = { $good }: { $n } PU za kostkę na koniec roku (CR-16.3)
draw-majority = Najwięcej kostek na tym statku: { $points } PU (CR-16.3)
draw-work = Użyj żetonu pracy: od razu jeden krok (CR-7.8)
draw-line = { $good }: { $n } PU dla tego, kto pierwszy ma: { $buildings } (CR-9.9)
draw-line-won = { $good }: { $n } PU, ma { $who } (CR-9.9)

## Licytacja

draw-fold = Zwiń albo rozwiń
draw-put-up = wystawia { $who }
draw-any-colors = dowolne kolory
draw-highest = najwyżej
draw-out = odpada
draw-to-bid = licytuje
draw-still-in = w grze
draw-fits-left = Pasuje do lewego końca ulicy
draw-fits-right = Pasuje do prawego końca ulicy
draw-fits-both = Pasuje do obu końców ulicy
draw-fits-none = Nie pasuje do żadnego końca ulicy
draw-power = Możesz zapłacić { $n }
draw-fewest = najmniej kart na ofertę
draw-looking = Oglądane: { $class }
draw-in-hand = karty w ręce: { $n }

## Co leży przed graczem

draw-sets = zestawy: { $n }, { $points } PU na koniec roku
draw-pays = { $n ->
    [one] 1 karta to { $power }
    [few] { $n } karty to { $power }
   *[many] { $n } kart to { $power }
}
draw-laid = wyłożono { $laid } z { $due }
draw-set = zestaw { $n }:
draw-of = z { $n }
draw-vp = teraz { $n } PU
draw-bonus-vp = { $n } PU
draw-privileges = użyte: { $n }

## Gracze

draw-acts = teraz gra
draw-passed = pas
draw-place = kolejność: { $n }

## In the place of what is said of every game

page-round = { $n ->
    [1] rok 1, wiosna
    [2] rok 1, lato
    [3] rok 1, jesień
    [4] rok 1, zima
    [5] rok 2, wiosna
    [6] rok 2, lato
    [7] rok 2, jesień
    [8] rok 2, zima
    [9] rok 3, wiosna
    [10] rok 3, lato
    [11] rok 3, jesień
    [12] rok 3, zima
   *[other] pora { $n }
}
page-jump-board = Karty
page-jump-mat = Moje
page-jump-side = Statki
draw-work-lost = przepadają punkty pracy: { $n }
draw-fee-points = { $n ->
    [one] −1 punkt
    [few] −{ $n } punkty
   *[many] −{ $n } punktów
}
