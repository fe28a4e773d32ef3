### After a game of Spoons or Pig: how it ended, what a review tells, records, and the replay.

## How it ended

spoons-after-won = { $you ->
    [yes] You won!
   *[no] { $name } won!
}
spoons-after-drawn = Nobody won
spoons-after-stopped = Game stopped
# $time: minutes and seconds, "8:05".
spoons-after-line = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
  } in { $time }

## The review

spoons-review-firsts = First with four of a kind
spoons-review-lasts = Hands lost
spoons-review-quickest = { $taking ->
    [nose] Quickest to notice
   *[spoon] Quickest grab
}
spoons-review-note = Times run from the moment somebody else showed four of a kind.
# A moment in the list. $number: which hand. $told: one of those below.
spoons-moment-heard = Hand { $number }: { $told }
spoons-moment = { $by } had four of a kind first. { $you ->
    [yes] You were last.
   *[no] { $name } was last.
}
spoons-moment-you = You had four of a kind first. { $name } was last.
spoons-moments-none = No hand was played to its end.
spoons-moments-all = { $count ->
    [one] { $count } moment
   *[other] All { $count } moments
}

## Records

spoons-bests-quickest = Quickest to react
spoons-bests-firsts = Largest share of hands where you had four first
spoons-bests-lasts = Smallest share of hands lost
spoons-bests-plot-time = Quickest to react, game by game: shorter bars are quicker
spoons-bests-plot-firsts = Share of hands where you had four first, game by game
spoons-bests-note = Shares count in games where you played four hands or more.
spoons-better-quickest = New record: you’ve never reacted so quickly!
spoons-better-firsts = New record: your largest share of hands where you had four first!
spoons-better-lasts = New record: your smallest share of hands lost!

## The replay: hands lie open there

# The name of the file.
spoons-replay-file-nose = pig-game.json
spoons-replay-file-spoon = spoons-game.json
spoons-story-start = { $you ->
    [yes] Four cards each. You deal.
   *[no] Four cards each. { $name } deals.
}
# $card: "7 of hearts".
spoons-story-drew = { $you ->
    [yes] You take the { $card }.
   *[no] { $name } takes the { $card }.
}
spoons-story-passed = { $you ->
    [yes] You pass the { $card } on.
   *[no] { $name } passes the { $card } on.
}
spoons-story-passed-on = { $you ->
    [yes] You pass a card on, unseen.
   *[no] { $name } passes a card on, unseen.
}
spoons-story-nose-first = { $you ->
    [yes] You have four of a kind, and put a finger on your nose.
   *[no] { $name } has four of a kind, and puts a finger on their nose.
}
spoons-story-nose = { $you ->
    [yes] You notice, and put a finger on your nose.
   *[no] { $name } notices, and puts a finger on their nose.
}
