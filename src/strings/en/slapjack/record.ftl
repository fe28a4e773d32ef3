### Why a record of Slapjack is refused.

## What stands before the events of a record

slapjack-record-format = This isn’t a version 1 Slapjack record.
slapjack-record-seats = A game of Slapjack has { $least } to { $most } seats. Each needs its own name, as text.
slapjack-record-options = A record’s options are one or two packs, the flip that ends the game (10 to 1,000), and whether cards may be turned out of turn. There are no others.

## An event of it that breaks a rule

slapjack-refusal-game-over = The game is over.
slapjack-refusal-unknown-event = There’s no such event in this game, or it names too few or too many seats.
slapjack-refusal-bad-seat = An event has to name seats of the game, each only once.
slapjack-refusal-pile-owed = No card may be turned while the last jack can be slapped.
slapjack-refusal-no-cards = That seat has no card to turn.
slapjack-refusal-not-your-turn = It’s another seat’s turn.
slapjack-refusal-empty-pile = No card lies on the pile, so nothing can be slapped.
slapjack-refusal-shut-out = That seat is out for good.
slapjack-refusal-not-owed = The pile isn’t that seat’s to take.
