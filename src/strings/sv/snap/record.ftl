### Why a record of Snap is refused.

## What stands before the events of a record

snap-record-format = Det här är inget Snap-parti i version 1.
snap-record-seats = Ett Snap-parti har { $least } till { $most } platser. Var och en behöver ett eget namn, som text.
snap-record-options = Det som kan väljas är bordet (A, B eller C), en eller två lekar och vad som händer när flera ropar samtidigt: pot eller seat, vid bord C bara seat. Det finns inga andra.

## An event of it that breaks a rule

snap-refusal-unknown-event = Det finns ingen sådan händelse vid det här bordet.
snap-refusal-unknown-seat = En händelse måste ange platser i partiet, var och en bara en gång, och flip och out bara en plats.
snap-refusal-seat-out = Den platsen är ute.
snap-refusal-not-turn = En annan plats är på tur.
snap-refusal-out-first = En plats utan kort måste gå ut först.
snap-refusal-not-out = Den platsen är inte ute.
snap-refusal-nothing-open = Inget kort ligger öppet, så ingen kan ropa.
snap-refusal-bad-order = De blandade kortens ordning saknas, behövs inte här eller har fel kort.
snap-refusal-game-over = Partiet är slut.
