### A drill at its table: what is asked, and what is said after each answer.

## Their names, and what each is in a sentence

drill-name-flash = Flash
drill-name-gone = Gone?
drill-name-safe = Safe tile
drill-name-slips = Your mistakes
drill-line-flash = A tile lands. Is it a run? Call, or let it pass.
drill-line-gone = Watch a game go by. Which tiles are gone, and which are still to come?
drill-line-safe = Four tiles on your rack. Which one is safe to play?

## At the table

drill-panel = Drill
# The heading for those who hear it. $name: "Flash".
drill-heading = { $name }, question { $question } of { $of }
drill-done-of = { $right } right, { $wrong } wrong so far
drill-leave = Back to the training room
drill-begin = Begin
drill-next = Next

## What is pressed

drill-pass = Let it pass
drill-gone = Gone
drill-come = To come

## What each drill is, before its first question. The keys are told to those who have some.

drill-how-flash = Look at the board. When a tile lands, call **SNAG!** if it makes a run. If it doesn’t, let it pass.
drill-how-gone = Watch the tiles come and go. Then you’re asked about some squares: is the tile **gone**, or still **to come**?
drill-how-safe = Find the safe tile: the one least likely to give someone else a run. Play it as usual.
drill-keys-flash = Keys: { $call } calls, { $pass } lets it pass.
drill-keys-gone = Keys: ← or 1 for gone, → or 2 for to come.
drill-keys-safe = Keys: 1 to 4 for the tiles of your rack.

## While something is looked at

drill-look = Look at the board.
# To somebody without a time limit.
drill-look-unhurried = Look at the board. Press Next when you’re ready for the tile.
drill-watch = Watch which tiles are taken.
drill-watch-unhurried = Press Next for each turn.
drill-placed = { $tile } lands.
drill-taken = { $tiles } are taken.

## The questions

drill-run-or-not = { $tile } lands. A run, or not?
drill-asked-gone = { $square }: gone, or to come?
drill-which = Which tile is safe?
# The same in somebody’s first rounds: of four tiles one lets nobody finish a run.
drill-which-plain = Which tile sets up nothing?

## After an answer. $tiles: "34, 44, 54 and 64".

drill-right = Right
drill-wrong = Not this time
drill-too-late = Too late
drill-run = A run: { $tiles }.
# $count: how many; $runs: the tiles of each, "31, 32, 33 and 34; 44, 54, 64 and 74".
drill-runs = { $count ->
    [2] Two
    [3] Three
    [4] Four
   *[other] { $count }
  } runs at once: { $runs }.
drill-no-run = No run here.
drill-near-taken = No run: { $tiles } are in line, but { $missing } is gone for good.
drill-near = No run: { $tiles } are in line, but { $missing } is missing.
drill-was-gone = { $square } was taken { $plies ->
    [one] { $plies } turn ago.
   *[other] { $plies } turns ago.
  }
drill-is-to-come = { $square } is still to come.
drill-safe = { $tile } is safe.
drill-safe-lost = Chance of winning: −{ $points }%. { $best } was safe.
drill-safe-costs = Chance of winning: −{ $points }%.

## Why, in a sentence. $opened: tiles that take something, $count of them; $takes: how many they take.

drill-why-opens = If you played { $tile }, anyone with { $opened } could take { $takes ->
    [one] { $takes } tile
   *[other] { $takes } tiles
  }.
drill-why-shuts = { $count ->
    [one] { $tile } blocks the run that { $opened } would make.
   *[other] { $tile } blocks the runs that { $opened } would make.
  }
drill-why-keeps = { $tile } keeps a line open for your { $opened }.
drill-why-gone = { $tile } looks risky, but the tiles that could follow it are gone.

## The end of ten questions

drill-end = Ten questions done
drill-end-slips = { $count ->
    [one] { $count } mistake practised
   *[other] { $count } mistakes practised
  }
drill-end-right = right
drill-end-median = your usual time to call
drill-end-seconds = { $seconds } s
drill-end-share = { $right } of { $of }
drill-end-calls = runs called
drill-end-false = { $count ->
    [one] false call
   *[other] false calls
  }
# Beneath "2.5%": how much of the chance of winning a tile lost.
drill-end-lost = chance of winning lost, on average
drill-end-points = { $points }%
# What it means.
drill-mean-flash-good = You spot the runs and leave the rest alone.
drill-mean-flash-missed = You let some runs pass. Check all four lines through the tile: across, up and down, and both diagonals.
drill-mean-flash-false = You called where there was no run. Count to four before you call.
drill-mean-gone-like = So far, you remember as well as { $name }.
drill-mean-gone-good = You remember what was taken. The rest is still to come.
drill-mean-gone-work = Say each run to yourself as it’s taken. That helps you remember it.
drill-mean-safe-good = You see what a tile sets up for others.
drill-mean-safe-work = Before you play a tile, ask yourself: could someone else make a run with it?
drill-mean-slips = What you got wrong will come back soon.
# What comes next. $count: how many kinds of questions.
drill-next-now = { $count ->
    [one] { $count } kind of question is due again.
   *[other] { $count } kinds of questions are due again.
  }
drill-next-minutes = { $minutes ->
    [one] More to practise in { $minutes } minute.
   *[other] More to practise in { $minutes } minutes.
  }
drill-next-hours = { $hours ->
    [one] More to practise in { $hours } hour.
   *[other] More to practise in { $hours } hours.
  }
drill-next-days = { $days ->
    [one] More to practise in { $days } day.
   *[other] More to practise in { $days } days.
  }
drill-again = Again
