### Why a record of Snap Back is refused. What stood in it is in quotation marks already.

## A record

snap-back-record-not-a-record = 
    { $what ->
        [whole] { $missing ->
            [yes] Här finns inget Snap Back-parti.
           *[no] Det här är inget Snap Back-parti: det är { $found }.
        }
       *[part] { $missing ->
            [yes] Det här är inget Snap Back-parti: { $where } saknas.
           *[no] Det här är inget Snap Back-parti: { $where } är { $found }.
        }
    }
snap-back-record-seats = Ett parti har 1 till { $most } platser, inte { $count }.
snap-back-record-same-name = Två platser heter { $name }. Varje plats behöver ett eget namn.

## An event of it that breaks a rule

snap-back-refusal-unknown-event = Det finns ingen sådan händelse.
snap-back-refusal-no-cards = Leken har inga fler kort.
snap-back-refusal-reveal-first = Alla måste visa ett tal först.
snap-back-refusal-call-first = Ingen har ropat, så ingen visar något tal.
snap-back-refusal-too-early = Ingen kan ropa före det sjunde kortet.
snap-back-refusal-called-before = Någon har redan ropat på det här kortet.
snap-back-refusal-unknown-seat = Ett rop måste ange en eller flera platser i partiet, var och en bara en gång.
snap-back-refusal-bad-claims = Alla måste visa var sitt tal från 0 till 6.
snap-back-refusal-game-over = Partiet är slut.
