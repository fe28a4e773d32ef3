### The rules of a game of piles, as they are shown.

## The quick rules, a line each

piles-rules-full = Reglerna i sin helhet
