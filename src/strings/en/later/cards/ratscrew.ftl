### The card of Egyptian Ratscrew. Its best: the largest share of right slaps in a game, in per cent.

guest-name-ratscrew = Egyptian Ratscrew
guest-best-ratscrew = your best: { $best }% right slaps
card-table-line-ratscrew = Kings and queens ask for an answer. Two alike? SLAP! The first to slap wins the pile.
