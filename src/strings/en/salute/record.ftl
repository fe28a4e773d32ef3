### Why a record of Salute the King is refused.

## What stands before the events of a record

salute-record-format = This isn’t a version 1 Salute the King record.
salute-record-seats = A game of Salute the King has { $least } to { $most } seats. Each needs its own name, as text.
salute-record-options = A record’s only options are one or two packs (two for more than 8 seats), after how many cards the game ends (10 to 1,000), whether a press on a plain card takes the pile, and four different triggers: a rank, “prime”, or “sum10” to “sum99”.

## An event of it that breaks a rule

salute-refusal-game-over = The game is over.
salute-refusal-unknown-event = There’s no such event in this game, or it has too few or too many parts.
salute-refusal-bad-seat = An event has to name seats of the game, each only once.
salute-refusal-answers-due = Not everyone has answered the card on top yet: no card may be turned.
salute-refusal-not-your-turn = It’s another seat’s turn.
salute-refusal-bad-key = A gesture is a number from 0 to 3.
salute-refusal-empty-pile = The pile is empty, so there’s nothing to answer.
salute-refusal-plain-card = The card on top wants no gesture.
salute-refusal-already-right = That seat has already done the right thing.
salute-refusal-no-action = The card on top wants no gesture, so nobody is late.
