### Why a record of Egyptian Ratscrew is refused.

## What stands before the events of a record

ratscrew-record-format = Det här är inget Egyptian Ratscrew-parti i version 1.
ratscrew-record-seats = Ett Egyptian Ratscrew-parti har { $least } till { $most } platser. Var och en behöver ett eget namn, som text.
ratscrew-record-options = Det som kan väljas är en eller två kortlekar, 0 till 4 jokrar, smörgåsar, stegar, efter hur många kort partiet slutar (10 till 1{"\u00A0"}000) och om kort får vändas i fel tur. Det finns inget annat.

## An event of it that breaks a rule

ratscrew-refusal-game-over = Partiet är slut.
ratscrew-refusal-unknown-event = Det finns ingen sådan händelse i det här spelet, eller så anger den för få eller för många platser.
ratscrew-refusal-bad-seat = En händelse måste ange platser i partiet, var och en bara en gång.
ratscrew-refusal-pile-owed = Kasthögen ska just tas: inget kort får vändas.
ratscrew-refusal-answer-first = Någon har fått frågan om att fortsätta svara på en utmaning: inget kort får vändas före svaret.
ratscrew-refusal-no-cards = Den platsen har inget kort att vända.
ratscrew-refusal-not-your-turn = En annan plats är på tur.
ratscrew-refusal-empty-pile = Kasthögen är tom, så det finns inget att klaska på.
ratscrew-refusal-shut-out = Den platsen är ute för gott.
ratscrew-refusal-not-owed = Den platsen får inte ta kasthögen nu.
ratscrew-refusal-not-asked = Den platsen har inte fått frågan om att fortsätta svara på en utmaning.
