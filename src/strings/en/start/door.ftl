# The doors of the start screen: cards with a title and a line, each of which leads to something else to do.

door-several = Play together on this screen
door-several-line = 2 to 4 people on this screen, racks hidden
door-learn = Learn SNAG
# While no lesson is done. Pip gives the lessons.
door-learn-line = with Pip, two minutes
door-lessons-done = { $done } of { $of } lessons
door-training = Training room
door-training-line = eye, memory and care
# $games: finished games. "Figures" are statistics.
door-history-line =
    { $games ->
        [one] { $games } game and your figures
       *[other] { $games } games and your figures
    }
