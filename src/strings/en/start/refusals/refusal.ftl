# Why an act at the table is turned down. $you is "yes" where the sentence is said to the player whom it is about.

# A value from outside, in quotation marks, as it stands in a sentence.
refusal-quoted = “{ $text }”
refusal-endlessly-nested = something endlessly nested
# A player of whom only the seat is known, in the place of a name. Seats are counted from 0.
refusal-seat = seat { $seat }

refusal-unknown-event = There is no such event as { $event }.
refusal-unknown-seat = There is no seat { $seat }: this game has seats 0 to { $last }.
refusal-unknown-tile = There is no tile { $tile }.
refusal-game-over = The game is over.
# $you: which of the two is the player to whom this is said, "mover" or "other", if any. $mover: whose move it is. $name: who acted.
refusal-not-your-move =
    { $you ->
        [mover] It is your move, not { $name }'s.
        [other] It is { $mover }'s move, not yours.
       *[no] It is { $mover }'s move, not { $name }'s.
    }
refusal-already-placed =
    { $you ->
        [yes] You have already played { $tile } in this move.
       *[no] { $name } has already played { $tile } in this move.
    }
refusal-not-in-rack =
    { $you ->
        [yes] You do not hold tile { $tile }.
       *[no] { $name } does not hold tile { $tile }.
    }
refusal-place-first =
    { $you ->
        [yes] You have to play a tile before drawing.
       *[no] { $name } has to play a tile before drawing.
    }
refusal-nothing-placed = Nobody can call SNAG before the first tile is played.
refusal-no-calls = In this game runs are taken without a call.
refusal-makers-call =
    { $you ->
        [yes] Nobody else can call during your move.
       *[no] Nobody else can call during { $name }'s move.
    }
refusal-called-in-vain = You have already called without a run in the last chance. You cannot call again.
refusal-not-now = That is not possible now.
refusal-not-your-pick =
    { $you ->
        [yes] You pick a tile first.
       *[no] { $name } picks a tile first.
    }
refusal-no-such-tile = That tile cannot be picked.
