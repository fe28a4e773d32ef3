### The card of Snap. Its best: the largest share of matches called in a game, in per cent.

guest-name-snap = Snap
guest-best-snap = your best: { $best }% of matches called
card-table-line-snap = Two alike? Shout SNAP! Three tables, from the simplest up.
