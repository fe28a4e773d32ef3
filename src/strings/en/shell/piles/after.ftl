### After a game of piles: how it ended, what somebody's review tells, own bests, and the replay.

## How it ended

piles-after-won = { $you ->
    [yes] You won!
   *[no] { $name } won!
}
# $names: "Ann and Bo", "you and Ann".
piles-after-draw = A draw between { $names }
piles-after-stopped = Game stopped
# $time: minutes and seconds, "8:05".
piles-after-line = { $cards ->
    [one] { $cards } card turned
   *[other] { $cards } cards turned
  } in { $time }
# Beneath the heading, where it is so.
piles-better-quickest = New record: your quickest right call!
piles-better-call-time = New record: your best usual time to call!
piles-better-share = New record: your largest share of matches called!
piles-better-vain = New record: your fewest false calls!
# What somebody has at the end. Beside the name.
piles-after-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
piles-after-out = out
# The same as it is heard. $has: one of the two above.
piles-after-has = { $name }: { $has }

## The review

piles-review-called = Matches called
piles-review-missed = Matches nobody called
piles-review-vain = False calls
piles-review-won = Cards won
piles-review-quickest = Quickest right call
piles-review-usual = Usual time to call
# Beneath the figures.
piles-review-counted = Matches count as long as you’re in. Times run from the moment a match can be seen.
piles-review-untimed = Everyone was asked, so no call was timed.

## The moments, each a line in a list. $card: how many cards were turned by then.

# Beneath those that weigh most; a press unfolds the others. $count: eight or more.
piles-moments-all = All { $count } moments
piles-moments-none = Nobody called, and there was nothing to call.
# The button as it is heard. $told: its line.
piles-moment-heard = Card { $card }: { $told } Show it in the replay.
# $what: what was called, by its name.
piles-moment-took = { $you ->
    [yes] You called { $what }
   *[no] { $name } called { $what }
  }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
# $time: "0.92".
piles-moment-took-timed = { $you ->
    [yes] You called { $what }
   *[no] { $name } called { $what }
  } in { $time } s: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
piles-moment-in-vain = { $who } made a false call.
piles-moment-out = { $you ->
    [yes] You went out.
   *[no] { $name } went out.
}

## Records: own bests

piles-bests-quickest = Quickest right call
piles-bests-call-time = Best usual time to call
piles-bests-share = Largest share of matches called
piles-bests-vain = Fewest false calls
piles-bests-won = Games won
# Beneath the figures.
piles-bests-enough = The share counts in games with { $least } matches or more; the usual time and false calls, in games where you called { $least } or more.
piles-bests-plot-share = Share of matches called, game by game
piles-bests-plot-time = Usual time to call, game by game: shorter bars are quicker

## What happens at a step of the replay

piles-story-start = { $you ->
    [yes] The cards are dealt. You turn first.
   *[no] The cards are dealt. { $name } turns first.
}
# $card: "7 of hearts".
piles-story-flip = { $you ->
    [yes] You turn the { $card }.
   *[no] { $name } turns the { $card }.
}
# It was turned out of turn.
piles-story-dead = Out of turn: the card is dead.
piles-story-ran-out = { $you ->
    [yes] That was your last card. You can still slap in.
   *[no] That was { $genitive } last card. { $name } can still slap in.
}
piles-story-came-back = { $you ->
    [yes] You have cards again.
   *[no] { $name } has cards again.
}
piles-story-gathered = { $you ->
    [yes] You take the pile.
   *[no] { $name } takes the pile.
}
piles-story-uncalled = Nobody calls.
# $who calls $what, the right thing: one person, or several where everyone was asked.
piles-story-call = { $count ->
    [one] { $you ->
        [yes] You call { $what }!
       *[no] { $who } calls { $what }!
      }
   *[other] { $who } call { $what }!
}
piles-story-win = { $you ->
    [yes] You win
   *[no] { $name } wins
  } { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
  }
piles-story-pays = { $you ->
    [yes] You pay
   *[no] { $name } pays
  } { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
  }
piles-story-out = { $you ->
    [yes] You’re out.
   *[no] { $name } is out.
}
piles-story-won = { $you ->
    [yes] You win the game!
   *[no] { $name } wins the game!
}
piles-story-stopped = The game was stopped here.
