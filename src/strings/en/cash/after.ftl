### After a game of Cash: how it ended, what a review tells, records, and the replay.

## How it ended

# $names: "You and Ann", "Ann, Bo, Cleo and Dan".
cash-after-won = { $names } won!
cash-after-real = A real deal: nobody won
cash-after-boards = 1,000 boards: nobody won
cash-after-stopped = Game stopped
# $time: minutes and seconds, "8:05".
cash-after-line = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
  } in { $time }

## The review

cash-review-calls = Right calls
cash-review-fours = Four of a kind that your partner cashed
cash-review-read = Your signal was read
# A moment in the list. $number: which hand. $told: how it ended.
cash-moment-heard = Hand { $number }: { $told }
cash-moments-none = No hand was played to its end.
cash-moments-all = { $count ->
    [one] Show { $count } hand
   *[other] Show all { $count } hands
}

## Records

cash-bests-won = Games won
cash-bests-cashed = Most fours of a kind cashed in a game
cash-bests-right = Largest share of right calls
cash-bests-plot-cashed = Fours of a kind cashed, from game to game
cash-bests-note = A share counts from four calls on.
cash-better-cashed = New record: your most fours of a kind cashed!
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
    [yes] You take { $card } and give { $other }.
   *[no] { $name } takes { $card } and gives { $other }.
}
cash-story-away = Nobody wants more. Four new cards.
cash-story-stopped = The game was stopped here.
