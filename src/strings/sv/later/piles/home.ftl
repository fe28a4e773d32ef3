### The first screen of a game of piles: what is agreed at all of them.

## What is agreed

piles-choice-hurry = Takt
piles-choice-timed = snabbast vinner
piles-choice-timed-line = Den som är snabbast vinner korten.
piles-choice-untimed = ingen brådska
piles-choice-untimed-line = Efter varje kort får alla frågan.
piles-choice-turning = Vända kort
piles-choice-own = var och en sina
piles-choice-own-line = När det är din tur trycker du på din hög, eller på din tangent när det inte finns något att vinna.
piles-choice-drum = med trumma
piles-choice-drum-line = Ett kort vänds vid varje slag, så att allas händer är fria.
piles-choice-beat = Sekunder per kort
piles-choice-seconds-name = { $seconds } sekunder
piles-choice-least = Ett kort ligger i
piles-choice-least-name = { $seconds } s
piles-choice-least-line = Minst { $seconds } sekunder innan nästa får vändas.
piles-choice-packs = Kortlekar
piles-choice-packs-name = { $packs ->
    [1] en
   *[2] två
}
piles-choice-out-of-turn = Kort i fel tur
piles-choice-nobody = inte tillåtet
piles-choice-nobody-line = Bara den som är på tur kan vända ett kort.
piles-choice-dead = tillåtet, men dött
piles-choice-dead-line = Du får vända ett kort när det inte är din tur, men det räknas inte.

## Beneath Play

piles-lasts = ungefär { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}

## What a link asks for and cannot have

piles-link-packs = Länken vill ha { $found } kortlekar. Det kan bara vara 1 eller 2.
piles-link-drum = Länken vill ha en trumma som inte finns: { $found }. Välj en här.
piles-link-out-of-turn = I länken står outofturn={ $found }. Det kan vara on eller off.
piles-link-cards = Länkens kod för korten är för lång. Den får ha högst { $most } tecken.
