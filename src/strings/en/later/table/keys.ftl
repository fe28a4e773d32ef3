# What each key does, in the list of the rules.
keys-do-place = play that tile from your rack
keys-do-call = call SNAG
keys-do-draw = draw and end your turn
keys-do-pass = pass, when you’re asked SNAG or pass
keys-do-look = show and read out your tiles
keys-do-menu = menu
keys-do-rules = rules
keys-do-read-row = read out the row you’re on
keys-do-read-column = read out its column
keys-do-read-diagonals = read out its diagonals
keys-do-read-board = read out the tiles on the board, row by row
keys-do-read-score = read out whose turn it is, the time and the score
keys-do-read-time = read out how much time is left to call
keys-do-hint = in a practice game: get a hint
keys-do-undo = in a practice game: undo your last choice
keys-do-mute = turn sound on or off, on any screen

# Keys that nobody changes, as they are called on a keyboard, and what they do.
keys-arrows = Arrow keys
keys-do-arrows = on the board: move from square to square
keys-pages = Page Up, Page Down
keys-do-pages = on the board: three rows up or down
keys-ends = Home, End
keys-do-ends = on the board: to the ends of the row; with Ctrl, to the first or last square
keys-press = Space or Enter
keys-do-press = on a square of the board: play its tile, if you have it
keys-named = { $key ->
    [Space] Space
    [Enter] Enter
   *[Escape] Escape
}
# Keys that do the same: "S or Space", "Space or Enter".
keys-either = { $keys } or { $last }

# Why a letter cannot be chosen.
keys-problem-no-key = Choose one letter or digit.
keys-problem-taken = This key already does something else.
