### The card table: a page of the other games in the house, a card for each.

card-table-title = Kortbordet
card-table-line = snabba spel kring en skärm
card-table-back = Tillbaka
card-table-kind-seesFirst = Den som ser det först
card-table-players = { $least }–{ $most } spelare · ungefär { $minutes } minuter
