### The names of cards, as they are heard and read. $rank: the ten, a picture or the ace; other numbers are as they are. $suit: c, d, h or s.

piles-rank = { $rank ->
    [T] 10
    [J] knekt
    [Q] dam
    [K] kung
   *[A] ess
}
piles-joker = joker
piles-card = { $suit ->
    [c] klöver { $name }
    [d] ruter { $name }
    [h] hjärter { $name }
   *[s] spader { $name }
}
