### The lessons beside what Pip says in them: their titles, their notes, and what stands on the buttons.

# The section of the screen that a lesson takes.
lesson-panel = Lesson
# The heading, as it is seen: "3 · Several at once".
lesson-heading = { $number } · { $title }
# The button that opens the list of all lessons, as it is heard.
lesson-all = Lesson { $number } of { $of }: { $title }. All lessons
lesson-show-me = Show me
lesson-leave = Leave the lesson
lesson-go-on = Continue
lesson-next = Next lesson
# Where there is little room.
lesson-next-short = Next
# After the last lesson: a first game against Pip.
lesson-play = Play Pip
lesson-list = Lessons
lesson-list-note = Each builds on those before it, but you may begin with any.
# Beside a lesson in the list, for those who hear it.
lesson-done = done
lesson-now = you are here
lesson-close = Back to the lesson
# The keys that play, as they are set: "1 2 3 4", "S or Space", "Enter".
lesson-keys = Keys: { $place } for your tiles, { $call } to call, { $draw } to draw.

## The titles of the lessons, in the order of the course

lesson-title-place = Place and draw
lesson-title-runs = Runs
lesson-title-lines = Several at once
lesson-title-call = The call
lesson-title-claim = Missed runs
lesson-title-empty = Empty squares
lesson-title-safe = The safe tile

## What can be read beside each

lesson-note-place = There are 76 tiles. Those that nobody has drawn yet lie in the pile.
lesson-note-runs = Runs go across, up and down, and on both diagonals. Four is enough; longer is better.
lesson-note-lines = Every line of four or more through your tile is yours, each at its full length.
lesson-note-call = Whoever makes a run has to call it before their move ends.
lesson-note-claim = A missed run stays on the board until somebody calls it. Only the one who missed it cannot.
lesson-note-empty = Tiles that were picked up never come back.
lesson-note-safe = Before you place a tile, look at what it opens.
