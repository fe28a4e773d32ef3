### The guests of the house: other games, with cards on the card table and in the training room.

guest-open = Öppna
guest-leave =
    { $to ->
        [cardTable] Tillbaka till kortbordet
       *[training] Tillbaka till träningsrummet
    }
guest-open-named = Öppna { $guest }
guest-not-played = Inte spelat än
guest-unknown = Länken går till ett spel som inte finns här.
guest-broken = Något som sparats från { $guest } gick inte att läsa och lades åt sidan. Allt annat finns kvar.

## Snap

guest-name-snap = Snap
guest-best-snap = ditt rekord: { $best }{"\u00A0"}% av träffarna ropade

## Snap Back

guest-name-snap-back = Snap Back
guest-line-snap-back = Kort visas, ett i taget. Fanns talet bland de sex senaste? För 1 till 4 personer och datorerna, tio minuter.
guest-best-snap-back = ditt rekord: tärningen på { $best }
guest-curve-snap-back = 
    { $count ->
        [one] Din tärning i slutet av ditt första parti: { $to }.
       *[other] Din tärning i slutet av dina senaste { $count } partier: från { $from } till { $to }.
    }
