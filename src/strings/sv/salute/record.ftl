### Why a record of Salute the King is refused.

## What stands before the events of a record

salute-record-format = Det här är inget parti av Honnör för kungen i version 1.
salute-record-seats = Ett parti av Honnör för kungen har { $least } till { $most } platser. Var och en behöver ett eget namn, som text.
salute-record-options = Det som kan väljas är en eller två kortlekar (två för fler än 8 platser), efter hur många kort partiet slutar (10 till 1{"\u00A0"}000), om ett tryck på ett vanligt kort tar kasthögen och fyra olika saker som kräver en gest: en valör, ”prime” eller ”sum10” till ”sum99”. Det finns inget annat.

## An event of it that breaks a rule

salute-refusal-game-over = Partiet är slut.
salute-refusal-unknown-event = Det finns ingen sådan händelse i det här spelet, eller så har den för få eller för många delar.
salute-refusal-bad-seat = En händelse måste ange platser i partiet, var och en bara en gång.
salute-refusal-answers-due = Alla har inte svarat på det översta kortet än: inget kort får vändas.
salute-refusal-not-your-turn = En annan plats är på tur.
salute-refusal-bad-key = En gest är ett tal från 0 till 3.
salute-refusal-empty-pile = Kasthögen är tom, så det finns inget att svara på.
salute-refusal-plain-card = Det översta kortet kräver ingen gest.
salute-refusal-already-right = Den platsen har redan gjort rätt.
salute-refusal-no-action = Det översta kortet kräver ingen gest, så ingen är sen.
