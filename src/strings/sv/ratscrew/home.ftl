### The first screen of Egyptian Ratscrew: what it is, what is agreed for it, and games that are over.

ratscrew-title = Egyptian Ratscrew

## What it is

ratscrew-about = Turas om att vända ett kort och lägga det på kasthögen i mitten. En knekt, dam, kung eller ett ess är en utmaning: nästa spelare får några kort på sig att svara med ett sådant kort till. Kommer inget tar utmanaren kasthögen. Och när två kort i rad är likadana: KLASK! Den som klaskar först vinner kasthögen, utmaning eller inte.

## What is agreed

ratscrew-choice-sandwich = Smörgåsar
ratscrew-choice-sandwich-line = En smörgås är två likadana med ett kort emellan, som 7{"\u00A0"}4{"\u00A0"}7.
ratscrew-choice-runs = Stegar
ratscrew-choice-runs-line = En stege är tre i följd, uppåt eller neråt, som 5{"\u00A0"}6{"\u00A0"}7 eller D{"\u00A0"}Kn{"\u00A0"}10.
ratscrew-choice-counts = { $counts ->
    [yes] går att klaska på
   *[no] går inte att klaska på
}
ratscrew-choice-jokers = Jokrar
ratscrew-choice-jokers-name = { $jokers ->
    [0] inga
   *[other] { $jokers }
}
ratscrew-choice-jokers-line = Klaska på en joker som ligger överst. Ta med så många som behövs för att alla ska få lika många kort.
ratscrew-choice-keys = Tangenter
ratscrew-choice-keys-one = en för båda
ratscrew-choice-keys-one-line = Din tangent klaskar. När det är din tur vänder den ditt kort om det inte finns något att klaska på.
ratscrew-choice-keys-two = en klaskar, en vänder
ratscrew-choice-keys-two-line = Ena handen vänder, den andra klaskar. Klasktangenten klaskar alltid, så tänk dig för.
ratscrew-turn-key = { $name }: tangenten som vänder
ratscrew-turns-with = vänder med

## What a link asks for and cannot have

ratscrew-link-slaps = I länken står { $word }={ $found }. Det kan vara on eller off.
ratscrew-link-jokers = Länken vill ha { $found } jokrar. Det kan vara 0 till 4.
ratscrew-link-keys = I länken står keys={ $found }. Det kan vara one eller two.

## Games that are over

ratscrew-past-game =
    { $cards ->
        [one] { $when } · { $cards } vänt kort
       *[other] { $when } · { $cards } vända kort
    }
