### Why a record of Slapjack is refused.

## What stands before the events of a record

slapjack-record-format = This isn’t a version 1 Slapjack record.
slapjack-record-seats = A game of Slapjack has { $least } to { $most } seats. Each needs its own name, as text.
slapjack-record-options = A record’s only options are one or two packs, after how many cards the game ends (10 to 1,000), and whether cards may be turned out of turn.

## An event of it that breaks a rule

slapjack-refusal-game-over = The game is over.
slapjack-refusal-unknown-event = There’s no such event in this game, or it names too few or too many seats.
slapjack-refusal-bad-seat = An event has to name seats of the game, each only once.
slapjack-refusal-pile-owed = Only one seat has cards, and the jack on top can still be slapped: no card may be turned.
slapjack-refusal-no-cards = That seat has no card to turn.
slapjack-refusal-not-your-turn = It’s another seat’s turn.
slapjack-refusal-empty-pile = The pile is empty, so there’s nothing to slap.
slapjack-refusal-shut-out = That seat is out for good.
slapjack-refusal-not-owed = That seat can’t take the pile now.
