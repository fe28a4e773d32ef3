### Why a record of Through the Window is refused.

## What stands before the events of a record

window-record-format = Det här är inget parti Genom fönstret i version 1.
window-record-seats = Ett parti Genom fönstret har { $least } till { $most } platser. Var och en behöver ett eget namn, som text.
window-record-options = Det enda som kan väljas är bokstäverna: en eller sv.

## An event of it that breaks a rule

window-refusal-game-over = Partiet är slut.
window-refusal-unknown-event = Det finns ingen sådan händelse i det här spelet.
window-refusal-bad-event = Händelsen har för få eller för många delar, eller någon som inte kan stå där.
window-refusal-unknown-seat = Det finns ingen sådan plats.
window-refusal-card-open = Det ligger redan ett öppet kort.
window-refusal-not-your-turn = En annan plats är på tur.
window-refusal-no-card = Det ligger inget öppet kort.
window-refusal-out-for-card = Den platsen är ute för det här kortet.
window-refusal-called = Den platsen har redan ropat.
window-refusal-not-first = En annan plats har ordet.
window-refusal-bad-word = Ett ord har högst 40 tecken, inga mellanslag i ändarna och accenter som hör till sina bokstäver (NFC).
window-refusal-wrong-letter = Ordet börjar inte på kortets bokstav.
window-refusal-used-word = Ordet har redan vunnit ett kort.
window-refusal-bad-verdict = Bedömningen stämmer inte med ordet.
window-refusal-caller-first = Någon har ropat och har ordet först.
