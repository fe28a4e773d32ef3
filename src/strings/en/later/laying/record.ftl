### Why a record of a game in which two people lay cards at once is refused. $kind: "box" at California Speed, "rows" at Aggravation, "hand" at
### Speed.

## What stands before the events of a record

laying-record-format = { $kind ->
    [hand] This isn’t a version 1 Speed record.
    [rows] This isn’t a version 1 Aggravation record.
   *[box] This isn’t a version 1 California Speed record.
}
laying-record-seats = A game has two seats. Each needs its own name, as text.
laying-record-options = { $kind ->
    [hand] The options are the lock (600, 1000 or 0) and the refill (key or auto).
   *[other] The only option is the lock: 600, 1000 or 0.
}

## An event of it that breaks a rule

laying-refusal-game-over = The game is over.
laying-refusal-unknown-event = There’s no such event in this game.
laying-refusal-unknown-seat = There’s no such seat.
laying-refusal-no-tie = There’s nothing at this instant that it could tie with, or it wasn’t allowed just before that.
laying-refusal-match-open = A match can still be covered.
laying-refusal-unknown-stack = There’s no such stack.
laying-refusal-no-cards = That seat has no card left.
laying-refusal-not-marked = That stack can’t be covered: nothing matches it.
laying-refusal-tie-order = In that tie, this seat comes first, so its card stays.
laying-refusal-has-cards = That seat still has cards.
laying-refusal-no-match = Those two stacks aren’t a match that can be called.
laying-refusal-not-blocked = Somebody can still lay a card.
laying-refusal-fill-first = A hand can still be filled.
laying-refusal-bad-talon = The new spare cards have to be exactly the cards of their pile.
laying-refusal-nothing-to-fill = No hand can be filled.
laying-refusal-hand-full = That hand is full.
laying-refusal-stock-empty = That stock is empty.
laying-refusal-not-in-hand = That card isn’t in that seat’s hand.
laying-refusal-does-not-fit = That card doesn’t fit on that pile.
