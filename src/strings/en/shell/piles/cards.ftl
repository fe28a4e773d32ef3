### The names of cards, as they are heard and read. $rank: the ten, a picture or the ace; other numbers are as they are. $suit: c, d, h or s.

piles-rank = { $rank ->
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
}
piles-joker = joker
# $name: the rank, by the message above.
piles-card = { $suit ->
    [c] { $name } of clubs
    [d] { $name } of diamonds
    [h] { $name } of hearts
   *[s] { $name } of spades
}
