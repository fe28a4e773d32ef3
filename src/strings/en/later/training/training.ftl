### The training room: a card for each drill, what slipped in games of one's own, and who trains.

training-title = Training room
training-back = Back
# Before a choice of names.
training-who = Who trains?
training-start = Start
# The same button for those who hear it. $drill: "Flash".
training-start-drill = Start { $drill }
training-promise = It trains this game: eye, memory and care at the board.
training-unhurried = No time limit
training-unhurried-line = Every question waits for you, and nothing is timed. Good if you listen, or like it calm.
# In the place of a curve, before the first ten questions.
training-no-curve = Ten questions, about a minute. Your curve begins after them.

## Their figures, beneath the curves. "Right" is a share of the answers.

training-figure-flash = { $seconds } s · { $percent } % right
training-figure-right = { $percent } % right
training-figure-like = you remember like { $name }
training-due = { $count } due today

## The curves, for those who cannot see them

training-curve-you = you
training-curve-first = Your first ten: { $percent } % right.
training-curve-rounds = Your last { $count } rounds, from { $from } % right to { $to } %.
# How much is remembered of what was taken long ago. $name: a character.
training-curve-recall = Of what was taken longest ago you remember { $own } %, and { $name } { $theirs } %.

## What slipped in games of one's own

training-slips = Your slips
training-slips-none = What slips in your own games comes back here, for you to practise. Nothing waits yet.
training-slips-line =
    { $count ->
        [one] { $count } slip
       *[other] { $count } slips
    } from { $games ->
        [one] { $games } game of yours
       *[other] { $games } games of yours
    } will come back when you are about to forget.
training-slips-due =
    { $count ->
        [one] { $count } is due.
       *[other] { $count } are due.
    }
training-slips-none-due = None is due now.
training-practise = Practise { $count }

## What is due, and why. $what: a skill, as skill.ftl names it.

training-due-title = Due today
training-due-slipped = { $what }: missed last time
training-due-learning = { $what }: still new to you
training-due-fading = { $what }: soon forgotten
