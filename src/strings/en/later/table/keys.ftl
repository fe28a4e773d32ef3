# What each key does, in the list of the rules.
keys-do-place = play that tile of your rack
keys-do-call = call SNAG
keys-do-draw = draw and end the move
keys-do-pass = pass, when you are asked SNAG or pass
keys-do-look = look at your tiles, if several people play on one screen; and hear them
keys-do-menu = menu
keys-do-rules = rules
keys-do-read-row = hear the row of the square that has the focus
keys-do-read-column = hear its column
keys-do-read-diagonals = hear its diagonals
keys-do-read-board = hear the tiles on the board, row by row
keys-do-read-score = hear whose move it is, the time and the score
keys-do-read-time = hear how much time is left to call
keys-do-hint = in a practice game: a hint
keys-do-undo = in a practice game: undo your last decision
keys-do-mute = sound on or off, on every screen

# Keys that nobody changes, as they are called on a keyboard, and what they do.
keys-arrows = Arrow keys
keys-do-arrows = move around the board, once it has the focus
keys-pages = Page Up, Page Down
keys-do-pages = on the board: three rows up or down
keys-ends = Home, End
keys-do-ends = on the board: to the ends of the row; with Ctrl, to the first and the last square
keys-press = Space or Enter
keys-do-press = on a square of the board: play its tile, if you hold it
keys-named = { $key ->
    [Space] Space
    [Enter] Enter
   *[Escape] Escape
}
# Keys that do the same: "S or Space", "Space or Enter".
keys-either = { $keys } or { $last }

# Why a letter cannot be chosen.
keys-problem-no-key = Choose one letter or digit.
keys-problem-taken = This key does something else already.
