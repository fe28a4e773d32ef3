### The card of Spoons. Its best: the largest share of hands in a game in which somebody had four of a kind first, in per cent.

guest-name-spoons = Spoons
guest-best-spoons = ditt bästa: först med fyra i { $best } % av givarna
card-table-line-spoons = Skicka kort, samla fyra lika, ta en sked. Det finns en sked för lite!
