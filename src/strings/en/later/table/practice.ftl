# Where a game is a practice game, in lists and on the score card.
practice-mark = Practice
practice-hint = Hint
practice-take-back = Undo
practice-thinking = Thinking …
# The adviser does not answer.
practice-no-hint = There is no hint just now. The game goes on.
practice-close = Close this note
practice-at-the-end = This was practice: it is not in your statistics.

# A hint is asked for while there is no tile to choose.
practice-not-now = You get a hint when it is your turn to place a tile.
practice-nothing-to-take-back = There’s nothing to undo yet.
practice-counted = The game is over, so you can’t undo turns.
# Where the game goes on after something was undone.
practice-place-again = Undone. Play a tile.
practice-call-again = Undone. You can still call, or draw.

# Which tile to place, and why. $tiles: some tiles, "4, 5 and 6", or how many they are, "5 tiles".
practice-hint-takes = { $count ->
    [one] Play { $tile }. It makes a run: call, and you take { $count } tile.
   *[other] Play { $tile }. It makes a run: call, and you take { $count } tiles.
}
practice-hint-all-dead = Play { $tile }. It is safe: no line through it can become a run any more.
practice-hint-gone = { $count ->
    [one] Play { $tile }. No single tile makes a run with it: { $tiles } is gone.
   *[other] Play { $tile }. No single tile makes a run with it: { $tiles } are gone.
}
practice-hint-keeps = Play { $tile }. You hold { $tiles }, which then makes a run.
practice-hint-opens-nothing = Play { $tile }. No single tile makes a run with it.
practice-hint-opens-least = Play { $tile }. Only { $tiles } would make a run with it. Your other tiles open more.
practice-hint-opens = Play { $tile }. It lets { $tiles } make a run, and is still the best of your tiles.

# $runs: where the runs lie, "34–64 and 41–44"; $count: how many tiles they have.
practice-missed = { $count ->
    [one] You missed { $runs } ({ $count } tile).
   *[other] You missed { $runs } ({ $count } tiles).
}
practice-missed-too = { $count ->
    [one] { $name } missed { $runs } ({ $count } tile), and so did you.
   *[other] { $name } missed { $runs } ({ $count } tiles), and so did you.
}

# Beside rack, draw button and burst, once, in somebody's first game.
practice-mark-rack = Place a tile on its square
practice-mark-draw = Draw to end your move
practice-mark-burst = Four in a row? Call before you draw
