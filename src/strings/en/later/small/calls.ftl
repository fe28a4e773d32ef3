### What is told after a game at which open cards are called and won (src/games/small), and of own bests and the replay.

# $time: minutes and seconds, "8:05".
small-after-line = { $cards ->
    [one] { $cards } card turned
   *[other] { $cards } cards turned
  } in { $time }
small-after-has = { $name }: { $has }

## The review

small-review-cards = Cards won
small-review-wrong = Calls that won nothing
small-review-quickest = Quickest winning call
small-review-usual = Usual time to call
small-review-note = Times run from the moment the card can be seen to your call, and count where you won the card.
# $count: eight or more.
small-moments-all = All { $count } moments
small-moments-none = Nobody called.
# $told: the line of the moment.
small-moment-heard = Card { $card }: { $told } Show it in the replay.
# $told: what happened. $time: "0.92".
small-moment-timed = { $told } Called in { $time } s.

## Records

small-better-cards = New record: your most cards won!
small-better-share = New record: your largest share of winning calls!
small-better-quickest = New record: your quickest winning call!
small-better-call-time = New record: your best usual time to call!
small-best-cards = Most cards won
small-best-share = Largest share of winning calls
small-best-quickest = Quickest winning call
small-best-call-time = Best usual time to call
small-bests-won = Games won
small-bests-note = The share counts in games where you called 3 times or more; the usual time, in games where you won 3 cards or more.
small-plot-cards = Cards won, game by game
small-plot-time = Usual time to call, game by game: shorter bars are quicker

## The replay

small-story-start = { $you ->
    [yes] The cards are dealt. You turn the first one.
   *[no] The cards are dealt. { $name } turns the first one.
}
small-stopped-here = The game was stopped here.

## Games that are over

# $when: "21 November 2026 at 08:43".
small-past-game =
    { $cards ->
        [one] { $when } · { $cards } card turned
       *[other] { $when } · { $cards } cards turned
    }
