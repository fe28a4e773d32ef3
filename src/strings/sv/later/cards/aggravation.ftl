### The card of Aggravation. Its best: the largest share of the cards that somebody laid in a game, in per cent.

guest-name-aggravation = Aggravation
guest-best-aggravation = ditt rekord: { $best }{"\u00A0"}% av korten
card-table-line-aggravation = Två rader växer. Täck två lika. Slut på kort? Var först med att ropa på nästa två!
