### Why a record of Egyptian Ratscrew is refused.

## What stands before the events of a record

ratscrew-record-format = This isn’t a version 1 Egyptian Ratscrew record.
ratscrew-record-seats = A game of Egyptian Ratscrew has { $least } to { $most } seats. Each needs its own name, as text.
ratscrew-record-options = A record’s only options are one or two packs, 0 to 4 jokers, sandwiches, runs, after how many cards the game ends (10 to 1,000), and whether cards may be turned out of turn.

## An event of it that breaks a rule

ratscrew-refusal-game-over = The game is over.
ratscrew-refusal-unknown-event = There’s no such event in this game, or it names too few or too many seats.
ratscrew-refusal-bad-seat = An event has to name seats of the game, each only once.
ratscrew-refusal-pile-owed = The pile is about to be taken: no card may be turned.
ratscrew-refusal-answer-first = A seat has been asked to go on with a challenge: no card may be turned before it answers.
ratscrew-refusal-no-cards = That seat has no card to turn.
ratscrew-refusal-not-your-turn = It’s another seat’s turn.
ratscrew-refusal-empty-pile = The pile is empty, so there’s nothing to slap.
ratscrew-refusal-shut-out = That seat is out for good.
ratscrew-refusal-not-owed = That seat can’t take the pile now.
ratscrew-refusal-not-asked = That seat hasn’t been asked to go on with a challenge.
