### The card table: a page of the other games in the house, a card for each.

card-table-title = Kortbordet
card-table-line = snabba spel kring en skärm, eller med mobiler
card-table-back = Tillbaka
card-table-unknown =
    { $count ->
        [one] Ett sparat parti hör till ett spel som inte finns i den här versionen. Det finns kvar. Ladda om sidan för att söka efter en nyare version.
       *[other] { $count } sparade partier hör till spel som inte finns i den här versionen. De finns kvar. Ladda om sidan för att söka efter en nyare version.
    }
card-table-kind-seesFirst = Vem är först?
card-table-kind-ownHand = Med egna kort på handen
card-table-kind-bothHands = Båda händerna på en gång
card-table-players = { $least }–{ $most } spelare · ungefär { $minutes } minuter
