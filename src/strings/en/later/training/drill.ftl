### A drill at its table: what is asked, and what is said after each answer.

## Their names, and what each is in a sentence

drill-name-flash = Flash
drill-name-gone = Gone?
drill-name-safe = Safe tile
drill-name-slips = Your slips
drill-line-flash = A tile lands. A run or not? Call, or let it pass.
drill-line-gone = Watch a game go by. Which squares are gone, and which are to come?
drill-line-safe = Four tiles on your rack. One of them is safe: which?

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

drill-how-flash = Look at the board. When a tile lands: if it makes a run, call **SNAG!** If not, let it pass.
drill-how-gone = Watch the tiles come and go. Then say of each square: is its tile **gone**, or still **to come**?
drill-how-safe = Choose the tile that gives the least away. Play it as you do at the table.
drill-keys-flash = Keys: { $call } calls, { $pass } lets it pass.
drill-keys-gone = Keys: ← or 1 for gone, → or 2 for to come.
drill-keys-safe = Keys: 1 to 4 for the tiles of your rack.

## While something is looked at

drill-look = Look at the board.
# To somebody without a time limit.
drill-look-unhurried = Look at the board. Press Next when you are ready for the tile.
drill-watch = Watch which tiles are taken.
drill-watch-unhurried = Press Next for each move.
drill-placed = { $tile } lands.
drill-taken = { $tiles } are taken.

## The questions

drill-run-or-not = { $tile } lands. A run, or not?
drill-asked-gone = { $square }: gone, or to come?
drill-which = Which tile is safe?

## After an answer. $tiles: "34, 44, 54 and 64".

drill-right = Right
drill-wrong = Not this time
drill-too-late = Too late
drill-run = A run: { $tiles }.
# $runs: the tiles of each, as "34, 44, 54 and 64" joined by "and by".
drill-runs = Two runs at once: { $first }, and { $second }.
drill-no-run = No run there.
drill-near-taken = No run: { $tiles } lie in line, but { $missing } is gone for good.
drill-near = No run: { $tiles } lie in line, but { $missing } is missing.
drill-was-gone = { $square } was taken { $plies ->
    [one] { $plies } move ago.
   *[other] { $plies } moves ago.
  }
drill-is-to-come = { $square } is still to come.
drill-safe = { $tile } is safe.
drill-safe-lost = It gives away { $points ->
    [one] { $points } point
   *[other] { $points } points
  } of your chance to win. { $best } was safe.
drill-safe-costs = It gives away { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## Why, in a sentence. $opened: tiles that take something; $takes: how many.

drill-why-opens = { $tile } would open a run for whoever has { $opened }: { $takes ->
    [one] { $takes } tile
   *[other] { $takes } tiles
  }.
drill-why-shuts = { $tile } shuts what { $opened } would take.
drill-why-keeps = { $tile } keeps a line for { $opened }, which you hold.
drill-why-gone = The tiles that { $tile } seems to wait for are gone.

## The end of ten questions

drill-end = Ten questions done
drill-end-slips = { $count ->
    [one] { $count } slip practised
   *[other] { $count } slips practised
  }
drill-end-right = right
drill-end-median = your usual time to call
drill-end-seconds = { $seconds } s
drill-end-share = { $right } of { $of }
drill-end-calls = runs called
drill-end-false = false calls
drill-end-lost = lost on average
drill-end-points = { $points } points
# What it means.
drill-mean-flash-good = You see what is there, and leave alone what is not.
drill-mean-flash-missed = You let some runs pass. Follow the four lines through the tile: across, up and down, and both ways slanting.
drill-mean-flash-false = You called where no run was. Count to four before you call.
drill-mean-gone-like = So far you remember like { $name }.
drill-mean-gone-good = You remember what went. Everything else is still to come.
drill-mean-gone-work = Say each run to yourself as it is taken: then you remember it.
drill-mean-safe-good = You see what a tile gives away.
drill-mean-safe-work = Before you play a tile, ask: what could the next player take with it?
drill-mean-slips = What you missed again comes back soon.
# What comes next. $count: how many kinds of questions.
drill-next-now = { $count ->
    [one] { $count } kind of question is due again.
   *[other] { $count } kinds of questions are due again.
  }
drill-next-minutes = { $minutes ->
    [one] There is more to practise in { $minutes } minute.
   *[other] There is more to practise in { $minutes } minutes.
  }
drill-next-hours = { $hours ->
    [one] There is more to practise in { $hours } hour.
   *[other] There is more to practise in { $hours } hours.
  }
drill-next-days = { $days ->
    [one] There is more to practise in { $days } day.
   *[other] There is more to practise in { $days } days.
  }
drill-again = Again
