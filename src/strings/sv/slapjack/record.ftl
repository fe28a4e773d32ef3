### Why a record of Slapjack is refused.

## What stands before the events of a record

slapjack-record-format = Det här är inget Slapjack-parti i version 1.
slapjack-record-seats = Ett Slapjack-parti har { $least } till { $most } platser. Var och en behöver ett eget namn, som text.
slapjack-record-options = Det som kan väljas är en eller två kortlekar, efter hur många kort partiet slutar (10 till 1{"\u00A0"}000) och om kort får vändas i fel tur. Det finns inget annat.

## An event of it that breaks a rule

slapjack-refusal-game-over = Partiet är slut.
slapjack-refusal-unknown-event = Det finns ingen sådan händelse i det här spelet, eller så anger den för få eller för många platser.
slapjack-refusal-bad-seat = En händelse måste ange platser i partiet, var och en bara en gång.
slapjack-refusal-pile-owed = Bara en plats har kort, och det går fortfarande att klaska på knekten överst: inget kort får vändas.
slapjack-refusal-no-cards = Den platsen har inget kort att vända.
slapjack-refusal-not-your-turn = En annan plats är på tur.
slapjack-refusal-empty-pile = Kasthögen är tom, så det finns inget att klaska på.
slapjack-refusal-shut-out = Den platsen är ute för gott.
slapjack-refusal-not-owed = Den platsen får inte ta kasthögen nu.
