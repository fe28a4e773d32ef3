### After a game of Snap: how it ended, what somebody's review tells, own bests, and the replay. $call: what was called: snap, pot or pool.

# What is shouted, as it is told of.
snap-call-named = { $call ->
    [snap] Snap
    [pot] Snap pot
   *[pool] Snap pool
}

## How it ended

snap-after-won = { $you ->
    [yes] You won!
   *[no] { $name } won!
}
# $names: "Ann and Bo", "you and Ann".
snap-after-draw = A draw between { $names }
snap-after-most = { $you ->
    [yes] You won with the most cards!
   *[no] { $name } won with the most cards!
}
snap-after-stopped = Game stopped
# $time: minutes and seconds, "8:05".
snap-after-line = { $cards ->
    [one] { $cards } card turned
   *[other] { $cards } cards turned
  } in { $time }
# Beneath the heading, where it is so.
snap-better-quickest = New record: your quickest right call!
snap-better-call-time = New record: your best usual time to call!
snap-better-share = New record: your largest share of matches called!
snap-better-vain = New record: your fewest false calls!
# What somebody has at the end. Beside the name.
snap-after-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
snap-after-out = out
# The same as it is heard. $has: one of the two above.
snap-after-has = { $name }: { $has }

## The review

snap-review-called = Matches called
snap-review-missed = Matches nobody called
snap-review-vain = False calls
snap-review-won = Cards won
snap-review-quickest = Quickest right call
snap-review-usual = Usual time to call
# Beneath the figures.
snap-review-counted = Matches count as long as you’re in. Times run from the moment a match can be seen.
snap-review-untimed = Everyone was asked, so no call was timed.

## The moments, each a line in a list. $card: how many cards were turned by then.

# Beneath those that weigh most; a press unfolds the others. $count: eight or more.
snap-moments-all = All { $count } moments
snap-moments-none = Nobody called, and there was nothing to call.
# The button as it is heard. $told: its line.
snap-moment-heard = Card { $card }: { $told } Show it in the replay.
snap-moment-missed = { $call ->
    [snap] Two cards matched, but nobody called.
    [pot] A card fitted the pot, but nobody called.
   *[pool] A card fitted a pool, but nobody called.
}
# $what: what was called, as above.
snap-moment-took = { $you ->
    [yes] You called { $what }
   *[no] { $name } called { $what }
  }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
# $time: "0.92".
snap-moment-took-timed = { $you ->
    [yes] You called { $what }
   *[no] { $name } called { $what }
  } in { $time } s: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
# Several: "You and Ann".
snap-moment-tied = { $who } called { $what } at the same time: the cards went to the pot.
snap-moment-in-vain = { $who } made a false call.
snap-moment-out = { $you ->
    [yes] You went out.
   *[no] { $name } went out.
}

## Records: own bests

snap-bests-quickest = Quickest right call
snap-bests-call-time = Best usual time to call
snap-bests-share = Largest share of matches called
snap-bests-vain = Fewest false calls
snap-bests-won = Games won
# Beneath the figures.
snap-bests-enough = The share counts in games with { $least } matches or more; the usual time and false calls, in games where you called { $least } or more.
snap-bests-plot-share = Share of matches called, game by game
snap-bests-plot-time = Usual time to call, game by game: shorter bars are quicker

## The replay

# The name of the file.
snap-replay-file = snap-game.json

## What happens at a step of the replay

snap-story-start = { $you ->
    [yes] The cards are dealt. You turn first.
   *[no] The cards are dealt. { $name } turns first.
}
# $card: "7 of hearts".
snap-story-flip = { $you ->
    [yes] You turn the { $card }.
   *[no] { $name } turns the { $card }.
}
snap-story-over = { $you ->
    [yes] Your stock is empty: you shuffle your open pile and turn it over.
   *[no] { $genitive } stock is empty: the open pile is shuffled and turned over.
}
snap-story-match = Two cards match.
snap-story-pot = It fits the pot.
snap-story-pool = A card fits a pool.
snap-story-uncalled = Nobody calls.
# $who calls $what, the right thing: one person, or several where everyone was asked.
snap-story-call = { $count ->
    [one] { $you ->
        [yes] You call { $what }!
       *[no] { $who } calls { $what }!
      }
   *[other] { $who } call { $what }!
}
snap-story-win = { $you ->
    [yes] You win
   *[no] { $name } wins
  } { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
  }
snap-story-tied = At the same moment: the cards go to the snap pot.
snap-story-wrong = { $what ->
    [snap] But nothing matches.
    [pot] But nothing fits a pot.
   *[pool] But nothing fits a pool.
}
snap-story-pays = { $you ->
    [yes] You pay
   *[no] { $name } pays
  } { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
  }
snap-story-pooled = { $you ->
    [yes] Your open pile becomes a snap pool.
   *[no] { $genitive } open pile becomes a snap pool.
}
snap-story-out = { $you ->
    [yes] You’re out.
   *[no] { $name } is out.
}
snap-story-won = { $you ->
    [yes] You win the game!
   *[no] { $name } wins the game!
}
# $names: "Ann and Bo", "you and Ann".
snap-story-draw = Nothing can match any more: a draw between { $names }.
snap-story-flips = That was the thousandth card. The game is over.
snap-story-stopped = The game was stopped here.
