### The history: what one person looks back at for themselves: records, streaks, and how they fared against each opponent.

personal-title = Records
# Before the names to choose from, where several people have played here.
personal-whose = Whose records?

## Records. Beneath a figure: "31", "+18", "0.8 s". A press shows it in the replay

personal-tiles = most tiles in a game
personal-longest = tiles in the longest run
personal-margin = biggest win
personal-quickest = quickest call
personal-more = +{ $tiles }
personal-seconds = { $seconds } s
# The same as they are heard.
personal-heard-tiles = Most tiles in a game: { $tiles }
personal-heard-longest = Longest run: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
personal-heard-margin = Biggest win: { $tiles ->
    [one] { $tiles } tile more
   *[other] { $tiles } tiles more
  }
personal-heard-quickest = Quickest call: { $seconds } s
# $told: one of those; $day: "21 November 2026 at 08:43".
personal-show = { $told }, { $day }. Show it in the replay.

## Streaks: beneath a number of games

personal-won = most wins in a row
personal-careful = most games in a row without a false call
# How long the streak is that goes on.
personal-now = { $games } now

## How they fared against each opponent

personal-against = Against each character
personal-against-people = Against other people
personal-against-note = First number: games with more tiles than them. Second: games with fewer.
# Such as "7–3"; $behind: games with fewer tiles.
personal-score = { $ahead }–{ $behind }
# Games with as many tiles.
personal-ties = { $tied ->
    [one] { $tied } tie
   *[other] { $tied } ties
  }
# For those who hear it.
personal-heard-against = { $name }: more tiles in { $ahead ->
    [one] { $ahead } game
   *[other] { $ahead } games
  }, fewer in { $behind }, as many in { $tied }
personal-not-met = not met yet
