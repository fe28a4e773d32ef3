### After a game of Snap Back: how it ended, what somebody's review tells, own bests, and the replay. A number "back" says how many cards
### before the top card one like it lay: 1 to 6. $backs: one such number, or several, as "3 and 5". A fist is shown for none of the six.

## How it ended

# $who: "You", "Ann", or several: "Ann and Viola".
snap-back-after-six = { $who } showed the winning 6!
snap-back-after-time = Time’s up
snap-back-after-stopped = Game stopped
# $time: minutes and seconds, "8:05".
snap-back-after-line = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } in { $time }
# The same where somebody began with a die of their own. $line: the line before; $dice: "Ann 2, Viola 4".
snap-back-after-starts = { $line }. Starting dice: { $dice }.
# Beneath the heading, where it is so.
snap-back-better-die = New record: your highest die!
snap-back-better-cards = New record: your quickest winning 6!
snap-back-better-share = New record: your largest share of matches called!
snap-back-better-vain = New record: your fewest false calls!
# What somebody's die did, as it is heard. $start and $end: 1 to 6.
snap-back-after-die = { $name }: die from { $start } to { $end }

## The review

snap-back-review-called = Matches called
snap-back-review-missed = Worth a call, but nobody called
snap-back-review-vain = False calls
snap-back-review-right = Right numbers shown
snap-back-review-quickest = Quickest right call
# Beneath the figures.
snap-back-review-worth = A match is worth a call if it’s at least as many cards back as your die shows. It would have raised your die, or on 6 ended the game.
snap-back-review-span = Right numbers, by cards back
# The heads of the same as a table, for those who hear it.
snap-back-span-back = Cards back
snap-back-span-asked = Reveals
snap-back-span-right = Right
snap-back-span-missed = Worth a call, nobody called
snap-back-span-none = No match has been revealed yet.

## The moments, each a line in a list. $card: the number of the card in the game.

snap-back-moments-none = Nobody called, and there was nothing to gain.
# The button as it is heard. $told: its line; $change: what it did to the die of the person whose review it is.
snap-back-moment-heard = { $change ->
    [up] Card { $card }: { $told } The die went up. Show it in the replay.
    [down] Card { $card }: { $told } The die went down. Show it in the replay.
   *[none] Card { $card }: { $told } Show it in the replay.
  }
# $whom: whose die could have risen by it: "you and Otto".
snap-back-moment-missed = { $backs } back, but nobody called. Worth a call for { $whom }.
snap-back-moment-in-vain = { $who } made a false call.
snap-back-moment-match = { $who } called: { $backs } back.
snap-back-moment-six = { $who } showed the winning 6.
# What it did to the person whose review it is.
snap-back-moment-up = die up
snap-back-moment-down = die down

## Records: own bests

snap-back-bests-die = Highest die at the end
snap-back-bests-six = Fewest cards to the winning 6
snap-back-bests-called = Largest share of matches called
snap-back-bests-vain = Fewest false calls
snap-back-bests-games = Games
# Beneath the plots, where a game began with more than this.
snap-back-bests-from = For the die, only games that start at { $die } or lower count.
snap-back-bests-plot-die = Die at the end, game by game
snap-back-bests-plot-called = Share of matches called, game by game

## The replay

# The name of the file.
snap-back-replay-file = snap-back-game.json

## What happens at a step of the replay

snap-back-story-start = Every die shows { $die }. Six cards come first.
# $dice: "Ann 2, Viola 4".
snap-back-story-starts = Starting dice: { $dice }. Six cards come first.
snap-back-story-card = Card { $number }: { $rank }.
snap-back-story-match = Card { $number }: { $rank }, { $backs } back.
snap-back-story-none = Card { $number }: { $rank }, not among the last six.
snap-back-story-uncalled = Nobody calls.
# $count: how many call at the same moment; $who: their names.
snap-back-story-call = { $count ->
    [one] { $you ->
        [yes] You call.
       *[no] { $who } calls.
      }
   *[other] { $who } call at the same moment.
  }
# $claim: the number somebody shows; $die: what it shows then.
snap-back-story-seat = { $you ->
    [yes] You show
   *[no] { $name } shows
  } { $claim ->
    [0] a fist
   *[other] { $claim }
  }, { $change ->
    [up] die up to { $die }
    [down] die down to { $die }
   *[same] die stays at { $die }
  }.
snap-back-story-six = { $who } showed the winning 6. The game is over.
snap-back-story-time = Time’s up. The game is over.
snap-back-story-stopped = The game was stopped here.
