### The first screen of Salute the King: what it is, what is agreed, and games that are over.

salute-title = Honnör för kungen

## What it is

salute-about = Turas om att vända ett kort på kasthögen i mitten. Ett ess: res dig! En kung: gör honnör! En dam: buga! En knekt: applådera! Den som gör det sist tar kasthögen. Den som först blir av med alla sina kort vinner.
salute-about-press = Här står ett tryck för gesten. Gör den gärna på riktigt också.

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

salute-choice-wants = Kort
salute-choice-wants-name = { $wants ->
    [court] ess, kung, dam, knekt
    [own] välj vart och ett
   *[dealer] given väljer
}
salute-choice-wants-line = { $wants ->
    [court] Vart och ett kräver sin egen gest.
    [own] Välj ett kort för varje gest: en valör, primtal eller en summa.
   *[dealer] Den som ger väljer fyra nya valörer i varje parti.
}
salute-choice-plain = Ett tryck på andra kort
salute-choice-takes = tar kasthögen
salute-choice-takes-line = Den som först trycker på ett kort som inte kräver någon gest tar kasthögen.
salute-choice-free = kostar inget
salute-choice-free-line = Trycker du på ett kort som inte kräver någon gest händer inget.
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
salute-wants-sum-name = det sifferkort som för kasthögen till { $sum }
salute-wrong-cards = Två gester kan inte dela kort. Välj fyra olika.

## What a link asks for and cannot have

salute-link-wants = Länken säger wants={ $found }. Det kan vara court, own eller dealer.
salute-link-card = Länken säger { $word }={ $found }. Det kan vara en valör, prime, eller sum15, sum21, sum25 eller sum30.
salute-link-plain = Länken säger plain={ $found }. Det kan vara free eller takes.

## Games that are over

salute-past-game =
    { $cards ->
        [one] { $when } · { $cards } vänt kort
       *[other] { $when } · { $cards } vända kort
    }
