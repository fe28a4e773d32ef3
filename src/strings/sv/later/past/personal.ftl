### The history: what one person looks back at for themselves: records, streaks, and how they fared against each opponent.

personal-title = Rekord
personal-whose = Vems rekord?

## Records

personal-tiles = flest brickor i ett parti
personal-longest = brickor i längsta sviten
personal-margin = största segern
personal-quickest = snabbaste ropet
personal-more = +{ $tiles }
personal-seconds = { $seconds } s
personal-heard-tiles = Flest brickor i ett parti: { $tiles }
personal-heard-longest = Längsta sviten: { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  }
personal-heard-margin = Största segern: { $tiles ->
    [one] { $tiles } bricka mer
   *[other] { $tiles } brickor fler
  }
personal-heard-quickest = Snabbaste ropet: { $seconds } s
personal-show = { $told }, { $day }. Visa det i reprisen.

## Streaks

personal-won = flest segrar i rad
personal-careful = flest partier i rad utan felrop
personal-now = { $games } just nu

## How they fared against each opponent

personal-against = Mot varje figur
personal-against-people = Mot andra personer
personal-against-note = Första talet: partier med fler brickor än motståndaren. Andra talet: partier med färre.
personal-score = { $ahead }–{ $behind }
personal-ties = { $tied } lika
personal-heard-against = { $name }: fler brickor i { $ahead ->
    [one] { $ahead } parti
   *[other] { $ahead } partier
  }, färre i { $behind }, lika många i { $tied }
personal-not-met = inte mött än
