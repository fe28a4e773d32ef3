### Why a record of Spoons or Pig is refused. $taking: "nose" at Pig, "spoon" at Spoons.

## What stands before the events of a record

spoons-record-format = { $taking ->
    [nose] Det här är inget Pig-parti i version 1.
   *[spoon] Det här är inget Spoons-parti i version 1.
}
spoons-record-seats = Ett parti har { $least } till { $most } platser. Varje plats behöver ett eget namn, som text.
spoons-record-options = Det som kan väljas är en eller två kortlekar och hur många bokstäver som gör att en plats är ute. Fler än sex platser kräver två kortlekar.

## An event of it that breaks a rule

spoons-refusal-game-over = Partiet är slut.
spoons-refusal-unknown-event = Det finns ingen sådan händelse i det här spelet.
spoons-refusal-bad-event = Händelsen har inte den form som sådana händelser ska ha.
spoons-refusal-unknown-seat = Det finns ingen sådan plats.
spoons-refusal-deal-first = Given är slut: först måste kort delas ut.
spoons-refusal-out = Den platsen är ute.
spoons-refusal-hand-down = Den platsen har redan lagt ner handen.
spoons-refusal-five-cards = Den platsen har redan fem kort.
spoons-refusal-nothing-waiting = Inget kort väntar där.
spoons-refusal-draw-first = Med fyra kort måste den platsen först ta ett.
spoons-refusal-not-in-hand = Det kortet finns inte i den platsens hand.
spoons-refusal-no-four = Ingen har tagit något än, och den platsen har inte exakt fyra kort av samma valör.
spoons-refusal-hand-up = Bara en plats som har lagt ner handen skickar kort vidare utan att titta.
spoons-refusal-hand-open = Given är inte slut, så inga kort kan delas ut.
spoons-refusal-bad-deck = Leken måste vara exakt korten i sina kortlekar.
