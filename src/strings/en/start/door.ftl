# The doors of the start screen: cards with a title and a line, each of which leads to something else to do.

door-several = Play together on this screen
door-several-line = 2 to 4 people, hidden tiles
# Other games: Snap, Snap Back.
door-cards = Card table
door-cards-line = quick games with cards
door-learn = Learn SNAG
# While no lesson is done. Pip gives the lessons.
door-learn-line = with Pip, about six minutes
door-lessons-done = { $done } of { $of } lessons
door-training = Training room
door-training-line = sharpen your eye and memory
# $games: finished games.
door-history-line =
    { $games ->
        [one] { $games } game, your statistics
       *[other] { $games } games, your statistics
    }
