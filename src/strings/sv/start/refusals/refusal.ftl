# Why an act at the table is turned down. $you is "yes" where the sentence is said to the player whom it is about.

refusal-quoted = ”{ $text }”
refusal-endlessly-nested = något oändligt nästlat
refusal-seat = plats { $seat }

refusal-unknown-event = Det finns ingen händelse { $event }.
refusal-unknown-seat = Det finns ingen plats { $seat }: partiet har platserna 0 till { $last }.
refusal-unknown-tile = Det finns ingen bricka { $tile }.
refusal-game-over = Partiet är slut.
refusal-not-your-move =
    { $you ->
        [mover] Nu är det du som är på tur, inte { $name }.
        [other] Nu är det { $mover } som är på tur, inte du.
       *[no] Nu är det { $mover } som är på tur, inte { $name }.
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
        [yes] Du måste lägga en bricka innan du drar en ny.
       *[no] { $name } måste lägga en bricka innan det går att dra en ny.
    }
refusal-nothing-placed = Ingen kan ropa SNAG innan den första brickan är lagd.
refusal-no-calls = I det här partiet tas sviter utan rop.
refusal-makers-call =
    { $you ->
        [yes] Ingen annan än du kan ropa under det här draget.
       *[no] Ingen annan än { $name } kan ropa under det här draget.
    }
refusal-called-in-vain = Du har redan gjort ett felrop i sista chansen. Du kan inte ropa igen.
refusal-not-now = Det går inte nu.
refusal-not-your-pick =
    { $you ->
        [yes] Du drar en bricka först.
       *[no] { $name } drar en bricka först.
    }
refusal-no-such-tile = Den brickan går inte att dra.
