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
