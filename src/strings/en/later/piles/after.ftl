### After a game of piles: how it ended, what somebody's review tells, own bests, and the replay. $deed: "slap" where players slap jacks,
### "call" where they call out what matches.

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
piles-better-call-quickest = New record: your quickest right call!
piles-better-call-call-time = New record: your best usual time to call!
piles-better-match-share = New record: your largest share of matches called!
piles-better-call-vain = New record: your fewest false calls!
# The same where players slap.
piles-better-slap-quickest = New record: your quickest right slap!
piles-better-slap-call-time = New record: your best usual time to slap!
piles-better-jack-share = New record: your largest share of jacks slapped!
piles-better-slap-share = New record: your largest share of chances slapped!
piles-better-slap-vain = New record: your fewest false slaps!
# What somebody has at the end. Beside the name.
piles-after-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
piles-after-out = out
# The same as it is heard. $has: one of the two above.
piles-after-has = { $name }: { $has }

## The review

piles-review-called = { $match ->
    [jack] Jacks slapped
    [slap] Chances slapped
   *[match] Matches called
}
piles-review-missed = { $match ->
    [jack] Jacks nobody slapped
    [slap] Chances nobody slapped
   *[match] Matches nobody called
}
piles-review-vain = { $deed ->
    [slap] False slaps
   *[call] False calls
}
piles-review-won = Cards won
piles-review-quickest = { $deed ->
    [slap] Quickest right slap
   *[call] Quickest right call
}
piles-review-usual = { $deed ->
    [slap] Usual time to slap
   *[call] Usual time to call
}
# Beneath the figures.
piles-review-counted = { $match ->
    [jack] Jacks count as long as you’re in. Times run from the moment a jack can be seen.
    [slap] Every chance to slap counts as long as you’re in. Times run from the moment its last card can be seen.
   *[match] Matches count as long as you’re in. Times run from the moment a match can be seen.
}
piles-review-untimed = { $deed ->
    [slap] Everyone was asked, so no slap was timed.
   *[call] Everyone was asked, so no call was timed.
}

## The moments, each a line in a list. $card: how many cards were turned by then.

# Beneath those that weigh most; a press unfolds the others. $count: eight or more.
piles-moments-all = All { $count } moments
piles-moments-none = { $deed ->
    [slap] Nobody slapped, and there was nothing to slap.
   *[call] Nobody called, and there was nothing to call.
}
# The button as it is heard. $told: its line.
piles-moment-heard = Card { $card }: { $told } Show it in the replay.
# $what: what was called, by its name.
piles-moment-did = { $deed ->
    [slap] slapped first
   *[call] called { $what }
}
# $did: the message above.
piles-moment-took = { $you ->
    [yes] You { $did }
   *[no] { $name } { $did }
  }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
# $time: "0.92".
piles-moment-took-timed = { $you ->
    [yes] You { $did }
   *[no] { $name } { $did }
  } in { $time } s: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
piles-moment-in-vain = { $deed ->
    [slap] { $who } made a false slap.
   *[call] { $who } made a false call.
}
piles-moment-out = { $you ->
    [yes] You went out.
   *[no] { $name } went out.
}

## Records: own bests

piles-bests-call-quickest = Quickest right call
piles-bests-call-call-time = Best usual time to call
piles-bests-match-share = Largest share of matches called
piles-bests-call-vain = Fewest false calls
piles-bests-won = Games won
# Beneath the figures.
piles-bests-enough = { $match ->
    [jack] The share counts in games with { $least } jacks or more; the usual time and false slaps, in games where you slapped { $least } or more.
    [slap] The share counts in games with { $least } chances to slap or more; the usual time and false slaps, in games where you slapped { $least } or more.
   *[match] The share counts in games with { $least } matches or more; the usual time and false calls, in games where you called { $least } or more.
}
piles-bests-match-plot-share = Share of matches called, game by game
piles-bests-call-plot-time = Usual time to call, game by game: shorter bars are quicker
# The same where players slap.
piles-bests-slap-quickest = Quickest right slap
piles-bests-slap-call-time = Best usual time to slap
piles-bests-jack-share = Largest share of jacks slapped
piles-bests-slap-share = Largest share of chances slapped
piles-bests-slap-vain = Fewest false slaps
piles-bests-jack-plot-share = Share of jacks slapped, game by game
piles-bests-slap-plot-share = Share of chances slapped, game by game
piles-bests-slap-plot-time = Usual time to slap, game by game: shorter bars are quicker

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
    [yes] That was your last card.
   *[no] That was { $genitive } last card.
}
piles-story-came-back = { $you ->
    [yes] You have cards again.
   *[no] { $name } has cards again.
}
piles-story-gathered = { $you ->
    [yes] You take the pile.
   *[no] { $name } takes the pile.
}
piles-story-uncalled = { $deed ->
    [slap] Nobody slaps.
   *[call] Nobody calls.
}
# $who calls $what, the right thing: one person, or several where everyone was asked.
piles-story-call = { $count ->
    [one] { $you ->
        [yes] You { $deed ->
            [slap] slap!
           *[call] call { $what }!
          }
       *[no] { $who } { $deed ->
            [slap] slaps!
           *[call] calls { $what }!
          }
      }
   *[other] { $who } { $deed ->
        [slap] slap!
       *[call] call { $what }!
      }
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
