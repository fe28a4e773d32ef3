### The first screen of Egyptian Ratscrew: what it is, what is agreed for it, and games that are over.

ratscrew-title = Egyptian Ratscrew

## What it is

ratscrew-about = Turas om att vända ett kort och lägga det på kasthögen i mitten. En knekt, dam, kung eller ett ess är en utmaning: kan nästa spelare inte svara med ett sådant kort, tar den som utmanade kasthögen. Och när två kort i rad är likadana: KLASK! Den som klaskar först vinner kasthögen, vems utmaningen än var.

## What is agreed

ratscrew-choice-sandwich = Smörgåsar
ratscrew-choice-sandwich-line = En smörgås är två likadana med ett kort emellan, som 7 4 7.
ratscrew-choice-runs = Stegar
ratscrew-choice-runs-line = En stege är tre i följd, uppåt eller neråt, som 5 6 7 eller D Kn 10.
ratscrew-choice-counts = { $counts ->
    [yes] går att klaska på
   *[no] går inte att klaska på
}
ratscrew-choice-jokers = Jokrar
ratscrew-choice-jokers-name = { $jokers ->
    [0] inga
   *[other] { $jokers }
}
ratscrew-choice-jokers-line = Det går att klaska på en joker överst. Ta med så många som behövs för att alla ska få lika många kort.
ratscrew-choice-keys = Tangenter
ratscrew-choice-keys-one = en för båda
ratscrew-choice-keys-one-line = Din tangent klaskar. När det är din tur vänder den ditt kort om det inte finns något att klaska på.
ratscrew-choice-keys-two = en att klaska med, en att vända med
ratscrew-choice-keys-two-line = Ena handen vänder, den andra klaskar. Tangenten som klaskar gör inget annat, så var försiktig.
ratscrew-turn-key = { $name }: tangenten att vända med
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
