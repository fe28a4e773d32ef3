### The card of Egyptian Ratscrew. Its best: the largest share of right slaps in a game, in per cent.

guest-name-ratscrew = Egyptian Ratscrew
guest-best-ratscrew = ditt rekord: { $best }{"\u00A0"}% tagna klaskchanser
card-table-line-ratscrew = Svara på kungen, annars är högen borta. Två likadana? KLASK! Den som klaskar först vinner den.
