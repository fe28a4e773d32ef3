### The first screen of Slapjack: what it is, and games that are over.

slapjack-title = Slapjack

## What it is

slapjack-about = Turas om att vända ett kort och lägga det på kasthögen i mitten. Kommer en knekt: KLASK! Den som klaskar först vinner kasthögen. Den som får alla kort vinner partiet.

## Games that are over

slapjack-past-game =
    { $cards ->
        [one] { $when } · { $cards } vänt kort
       *[other] { $when } · { $cards } vända kort
    }
