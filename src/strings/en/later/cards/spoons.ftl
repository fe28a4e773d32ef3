### The card of Spoons. Its best: the largest share of hands in a game in which somebody had four of a kind first, in per cent.

guest-name-spoons = Spoons
guest-best-spoons = your best: first with four in { $best }% of hands
card-table-line-spoons = Pass cards, collect four of a kind, grab a spoon. There’s one spoon too few!
