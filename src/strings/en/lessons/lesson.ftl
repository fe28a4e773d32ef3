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
# Beside it. A step of a lesson is done; a lesson is; the last one is.
lesson-praise = Well done!
lesson-ended = Lesson { $number } of { $of } done!
lesson-graduated = Now for a real game!
# Large, over the board, at the end of a lesson; of the last one.
lesson-joy = Hooray!
lesson-graduation = You know SNAG!
# After the last lesson: a first game against Pip.
lesson-play = Play Pip
# The course was opened from a friend’s challenge.
lesson-to-challenge = To the challenge
lesson-list = Lessons
lesson-list-note = Each lesson builds on the ones before it, but you can start anywhere.
# Beside a lesson in the list, for those who hear it.
lesson-done = done
lesson-now = you are here
lesson-close = Back to the lesson
# The keys that play, as they are set: "1 2 3 4", "S or Space", "Enter".
lesson-keys = Keys: { $place } for your tiles, { $call } to call, { $draw } to draw.

## The titles of the lessons, in the order of the course

lesson-title-place = Play and draw
lesson-title-runs = Runs
lesson-title-lines = Several at once
lesson-title-call = The call
lesson-title-claim = Missed runs
lesson-title-empty = Empty squares
lesson-title-safe = The safe tile

## What can be read beside each

lesson-note-place = There are 76 tiles. The ones nobody has drawn yet are in the pile.
lesson-note-runs = Runs go across, up and down, and diagonally both ways. Four is enough; longer is better.
lesson-note-lines = You get every line of four or more through your tile, each at its full length.
lesson-note-call = If you make a run, nobody can take it from you before your turn ends. Call it by then.
lesson-note-claim = A missed run stays on the board until someone calls it. Anyone but the player who missed it can.
lesson-note-empty = Tiles that have been taken never come back.
lesson-note-safe = Before you play a tile, look at what it opens for others.
