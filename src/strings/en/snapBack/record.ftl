### Why a record of Snap Back is refused.

## What stands before the events of a record

snap-back-record-format = This isn’t a version 1 Snap Back record.
snap-back-record-seats = A game of Snap Back has 1 to { $most } seats. Each needs its own name, as text.
snap-back-record-dice = The dice have to be one number from 1 to 6 for everyone, or a list with one for each seat.
snap-back-record-deck = The deck has to be a list of numbers from 2 to 10.
snap-back-record-events = The events have to be a list.
snap-back-record-times = If a record gives times, it needs one for each event, 0 or more, and none earlier than the one before.

## An event of it that breaks a rule

snap-back-refusal-unknown-event = There’s no such event.
snap-back-refusal-no-cards = The deck has no more cards.
snap-back-refusal-reveal-first = Everyone has to show a number first.
snap-back-refusal-call-first = Nobody has called, so nobody shows a number.
snap-back-refusal-too-early = Nobody can call before the seventh card.
snap-back-refusal-called-before = This card has already been called.
snap-back-refusal-unknown-seat = A call has to name one or more seats of the game, each only once.
snap-back-refusal-bad-claims = Everyone has to show one number from 0 to 6.
snap-back-refusal-game-over = The game is over.
