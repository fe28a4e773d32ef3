# What is agreed before a game: rows of choices, each a word or two, and beneath it a sentence ("-line") on what it means.
# Where the word is short for its meaning, it is heard as "-name" instead.

## What the rows are called

choice-match = Längd
choice-games = Hur många partier
choice-rules = Regler
choice-call-time = Tid att ropa
choice-pace = Tempo
choice-aid = Minneshjälp
choice-practice = Övning
choice-sitting = Var sitter ni?

## What is played for

choice-match-single = Ett parti
choice-match-single-line = Varje parti har sin egen vinnare.
choice-match-to-100 = Till 100
choice-match-to-100-line = Ni spelar parti efter parti tills någon har 100 brickor.
choice-match-games = { $games } partier
choice-match-games-line = Den som har flest brickor efter { $games } partier vinner.
choice-games-name = { $games } partier

## The rules. Those that have a name are in "house-rule".

choice-rules-printed = Standard
choice-rules-own = Egna…
choice-rules-own-name = Egna regler
choice-rules-own-line = Välj varje regel själv.

## The time to call, in seconds, or one of two words

choice-call-seconds = { $seconds } s
choice-call-seconds-name = { $seconds } sekunder
choice-call-seconds-line = När du har lagt en bricka har du { $seconds } sekunder på dig att ropa.
choice-call-none = ingen gräns
choice-call-none-name = ingen gräns: ta den tid du behöver
choice-call-none-line = Ta den tid du behöver. Ditt drag är slut när du drar en ny bricka.
choice-call-asked = fråga alla
choice-call-asked-name = fråga alla: alla får frågan
choice-call-asked-line = Ingen brådska: efter varje drag får alla frågan SNAG eller pass.

## How fast computers and tiles are

choice-pace-slow = långsamt
choice-pace-slow-line = Datorerna tar god tid på sig, och brickorna rör sig långsamt.
choice-pace-normal = normalt
choice-pace-normal-line = Datorerna tar en liten stund på sig för varje drag.
choice-pace-fast = snabbt
choice-pace-fast-line = Datorerna är snabba, och brickorna också.
choice-pace-instant = direkt
choice-pace-instant-line = Datorerna lägger direkt, och inget rör sig.

## The memory aid, and practice

choice-aid-on = visa vad som är borta
choice-aid-on-line = Rutor vars bricka är borta stryks över för alla.
choice-aid-off = av
choice-aid-off-line = Du får själv minnas vilka brickor som är borta.
choice-practice-on = tips och ångra
choice-practice-on-line = Be om tips, se vilka sviter du missade och ångra drag. Partiet räknas inte i din statistik.
choice-practice-off = av
choice-practice-off-line = Inga tips, och inget går att ångra.

## How several people sit

choice-sitting-beside = Sida vid sida
choice-sitting-beside-line = En skärm eller bärbar dator. Brickorna döljs mellan dragen. Ropa genom att trycka på ditt namn, eller på din egen tangent om det finns ett tangentbord.
choice-sitting-around = Runt en surfplatta
choice-sitting-around-line = Lägg den plant i mitten. Alla har ett ställ och en SNAG!-knapp vid sin egen kant och sitter kvar där. Din kant lyser när det är din tur. Det behövs en surfplatta eller något större.
