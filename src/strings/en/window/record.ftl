### Why a record of Through the Window is refused.

## What stands before the events of a record

window-record-format = This isn’t a version 1 Through the Window record.
window-record-seats = A game of Through the Window has { $least } to { $most } seats. Each needs its own name, as text.
window-record-options = A record’s only option is its letters: en or sv.

## An event of it that breaks a rule

window-refusal-game-over = The game is over.
window-refusal-unknown-event = There’s no such event in this game.
window-refusal-bad-event = The event has too few or too many parts, or one that can’t stand there.
window-refusal-unknown-seat = There’s no such seat.
window-refusal-card-open = A card already lies open.
window-refusal-not-your-turn = It’s another seat’s turn.
window-refusal-no-card = No card lies open.
window-refusal-out-for-card = That seat is out for this card.
window-refusal-called = That seat has already called.
window-refusal-not-first = It’s another seat’s turn to say a word.
window-refusal-bad-word = A word has 40 characters at most, no space at its ends, and accents that are part of their letters (NFC).
window-refusal-wrong-letter = The word doesn’t begin with the card’s letter.
window-refusal-used-word = The word has won a card before.
window-refusal-bad-verdict = The verdict doesn’t fit the word.
window-refusal-caller-first = Somebody has called, and says a word first.
