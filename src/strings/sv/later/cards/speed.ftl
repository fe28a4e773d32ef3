### The card of Speed. Its best: the largest share of the cards that somebody laid in a game, in per cent.

guest-name-speed = Speed
guest-best-speed = ditt rekord: { $best }{"\u00A0"}% av korten
card-table-line-speed = Ett steg högre eller lägre, på vilken hög som helst. Ingen väntan, ingen pardon.
