### Why something of Snap Back is refused: a record, a game that was kept, or who sits down.

## A record

snap-back-record-not-a-record =
    { $what ->
        [whole] { $missing ->
            [yes] Det här är inget Snap Back-parti: det saknas.
           *[no] Det här är inget Snap Back-parti: det är { $found }.
        }
       *[part] { $missing ->
            [yes] Det här är inget Snap Back-parti: { $where } saknas.
           *[no] Det här är inget Snap Back-parti: { $where } är { $found }.
        }
    }
snap-back-record-seats = Ett parti har 1 till { $most } platser, inte { $count }.
snap-back-record-same-name = Två platser heter { $name }. Varje plats måste ha ett eget namn.

## An event of it that breaks a rule

snap-back-refusal-unknown-event = Det finns ingen sådan händelse.
snap-back-refusal-no-cards = Det finns inga fler kort i leken.
snap-back-refusal-reveal-first = Först måste alla visa ett tal.
snap-back-refusal-call-first = Ingen har ropat, så ingen visar något tal.
snap-back-refusal-too-early = Ingen kan ropa före det sjunde kortet.
snap-back-refusal-called-before = Någon har redan ropat på det här kortet.
snap-back-refusal-unknown-seat = Ett rop måste ange en eller flera platser i partiet, var och en bara en gång.
snap-back-refusal-bad-claims = Alla måste visa var sitt tal från 0 till 6.
snap-back-refusal-game-over = Partiet är slut.

## A game that was kept

snap-back-broken-game = Det här partiet går inte att öppna. { $reason }
snap-back-broken-form = Det har en form som den här versionen inte känner till.

## Who sits down

snap-back-problem-not-a-setup = Det står inte vilka som spelar, och hur.
snap-back-problem-nobody-plays = Minst en person måste spela.
snap-back-problem-too-many-seats = Högst { $most } kan spela. Ta bort någon först.
snap-back-problem-too-many-people = Högst { $most } personer kan spela vid en skärm. De andra platserna är för figurerna.
snap-back-problem-long-name = { $name } är för långt: ett namn har högst { $most } tecken.
snap-back-problem-same-name = Två spelare heter { $name }. Ge en av dem ett annat namn.
snap-back-problem-same-key = Två personer ropar med { $key }. Ge en av dem en annan tangent.
snap-back-problem-same-mark = Två spelare har samma märke. Ge en av dem ett annat.
