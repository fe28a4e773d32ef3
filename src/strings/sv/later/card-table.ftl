### The card table: a page of the other games in the house, a card for each.

card-table-title = Kortbordet
card-table-line = snabba spel kring en skärm
card-table-back = Tillbaka
card-table-kind-seesFirst = Den som ser det först
card-table-players = { $least }–{ $most } spelare · ungefär { $minutes } minuter

## A line on the card of each game

card-table-line-snap = Två lika? Ropa SNAP! Tre bord, det enklaste först.
card-table-line-snap-back = Kort visas, ett i taget. Fanns talet bland de sex senaste?
