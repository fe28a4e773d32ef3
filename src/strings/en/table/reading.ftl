# What is read aloud of the table when somebody asks for it: in few words, and never that a run is there to be called.
# The bar of buttons, and what each reads.
reading-title = Read aloud
reading-name-row = Row
reading-name-column = Column
reading-name-diagonals = Diagonals
reading-name-board = Tiles on the board
reading-name-score = Score and turn
reading-name-time = Time

# Lines of the board: "Row 3, 22 to 29: tiles 22, 23, 24; gaps 25 to 29."
# $parts: one of reading-tiles and reading-no-tiles, then those of the others that there are, with a semicolon between them.
reading-row = Row { $number }, { $first } to { $last }: { $parts }.
reading-column = Column { $number }, { $first } to { $last }: { $parts }.
reading-diagonal-down = Diagonal down, { $first } to { $last }: { $parts }.
reading-diagonal-up = Diagonal up, { $first } to { $last }: { $parts }.
# $tiles: which tiles, $count: how many they are.
reading-tiles = { $count ->
    [one] tile { $tiles }
   *[other] tiles { $tiles }
}
reading-no-tiles = no tiles
# Squares on which no tile lies. $count: how many they are.
reading-gaps = { $count ->
    [one] gap { $squares }
   *[other] gaps { $squares }
}
reading-no-gaps = no gaps
# Those whose tiles are gone for good: only the memory aid tells them.
reading-gone = gone for good { $squares }
# Three squares and more that follow each other.
reading-range = { $first } to { $last }

reading-board-empty = There are no tiles on the board.
reading-board = { $count ->
    [one] { $count } tile on the board.
   *[other] { $count } tiles on the board.
}
# After it, for each row that has tiles.
reading-board-row = Row { $number }: { $tiles }.

# How the game stands, in some of these sentences.
reading-order = Everyone picks a tile to see who starts.
reading-last-chance = Last chance: call any run that’s still on the board.
reading-over = The game is over.
reading-paused = The game is paused.
reading-turn = { $you ->
    [yes] Your turn.
   *[no] { $name }’s turn.
}
reading-left = { $count ->
    [one] { $count } second left.
   *[other] { $count } seconds left.
}
# $seats: reading-seat of everybody, with commas between them.
reading-seats = { $seats }.
reading-seat = { $count ->
    [one] { $name } { $count } tile
   *[other] { $name } { $count } tiles
}
reading-owes = { $you ->
    [yes] You miss your next turn.
   *[no] { $name } misses their next turn.
}
reading-pile = { $count ->
    [one] { $count } tile in the pile.
   *[other] { $count } tiles in the pile.
}
# What a character said last. $quoted: its words, as somebody's own.
reading-said = { $name } said { $quoted }

reading-no-time = No clock is running.
# $name: who has to call.
reading-left-for = { $count ->
    [one] { $name }: { $count } second left to call.
   *[other] { $name }: { $count } seconds left to call.
}

reading-rack = Your tiles: { $tiles }.
reading-rack-empty = You have no tiles.
reading-rack-hidden = Your tiles are face down.

# Said by itself while the time to call runs.
reading-clock-starts = { $count ->
    [one] { $count } second to call.
   *[other] { $count } seconds to call.
}
reading-clock-starts-for = { $count ->
    [one] { $name }, { $count } second to call.
   *[other] { $name }, { $count } seconds to call.
}
reading-clock-last-chance = { $count ->
    [one] Last chance: { $count } second to call.
   *[other] Last chance: { $count } seconds to call.
}
