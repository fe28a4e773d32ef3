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
spoons-review-lasts = Last
spoons-review-quickest = { $taking ->
    [nose] Quickest to notice
   *[spoon] Quickest grab
}
spoons-review-note = Times count from the moment somebody else had four of a kind.
# A moment in the list. $number: which hand. $told: one of those below.
spoons-moment-heard = Hand { $number }: { $told }
spoons-moment = { $by } had four first. { $you ->
    [yes] You were last.
   *[no] { $name } was last.
}
spoons-moment-you = You had four first. { $name } was last.
spoons-moments-none = No hand was played to its end.
spoons-moments-all = { $count ->
    [one] Show { $count } moment
   *[other] Show all { $count } moments
}

## Records

spoons-bests-won = Games won
spoons-bests-quickest = Quickest after somebody’s four
spoons-bests-firsts = Largest share of hands with four first
spoons-bests-lasts = Smallest share of hands lost
spoons-bests-plot-time = Quickest time, from game to game
spoons-bests-plot-firsts = Hands with four first, from game to game
spoons-bests-note = A share counts from four hands on.
spoons-better-quickest = New record: your quickest yet!
spoons-better-firsts = New record: your largest share of hands with four first!
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
    [yes] You take { $card }.
   *[no] { $name } takes { $card }.
}
spoons-story-passed = { $you ->
    [yes] You pass { $card } on.
   *[no] { $name } passes { $card } on.
}
spoons-story-passed-on = { $you ->
    [yes] You pass a card on, unseen.
   *[no] { $name } passes a card on, unseen.
}
spoons-story-nose-first = { $you ->
    [yes] You have four of a kind, and put a finger on your nose.
   *[no] { $name } has four of a kind, and puts a finger on the nose.
}
spoons-story-nose = { $you ->
    [yes] You notice, and put a finger on your nose.
   *[no] { $name } notices, and puts a finger on the nose.
}
spoons-story-stopped = The game was stopped here.
