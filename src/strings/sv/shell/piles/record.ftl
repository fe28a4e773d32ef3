### Why a record of a game of piles is refused.

## What stands before the events of a record

piles-record-deck = Korten måste vara precis de som finns i lekarna.
piles-record-dealer = Den som ger måste vara en av platserna.
piles-record-events = Händelserna måste vara en lista.
piles-record-times = Om ett parti anger tider ska det finnas en för varje händelse, 0 eller mer, och ingen tidigare än den förra.
