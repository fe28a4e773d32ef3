### The card of California Speed. Its best: the largest share of the cards that somebody laid in a game, in per cent.

guest-name-california-speed = California Speed
guest-best-california-speed = ditt rekord: { $best }{"\u00A0"}% av korten
card-table-line-california-speed = Åtta högar, och två är lika? Täck båda. Inga turer: snabbaste handen vinner.
