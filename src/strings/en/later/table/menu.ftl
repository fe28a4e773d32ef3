menu-title = Menu
menu-back = Back to the game
menu-pause = Pause
menu-new-game = New game
menu-leave = Leave the table
menu-lessons = All lessons
menu-leave-lesson-note = You can go on with the lessons later, from where you are.
menu-leave-note = The game is saved. You can continue it later.
# Of the time to call, where it can be changed.
menu-call-time-note = Counts from the next move on.
menu-copy-link = Copy a link to this deal
menu-copy-link-note = Whoever opens it gets the same tiles. What computers make of them can differ.
# All of a game that is over, for programs and for people to read.
menu-copy-record = Copy the record
menu-copy-text = Copy the game as text
menu-text = Text to copy
menu-copied = Copied.
menu-not-copied = The browser does not allow copying. Here is the text:
