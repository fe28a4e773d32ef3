### After a game of Cash: how it ended, what a review tells, records, and the replay.

## How it ended

# $names: "You and Ann", "Ann, Bo, Cleo and Dan".
cash-after-won = { $names } won!
cash-after-real = The stock ran out: nobody won
cash-after-boards = 1,000 boards: nobody won
cash-after-stopped = Game stopped
# $time: minutes and seconds, "8:05".
cash-after-line = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
  } in { $time }

## The review

cash-review-calls = Right calls
cash-review-fours = Fours of a kind your partner called
cash-review-read = Times others read your signal
# A moment in the list. $number: which hand. $told: how it ended.
cash-moment-heard = Hand { $number }: { $told }
cash-moments-none = No hand was played to its end.
cash-moments-all = { $count ->
    [one] { $count } hand
   *[other] All { $count } hands
}

## Records

cash-bests-cashed = Most fours of a kind called in a game
cash-bests-right = Largest share of right calls
cash-bests-plot-cashed = Fours of a kind called, game by game
cash-bests-note = The share counts in games where you called four times or more.
cash-better-cashed = New record: your most fours of a kind called!
cash-better-right = New record: your largest share of right calls!

## The replay: hands lie open there, signals don’t

# The name of the file.
cash-replay-file = cash-game.json
cash-story-start = { $you ->
    [yes] Four cards each. You deal.
   *[no] Four cards each. { $name } deals.
}
# $told: cards, "7 of hearts, king of clubs".
cash-story-board = The board is turned up: { $told }.
# $card: "7 of hearts". $other: the card that is given for it.
cash-story-swapped = { $you ->
    [yes] You take the { $card } and give the { $other }.
   *[no] { $name } takes the { $card } and gives the { $other }.
}
cash-story-away = Nobody wants more. Four new cards.
