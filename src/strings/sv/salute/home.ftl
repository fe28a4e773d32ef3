### The first screen of Salute the King: what it is, what is agreed, and games that are over.

salute-title = Honnör för kungen

## What it is

salute-about = Turas om att vända ett kort och lägga det på kasthögen i mitten. Ett ess: res dig! En kung: gör honnör! En dam: buga! En knekt: applådera! Den som gör det sist tar kasthögen. Den som först blir av med alla sina kort vinner.
salute-about-press = På skärmen trycker du på ett tecken i stället. Res dig och gör honnör också, om du vill!

## The gestures

salute-gesture = { $gesture ->
    [stand] Res dig
    [salute] Gör honnör
    [bow] Buga
   *[applaud] Applådera
}
salute-key = { $gesture ->
    [stand] Res dig
    [salute] Gör honnör
    [bow] Buga
   *[applaud] Applådera
  }: { $who ->
    [you] din tangent
    [nameless] tangent
   *[named] { $name }
}

## What is agreed

salute-choice-wants = Gester för
salute-choice-wants-name = { $wants ->
    [court] ess, kung, dam, knekt
    [own] kort ni väljer
   *[dealer] den som ger väljer
}
salute-choice-wants-line = { $wants ->
    [court] Vart och ett kräver sin egen gest.
    [own] Välj ett kort för varje gest: en valör, primtal eller en summa.
   *[dealer] Den som ger väljer fyra valörer, nya i varje parti.
}
salute-choice-plain = En gest vid andra kort
salute-choice-takes = ger kasthögen
salute-choice-takes-line = Kräver kortet ingen gest tar den som först trycker på ett tecken kasthögen.
salute-choice-free = kostar inget
salute-choice-free-line = Kräver kortet ingen gest händer inget när du trycker på ett tecken.
salute-choice-own-line = När det är din tur trycker du på din hög.
salute-wants-name = { $rank ->
    [A] ess
    [K] kung
    [Q] dam
    [J] knekt
    [T] 10
   *[prime] primtal
}
salute-wants-sum = summa { $sum }
salute-wants-sum-name = det sifferkort som får kasthögen att nå { $sum }
salute-wrong-cards = Två gester kan inte dela kort. Välj fyra olika.

## What a link asks for and cannot have

salute-link-wants = I länken står wants={ $found }. Det kan vara court, own eller dealer.
salute-link-card = I länken står { $word }={ $found }. Det kan vara en valör, prime, eller sum15, sum21, sum25 eller sum30.
salute-link-plain = I länken står plain={ $found }. Det kan vara free eller takes.

## Games that are over

salute-past-game =
    { $cards ->
        [one] { $when } · { $cards } vänt kort
       *[other] { $when } · { $cards } vända kort
    }
