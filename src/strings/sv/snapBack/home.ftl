### Snap Backs första sida: vad det är, vilka som spelar och hur, partier som väntar och partier som är slut.

snap-back-title = Snap Back
snap-back-leave = Tillbaka till träningsrummet

## What it is

snap-back-about = Korten visas ett efter ett. Ropa SNAP! när ett kort har samma tal som något av de sex före det.
snap-back-about-dice = Sedan visar alla hur många kort bakåt det var. Rätt tal kan få din tärning att gå upp.
snap-back-promise = Det tränar det här spelet och SNAG.
snap-back-learn = Lär dig på en minut

## Who plays

snap-back-remembers-short = { $back } bakåt

## What is agreed

snap-back-choice-hurry = Bråttom
snap-back-choice-timed = korten går vidare
snap-back-choice-timed-line = Ropa innan nästa kort kommer.
snap-back-choice-untimed = ingen brådska
snap-back-choice-untimed-line = Varje kort väntar. Alla får frågan om de ropar.
snap-back-choice-pace = Sekunder mellan korten
snap-back-choice-pace-name = { $seconds } sekunder
snap-back-choice-dice = Tärningarna börjar på
snap-back-choice-dice-line =
    { $die ->
        [1] För barn: i början går tärningen upp för vilket par som helst.
        [2] För barn: i början går tärningen upp för ett par minst 2 bakåt.
        [3] Som i de tryckta reglerna: i början går tärningen upp för ett par minst 3 bakåt.
        [6] Svårast: den som visar ett par 6 bakåt avslutar partiet.
       *[other] Svårt: i början går tärningen bara upp för ett par minst { $die } bakåt.
    }
snap-back-choice-length = Partiets längd
snap-back-choice-minutes = { $minutes } min
snap-back-choice-minutes-name = { $minutes } minuter
snap-back-choice-minutes-line = { $minutes } minuter, eller tills en tärning på 6 visar en sann sexa.
snap-back-choice-endless = till en sann 6:a
snap-back-choice-endless-line = Tills en tärning på 6 visar en sann sexa, eller tills du avslutar det.
snap-back-choice-spoken = Läs upp korten
snap-back-choice-spoken-off = nej
snap-back-choice-spoken-off-line = Du läser korten själv.
snap-back-choice-spoken-voice = av en röst
snap-back-choice-spoken-voice-line = En röst på enheten läser varje kort, och nästa väntar på den.
snap-back-choice-spoken-reader = skärmläsare
snap-back-choice-spoken-reader-line = Din skärmläsare säger varje kort, och nästa väntar på den.

## Beneath Play

snap-back-lasts = högst { $minutes } minuter
snap-back-lasts-endless = till en sann 6:a

## What is wrong with who sits down

snap-back-wrong-setup = Det här partiet gick inte att läsa. Välj vilka som spelar och hur.
snap-back-wrong-nobody = Någon måste spela: lägg till en person.
snap-back-wrong-seats = Det finns { $most } platser. Ta bort någon.
snap-back-wrong-people = { $most } personer kan spela vid en skärm. Ta bort någon.
snap-back-wrong-long = Namnet { $name } är för långt. Det får ha högst { $most } bokstäver.
snap-back-wrong-same-name = Två spelare heter { $name }. Ge en av dem ett annat namn.
snap-back-wrong-same-key = Två spelare ropar med { $key }. Ge en av dem en annan tangent.
snap-back-wrong-key = Det går inte att ropa med { $key }: den gör något annat vid bordet. Välj en annan bokstav.
snap-back-wrong-computer = Datorspelarna heter så. Välj ett annat namn.
snap-back-wrong-nobodys-name = Så kan ingen heta. Välj ett annat namn.

## Games that wait, and games that are over

snap-back-waiting = Fortsätta där du slutade?
snap-back-continue = Fortsätt
snap-back-continue-name = Fortsätt partiet från { $when }
snap-back-look-name = Titta på det: partiet från { $when }
snap-back-more = Visa fler partier
snap-back-last-games = Dina senaste partier
snap-back-look = Titta på det
snap-back-past-game =
    { $cards ->
        [one] { $when } · { $cards } kort
       *[other] { $when } · { $cards } kort
    }
snap-back-delete = Ta bort partiet från { $when }
snap-back-delete-now = Ta bort för gott
snap-back-not-there = Det partiet finns inte längre.

## The best of the player of this device

snap-back-your-bests = Ditt bästa: { $bests }
snap-back-best-die = tärning { $die }
snap-back-best-cards = slut efter { $cards } kort
snap-back-best-share = rop på { $percent } % av dina par

## What a link asks for and cannot have

snap-back-link-character = Det finns ingen datorspelare som heter { $found }. Välj här.
snap-back-link-pace = Länken vill ha ett tempo som inte finns: { $found }. Välj här.
snap-back-link-dice = Länken vill ha tärningar som börjar på { $found }. De kan börja på 1 till 6.
snap-back-link-minutes = Länken vill ha ett parti på { $found } minuter. Välj här hur länge det varar.
snap-back-link-hurry = I länken står hurry={ $found }. Det kan vara on eller off.
snap-back-link-cards = Länkens ord för korten är för långt. Det får ha högst { $most } bokstäver.
