### What the computer players were thinking, told after the game. $name: the computer player; $tiles: "4, 5, 6 and 7".

review-title = Vad de tänkte
review-open = Vad tänkte de?
review-asking = Tänker tillbaka…
review-nothing = { $name } missade ingenting i det här partiet, såvitt någon kan veta.
review-back = Tillbaka

review-at = Drag { $turn }: { $note }
review-awaited = { $you ->
    [yes] { $name } trodde att { $tile } fortfarande kunde komma, men du hade tagit den tillsammans med { $tiles }.
   *[no] { $name } trodde att { $tile } fortfarande kunde komma, men { $by } hade tagit den tillsammans med { $tiles }.
  }
review-awaited-own = { $name } trodde att { $tile } fortfarande kunde komma, men hade själv tagit den tidigare, tillsammans med { $tiles }.
review-unseen = { $takes ->
    [one] { $name } hade { $tile } och såg inte att den kunde ta { $takes } bricka.
   *[other] { $name } hade { $tile } och såg inte att den kunde ta { $takes } brickor.
  }
review-missed = { $name } fullbordade { $tiles } men ropade inte. Det gjorde ingen annan heller.
review-missed-taken = { $you ->
    [yes] { $name } fullbordade { $tiles } men ropade inte. Du tog dem.
   *[no] { $name } fullbordade { $tiles } men ropade inte. { $by } tog dem.
  }
review-vain = { $name } chansade och ropade SNAG, men det fanns ingen svit.
