### The card of Aggravation. Its best: the largest share of the cards that somebody laid in a game, in per cent.

guest-name-aggravation = Aggravation
guest-best-aggravation = your best: { $best }% of the cards
card-table-line-aggravation = Two rows that grow. Cover what matches. Out of cards? Be first to call the next match!
