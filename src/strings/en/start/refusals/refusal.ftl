# Why an act at the table is turned down. $you is "yes" where the sentence is said to the player whom it is about.

# A value from outside, in quotation marks, as it stands in a sentence.
refusal-quoted = “{ $text }”
refusal-endlessly-nested = something nested without end
# A player of whom only the seat is known, in the place of a name. Seats are counted from 0.
refusal-seat = seat { $seat }

refusal-unknown-event = We don’t know an event { $event }.
refusal-unknown-seat = There’s no seat { $seat }: the seats are 0 to { $last }.
refusal-unknown-tile = There’s no tile { $tile }.
refusal-game-over = The game is over.
# $you: which of the two is the player to whom this is said, "mover" or "other", if any. $mover: whose move it is. $name: who acted.
refusal-not-your-move =
    { $you ->
        [mover] It’s your turn, not { $name }’s.
        [other] It’s { $mover }’s turn, not yours.
       *[no] It’s { $mover }’s turn, not { $name }’s.
    }
refusal-already-placed =
    { $you ->
        [yes] You’ve already played { $tile } this turn.
       *[no] { $name } has already played { $tile } this turn.
    }
refusal-not-in-rack =
    { $you ->
        [yes] You don’t have tile { $tile }.
       *[no] { $name } doesn’t have tile { $tile }.
    }
refusal-place-first =
    { $you ->
        [yes] Play a tile before you draw.
       *[no] { $name } has to play a tile before drawing.
    }
refusal-nothing-placed = You can’t call SNAG before the first tile is played.
refusal-no-calls = You don’t call in this game: runs are taken automatically.
refusal-makers-call =
    { $you ->
        [yes] Nobody else can call on your turn.
       *[no] Nobody else can call on { $name }’s turn.
    }
refusal-called-in-vain = You made a false call in the last chance, so you can’t call again.
refusal-not-now = You can’t do that now.
refusal-not-your-pick =
    { $you ->
        [yes] You pick a tile first.
       *[no] { $name } picks a tile first.
    }
refusal-no-such-tile = You can’t pick that tile.
