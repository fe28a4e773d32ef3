### The card of Pig. Its best: as at Spoons.

guest-name-pig = Pig
guest-best-pig = ditt bästa: först med fyra i { $best } % av givarna
card-table-line-pig = Fyra lika? Sätt ett finger på näsan. Bli inte sist med att märka det!
