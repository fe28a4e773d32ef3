### Why a record of Spoons or Pig is refused. $taking: "nose" at Pig, "spoon" at Spoons.

## What stands before the events of a record

spoons-record-format = { $taking ->
    [nose] This isn’t a version 1 Pig record.
   *[spoon] This isn’t a version 1 Spoons record.
}
spoons-record-seats = A game has { $least } to { $most } seats. Each needs its own name, as text.
spoons-record-options = The options are one or two packs, and how many letters put a seat out. More than six seats need two packs.

## An event of it that breaks a rule

spoons-refusal-game-over = The game is over.
spoons-refusal-unknown-event = There’s no such event in this game.
spoons-refusal-bad-event = This event doesn’t have the form that its kind needs.
spoons-refusal-unknown-seat = There’s no such seat.
spoons-refusal-deal-first = The hand is over: cards have to be dealt first.
spoons-refusal-out = That seat is out.
spoons-refusal-hand-down = That seat’s hand is already down.
spoons-refusal-five-cards = That seat already holds five cards.
spoons-refusal-nothing-waiting = No card is waiting there.
spoons-refusal-draw-first = With four cards, that seat has to take one first.
spoons-refusal-not-in-hand = That card isn’t in that seat’s hand.
spoons-refusal-no-four = Nobody has taken anything yet, and that seat doesn’t hold exactly four cards of a rank.
spoons-refusal-hand-up = Only a seat whose hand lies down passes cards on unseen.
spoons-refusal-hand-open = The hand isn’t over, so no cards can be dealt.
spoons-refusal-bad-deck = The deck has to be exactly the cards of its packs.
