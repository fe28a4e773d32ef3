### Why a record of Spoons or Pig is refused. $taking: "nose" at Pig, "spoon" at Spoons.

## What stands before the events of a record

spoons-record-format = { $taking ->
    [nose] Det här är inget protokoll för Pig i version 1.
   *[spoon] Det här är inget protokoll för Spoons i version 1.
}
spoons-record-seats = Ett parti har { $least } till { $most } platser. Varje plats behöver ett eget namn, som text.
spoons-record-options = Valen är en eller två kortlekar, och hur många bokstäver som gör att en plats är ute. Fler än sex platser kräver två kortlekar.

## An event of it that breaks a rule

spoons-refusal-game-over = Partiet är slut.
spoons-refusal-unknown-event = Någon sådan händelse finns inte i det här spelet.
spoons-refusal-bad-event = Händelsen har inte den form som dess slag ska ha.
spoons-refusal-unknown-seat = Någon sådan plats finns inte.
spoons-refusal-deal-first = Given är slut: först måste kort delas ut.
spoons-refusal-out = Den platsen är ute.
spoons-refusal-hand-down = Den platsens hand ligger redan ner.
spoons-refusal-five-cards = Den platsen har redan fem kort.
spoons-refusal-nothing-waiting = Inget kort väntar där.
spoons-refusal-draw-first = Med fyra kort måste den platsen först ta ett.
spoons-refusal-not-in-hand = Det kortet finns inte i den platsens hand.
spoons-refusal-no-four = Ingen har tagit än, och den platsen har inte exakt fyra kort av samma valör.
spoons-refusal-hand-up = Bara en plats vars hand ligger ner skickar kort vidare osedda.
spoons-refusal-hand-open = Given är inte slut, så inga kort kan delas ut.
spoons-refusal-bad-deck = Leken måste vara exakt korten i sina kortlekar.
