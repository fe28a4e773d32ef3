### Snap Backs första sida: vad det är, vilka som spelar och hur, partier som väntar och partier som är slut.

snap-back-title = Snap Back

## What it is

snap-back-about = Korten visas ett i taget. Ropa SNAP! när ett kort har samma tal som något av de sex före.
snap-back-about-dice = Sedan visar alla hur många kort bakåt det var. Tärningen är ditt mål: på 3 höjs den bara av en träff minst 3 bakåt.
snap-back-promise = Det är övning för det här spelet och för SNAG.

## Who plays

snap-back-remembers-short = { $back } bakåt

snap-back-start = Starttärning
snap-back-start-of =
    { $who ->
        [you] Din starttärning
        [nameless] Starttärning för den här spelaren
       *[named] Starttärning för { $name }
    }

## What is agreed

snap-back-choice-hurry = Takt
snap-back-choice-timed = korten går vidare
snap-back-choice-timed-line = Ropa innan nästa kort kommer.
snap-back-choice-untimed = ingen brådska
snap-back-choice-untimed-line = Varje kort väntar. Alla får frågan om de ropar.
snap-back-choice-pace = Sekunder per kort
snap-back-choice-pace-name = { $seconds } sekunder
snap-back-choice-dice = Tärningarna börjar på
snap-back-choice-dice-line = 
    { $die ->
        [1] För barn: i början går tärningen upp för vilken träff som helst.
        [2] För barn: i början går tärningen bara upp för en träff minst 2 kort bakåt.
        [3] Standard: i början går tärningen bara upp för en träff minst 3 kort bakåt.
        [6] Svårast: partiet är slut så snart någon visar en träff 6 kort bakåt.
       *[other] Svårt: i början går tärningen bara upp för en träff minst { $die } kort bakåt.
    }
snap-back-choice-row = Raden med kort
snap-back-choice-row-shown = synlig
snap-back-choice-row-shown-line = Du ser var de sex senaste ligger, med baksidan upp.
snap-back-choice-row-hidden = dold
snap-back-choice-row-hidden-line = Bara minnet: du ser inte raden förrän korten i den vänds upp.
snap-back-choice-length = Partiets längd
snap-back-choice-minutes = { $minutes } min
snap-back-choice-minutes-name = { $minutes } minuter
snap-back-choice-minutes-line = { $minutes } minuter, eller tills någon på 6 visar en träff 6 kort bakåt: den vinnande 6:an.
snap-back-choice-endless = till vinnande 6:a
snap-back-choice-endless-line = Tills någon på 6 visar en träff 6 kort bakåt, eller tills du avbryter.

## Beneath Play

snap-back-lasts = högst { $minutes } minuter
snap-back-lasts-endless = till den vinnande 6:an

## What is wrong with who sits down


## Games that wait, and games that are over

snap-back-past-game =
    { $cards ->
        [one] { $when } · { $cards } kort
       *[other] { $when } · { $cards } kort
    }

## The best of the player of this device

snap-back-your-bests = Dina rekord: { $bests }
snap-back-best-die = tärningen på { $die }
snap-back-best-cards = klart på { $cards } kort
snap-back-best-share = rop på { $percent }{"\u00A0"}% av dina träffar

## What a link asks for and cannot have

snap-back-link-pace = Länken vill ha ett tempo som inte finns: { $found }. Välj ett här.
snap-back-link-dice = Länken vill ha tärningar som börjar på { $found }. De kan börja på 1 till 6: ett tal för alla, eller ett för varje spelare.
snap-back-link-minutes = Länken vill ha ett parti på { $found } minuter. Välj längden här.
snap-back-link-row = I länken står row={ $found }. Det kan vara on eller off.
snap-back-link-cards = Länkens kod för korten är för lång. Den får ha högst { $most } tecken.
