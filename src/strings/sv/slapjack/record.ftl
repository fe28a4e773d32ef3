### Why a record of Slapjack is refused.

## What stands before the events of a record

slapjack-record-format = Det här är inget Slapjack-parti i version 1.
slapjack-record-seats = Ett Slapjack-parti har { $least } till { $most } platser. Var och en behöver ett eget namn, som text.
slapjack-record-options = Det som kan väljas är en eller två kortlekar, vilket kort som avslutar partiet (10 till 1{"\u00A0"}000) och om kort får vändas utanför turen. Det finns inget annat.

## An event of it that breaks a rule

slapjack-refusal-game-over = Partiet är slut.
slapjack-refusal-unknown-event = Det finns ingen sådan händelse i det här spelet, eller så anger den för få eller för många platser.
slapjack-refusal-bad-seat = En händelse måste ange platser i partiet, var och en bara en gång.
slapjack-refusal-pile-owed = Inget kort får vändas medan det går att klaska på den sista knekten.
slapjack-refusal-no-cards = Den platsen har inget kort att vända.
slapjack-refusal-not-your-turn = Det är en annan plats tur.
slapjack-refusal-empty-pile = Inget kort ligger på kasthögen, så det finns inget att klaska på.
slapjack-refusal-shut-out = Den platsen är ute för gott.
slapjack-refusal-not-owed = Kasthögen går inte till den platsen.
