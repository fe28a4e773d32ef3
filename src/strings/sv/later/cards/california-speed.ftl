### The card of California Speed. Its best: the largest share of the cards that somebody laid in a game, in per cent.

guest-name-california-speed = California Speed
guest-best-california-speed = ditt rekord: { $best }{"\u00A0"}% av korten
card-table-line-california-speed = Två lika bland åtta? Täck båda. Inga turer: snabbaste handen vinner.
