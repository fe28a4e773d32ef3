### The guests of the house: other games, with cards on the card table and in the training room.

guest-open = Öppna
guest-leave =
    { $to ->
        [cardTable] Tillbaka till kortbordet
       *[training] Tillbaka till träningsrummet
    }
guest-open-named = Öppna { $guest }
guest-not-played = Inte spelat än
guest-unknown = Det spelet finns inte här. Ladda om sidan för att söka efter en nyare version, eller välj ett annat spel på kortbordet.
guest-later = Några sparade partier i { $guest } kommer från en nyare version. De finns kvar. Ladda om sidan för att söka efter den versionen.
guest-broken = Något som sparats från { $guest } gick inte att läsa och lades åt sidan. Allt annat finns kvar.
