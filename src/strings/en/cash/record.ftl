### Why a record of Cash is refused.

## What stands before the events of a record

cash-record-format = This isn’t a version 1 Cash record.
cash-record-seats = A game of Cash has 4, 6 or 8 seats. Each needs its own name, as text.
cash-record-options = A record’s only options are letters (true or false) and the pairs: each seat in one pair, the lower seat first, pairs by their first seat, and no partners side by side.

## An event of it that breaks a rule

cash-refusal-game-over = The game is over.
cash-refusal-unknown-event = There’s no such event in this game.
cash-refusal-bad-event = This event doesn’t have the form that its kind needs.
cash-refusal-unknown-seat = There’s no such seat.
cash-refusal-deal-first = The hand is over: cards have to be dealt first.
cash-refusal-board-up = The board already lies open.
cash-refusal-board-down = The board lies face down.
cash-refusal-not-on-board = That card isn’t on the board.
cash-refusal-not-in-hand = That seat doesn’t hold that card.
cash-refusal-unknown-act = Acts have the numbers 0 to 7.
cash-refusal-unknown-pair = There’s no such pair.
cash-refusal-own-pair = A seat can’t call Counter cash on its own pair.
cash-refusal-too-early = No board has been turned up in this hand yet.
cash-refusal-hand-open = The hand isn’t over, so no cards can be dealt.
cash-refusal-bad-deck = The deck has to be exactly the 52 cards of one pack.
