### After a game of Salute the King: what is told of it, and the replay.

## The review

salute-review-in-time = Cards answered in time
salute-review-last = Last to answer
salute-review-wrong = Wrong signs
salute-review-taken = Cards taken
salute-review-usual = Usual time to answer
# Beneath the figures.
salute-review-counted = Only cards that want a gesture count. Times run from the moment a card can be seen.

## The moments, each a line in a list. $what: the gesture, "Salute".

salute-review-none = No card wanted a gesture, so nobody was last.
salute-moment-last = { $what }: { $you ->
    [yes] you were last, and took
   *[no] { $name } was last, and took
  } { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
  }
salute-moment-plain = { $you ->
    [yes] You pressed a sign at a card that wanted nothing, and took
   *[no] { $name } pressed a sign at a card that wanted nothing, and took
  } { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
  }
salute-moment-wrong = { $you ->
    [yes] You pressed the wrong sign.
   *[no] { $name } pressed the wrong sign.
}

## Own bests

salute-better-quickest = New record: your quickest right answer!
salute-better-call-time = New record: your best usual time to answer!
salute-better-share = New record: your largest share of cards answered in time!
salute-better-vain = New record: your fewest wrong signs!
salute-bests-quickest = Quickest right answer
salute-bests-call-time = Best usual time to answer
salute-bests-share = Largest share answered in time
salute-bests-vain = Fewest wrong signs
salute-bests-plot-share = Share answered in time, game by game
salute-bests-plot-time = Usual time to answer, game by game: shorter bars are quicker
# Beneath the figures.
salute-bests-enough = The share counts in games with { $least } or more cards that want a gesture; the usual time and wrong signs, in games where you answered { $least } or more in time.

## The replay

# The name of the file.
salute-replay-file = salute-the-king-game.json

## What happens at a step of the replay

salute-story-wants = { $gesture ->
    [stand] Everyone has to stand up.
    [salute] Everyone has to salute.
    [bow] Everyone has to bow.
   *[applaud] Everyone has to applaud.
}
salute-story-right = { $you ->
    [yes] You get it right.
   *[no] { $name } gets it right.
}
salute-story-wrong = { $you ->
    [yes] You press the wrong sign.
   *[no] { $name } presses the wrong sign.
}
salute-story-last = { $you ->
    [yes] You’re last, and take
   *[no] { $name } is last, and takes
  } { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
  }
salute-story-plain = { $you ->
    [yes] You press a sign at a card that wants nothing, and take
   *[no] { $name } presses a sign at a card that wants nothing, and takes
  } { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
  }
salute-story-flips = That was the thousandth card. The game is over.
