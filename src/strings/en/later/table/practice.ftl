# Where a game is a practice game, in lists and on the score card.
practice-mark = Practice
practice-hint = Hint
practice-take-back = Undo
practice-thinking = Thinking…
# The adviser does not answer.
practice-no-hint = No hint right now. Play on.
practice-close = Close this note
practice-at-the-end = This was a practice game. It doesn’t count in your statistics.

# A hint is asked for while there is no tile to choose.
practice-not-now = You can get a hint when it’s your turn to play a tile.
practice-nothing-to-take-back = There’s nothing to undo yet.
practice-counted = The game is over, so you can’t undo turns.
# Where the game goes on after something was undone.
practice-place-again = Undone. Play a tile.
practice-call-again = Undone. You can still call, or draw.

# Which tile to place, and why. $tiles: some tiles, "4, 5 and 6", or how many they are, "5 tiles".
practice-hint-takes = { $count ->
    [one] Play { $tile }. It makes a run. Call, and you take { $count } tile.
   *[other] Play { $tile }. It makes a run. Call, and you take { $count } tiles.
}
practice-hint-all-dead = Play { $tile }. It’s safe: no line through it can become a run any more.
practice-hint-gone = { $count ->
    [one] Play { $tile }. It’s safe: it doesn’t set up a run for anyone, because { $tiles } is gone.
   *[other] Play { $tile }. It’s safe: it doesn’t set up a run for anyone, because { $tiles } are gone.
}
# $tiles: tiles on the rack, $count: how many they are.
practice-hint-keeps = { $count ->
    [one] Play { $tile }. Then your { $tiles } can make a run.
   *[other] Play { $tile }. Then your { $tiles } can each make a run.
}
practice-hint-opens-nothing = Play { $tile }. It’s safe: it doesn’t set up a run for anyone.
practice-hint-opens-least = Play { $tile }. After it, only { $tiles } can make a run. Your other tiles set up more.
practice-hint-opens = Play { $tile }. It’s still your best tile, though { $tiles } can then make a run.

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
practice-mark-rack = Play a tile on its square
practice-mark-draw = Draw to end your turn
practice-mark-burst = Four in a row? Call before you draw
# Where several sit side by side: whoever the screen does not lie before calls by a press on their name.
practice-mark-chips = Tap your name to call
