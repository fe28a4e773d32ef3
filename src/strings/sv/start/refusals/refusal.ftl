# Why an act at the table is turned down. $you is "yes" where the sentence is said to the player whom it is about.

refusal-quoted = ”{ $text }”
refusal-endlessly-nested = något som är nästlat utan slut
refusal-seat = plats { $seat }

refusal-unknown-event = Händelsen { $event } är okänd.
refusal-unknown-seat = Det finns ingen plats { $seat }: platserna är 0 till { $last }.
refusal-unknown-tile = Det finns ingen bricka { $tile }.
refusal-game-over = Partiet är slut.
refusal-not-your-move =
    { $you ->
        [mover] Det är du som är på tur, inte { $name }.
        [other] Det är { $mover } som är på tur, inte du.
       *[no] Det är { $mover } som är på tur, inte { $name }.
    }
refusal-already-placed =
    { $you ->
        [yes] Du har redan lagt { $tile } i det här draget.
       *[no] { $name } har redan lagt { $tile } i det här draget.
    }
refusal-not-in-rack =
    { $you ->
        [yes] Du har inte bricka { $tile }.
       *[no] { $name } har inte bricka { $tile }.
    }
refusal-place-first =
    { $you ->
        [yes] Lägg en bricka innan du drar.
       *[no] { $name } måste lägga en bricka innan det går att dra.
    }
refusal-nothing-placed = Du kan inte ropa SNAG innan den första brickan är lagd.
refusal-no-calls = I det här partiet ropar ingen: sviter tas automatiskt.
refusal-makers-call =
    { $you ->
        [yes] Ingen annan kan ropa när det är din tur.
       *[no] Ingen annan kan ropa när { $name } är på tur.
    }
refusal-called-in-vain = Du gjorde ett felrop i sista chansen och kan inte ropa igen.
refusal-not-now = Det går inte just nu.
refusal-not-your-pick =
    { $you ->
        [yes] Först drar du en bricka.
       *[no] Först drar { $name } en bricka.
    }
refusal-no-such-tile = Den brickan går inte att dra.
