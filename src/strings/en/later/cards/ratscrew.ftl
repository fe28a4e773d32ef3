### The card of Egyptian Ratscrew. Its best: the largest share of right slaps in a game, in per cent.

guest-name-ratscrew = Egyptian Ratscrew
guest-best-ratscrew = your best: { $best }% of chances slapped
card-table-line-ratscrew = Answer the king, or the pile is gone. Two alike? SLAP! The first to slap wins it.
