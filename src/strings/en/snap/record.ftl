### Why a record of Snap is refused.

## What stands before the events of a record

snap-record-format = This isn’t a version 1 Snap record.
snap-record-seats = A game of Snap has { $least } to { $most } seats. Each needs its own name, as text.
snap-record-options = A record’s options are the table (A, B or C), one or two packs, and what happens when calls tie: pot or seat, at table C only seat. There are no others.

## An event of it that breaks a rule

snap-refusal-unknown-event = There’s no such event at this table.
snap-refusal-unknown-seat = An event has to name seats of the game, each only once, and a flip or an out just one.
snap-refusal-seat-out = That seat is out.
snap-refusal-not-turn = It’s another seat’s turn.
snap-refusal-out-first = A seat without cards has to go out first.
snap-refusal-not-out = That seat isn’t out.
snap-refusal-nothing-open = No card lies open, so nothing can be called.
snap-refusal-bad-order = The order of the shuffled cards is missing, isn’t needed here, or has the wrong cards.
snap-refusal-game-over = The game is over.
