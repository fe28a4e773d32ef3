# The names of what is on the table. In English they are a contract: tests and those who write scripts for screen readers know them.
table-board = Board
table-players = Players
table-log = What happened
table-order-tiles = Face-down tiles
table-order-result = Who starts
table-draw = Draw and end the move
table-count = Count the tiles
table-menu = Menu

# Beneath the pile, in two small lines with the number over them.
table-pile-label = in the pile
# Said with the button that draws: how many are left.
table-pile = { $count ->
    [one] { $count } tile in the pile
   *[other] { $count } tiles in the pile
}

# Whose something is, in names that screen readers and scripts go by, "Ann's rack": the apostrophe stays the plain one (docs/names.md).
# $hisses: as in "name-genitive".
table-possessive = { $hisses ->
    [yes] { $name }'s
   *[no] { $name }'s
}
# The cover over somebody's rack, where several people share a screen.
table-curtain = { $you ->
    [yes] Your tiles
   *[no] { $possessive } tiles
}
table-curtain-how = Tap to peek. Or hold, then release on a tile to play it.
table-curtain-down = Hide the tiles
table-face-down = { $count ->
    [one] { $count } tile, face down
   *[other] { $count } tiles, face down
}

# A square of the board and what lies on it. Only the memory aid tells which tiles are gone for good.
table-square-empty = { $tile }, empty
table-square-gone = { $tile }, empty, gone for good
table-square-tile = { $tile }, tile
table-square-new = { $tile }, tile, just played

table-rack = { $you ->
    [yes] Your rack
   *[no] { $possessive } rack
}
# The button of a tile on the rack.
table-play = Play { $tile }
# The button with which somebody calls whose move it is not.
table-calls = { $you ->
    [yes] You call SNAG!
   *[no] { $name } calls SNAG!
}

# A player as they are read out: the name, how many tiles, and then some of these, with commas between: "Ann, 17 tiles, to move".
table-to-move = to move
table-owes = misses a turn
table-plays-as = plays as { $character }

# A face-down tile in the draw for order, and one that was picked: which of them, its number, and whose it is.
table-order-tile = Pick face-down tile { $index }
table-order-picked = { $you ->
    [yes] Tile { $index }, { $tile }, yours
   *[no] Tile { $index }, { $tile }, { $possessive }
}

# The small line beneath a name. There is little room: keep to the length of the English ones. $kind: bot, a computer; otherwise a person.
table-status-kind = { $kind ->
    [bot] computer
   *[person] person
}
table-status-to-move = { $kind ->
    [bot] computer · their turn
   *[person] person · their turn
}
table-status-owes = misses next turn
# $trait: what a character is like, "dreamy".
table-status-character = computer · { $trait }
table-status-thinking = computer · thinking
table-status-last-chance = last chance to call
table-status-picks = picking a tile
table-snag-or-pass = SNAG or pass
table-status-ended = turn over
table-status-draw = now draw
table-status-call-or-draw = SNAG, or draw
table-status-your-move = your turn
table-status-key = calls with { $key }

# The same in the still smaller room at somebody's edge of the table.
table-edge-last-chance = last chance
table-edge-owes = misses next turn
table-edge-thinking = thinking
table-edge-to-move = their turn
