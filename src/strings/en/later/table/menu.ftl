menu-title = Menu
menu-back = Back to the game
menu-pause = Pause
menu-new-game = New game
menu-leave = Leave the table
menu-lessons = All lessons
menu-leave-lesson-note = You can continue the lessons later, right where you are.
menu-leave-note = The game is saved. You can continue it later.
# Of the time to call, where it can be changed.
menu-call-time-note = Applies from the next turn.
menu-copy-link = Copy a link to this deal
menu-copy-link-note = Anyone who opens it gets the same tiles. The computers may play them differently.
# All of a game that is over, for programs and for people to read.
menu-copy-record = Copy the game as data
menu-copy-text = Copy the game as text
menu-text = Text to copy
menu-copied = Copied.
menu-not-copied = Your browser doesn’t allow copying. Here’s the text:
