### The card of Speed. Its best: the largest share of the cards that somebody laid in a game, in per cent.

guest-name-speed = Speed
guest-best-speed = your best: { $best }% of the cards
card-table-line-speed = One higher or one lower, on either pile. No turns, no mercy.
