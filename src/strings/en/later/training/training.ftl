### The training room: a card for each drill, what slipped in games of one's own, and who trains.

training-title = Training room
training-back = Back
# Before a choice of names.
training-who = Who’s training?
training-start = Start
# The same button for those who hear it. $drill: "Flash".
training-start-drill = Start { $drill }
training-promise = Train for SNAG: your eye, your memory and your choices.
training-unhurried = No time limit
training-unhurried-line = Every question waits for you, and nothing is timed. Good if you play by ear or like to take your time.
# In the place of a curve, before the first ten questions.
training-no-curve = Ten questions, about a minute. Then your curve begins.

## Their figures, beneath the curves. "Right" is a share of the answers.

training-figure-flash = { $seconds } s · { $percent }% right
training-figure-right = { $percent }% right
training-figure-like = you remember as well as { $name }
training-due = { $count } due today

## The curves, for those who cannot see them

training-curve-you = you
training-curve-first = Your first ten: { $percent }% right.
training-curve-rounds = Your last { $count } rounds: from { $from }% right to { $to }%.
# How much is remembered of what was taken long ago. $name: a character.
training-curve-recall = Of what was taken longest ago, you remember { $own }%, and { $name } remembers { $theirs }%.

## What slipped in games of one's own

training-slips = Your mistakes
training-slips-none = Mistakes from your own games come back here, for you to practise. None are waiting yet.
training-slips-line = 
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    } from { $games ->
        [one] { $games } game
       *[other] { $games } games
    } { $count ->
        [one] is
       *[other] are
    } saved for practice.
training-slips-due = 
    { $count ->
        [one] { $count } is due now.
       *[other] { $count } are due now.
    }
training-slips-none-due = None are due now.
training-practise = Practise { $count }

## What is due, and why. $what: a skill, as skill.ftl names it.

training-due-title = Due today
training-due-slipped = { $what }: wrong last time
training-due-learning = { $what }: still new to you
training-due-fading = { $what }: time for a reminder
