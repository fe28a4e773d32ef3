# What the tab of the browser says: which screen it is and, at a table, whose turn. A screen reader reads it first. The start screen and the
# time before the game has come are "SNAG" alone.

# $screen: one of the messages below, or the heading of a screen.
title-page = { $screen } · SNAG
title-table = { $you ->
    [yes] Your turn
   *[no] { $genitive } turn
}
# Everyone is asked after a turn: whose answer is due.
title-asked = { $you ->
    [yes] SNAG or pass?
   *[no] { $name }: SNAG or pass?
}
title-order = Draw for order
title-paused = Paused
title-last-chance = Last chance
title-over = Game over
# A lesson. $title: its name.
title-lesson = Lesson: { $title }
# Training by drills. $title: the name of one.
title-drill = Training: { $title }
