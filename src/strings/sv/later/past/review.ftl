### What the computer players were thinking, told after the game. $name: the computer player; $tiles: "4, 5, 6 and 7".

review-title = Vad de tänkte
review-open = Vad tänkte de?
review-asking = De tänker tillbaka …
review-nothing = { $name } missade ingenting i det här partiet, såvitt någon kan veta.
review-back = Tillbaka

review-after = { $ply ->
    [one] Efter { $ply } bricka: { $note }
   *[other] Efter { $ply } brickor: { $note }
  }
review-awaited = { $you ->
    [yes] { $name } trodde att { $tile } fortfarande kunde komma. Men du hade tagit den tillsammans med { $tiles }.
   *[no] { $name } trodde att { $tile } fortfarande kunde komma. Men { $by } hade tagit den tillsammans med { $tiles }.
  }
review-awaited-own = { $name } trodde att { $tile } fortfarande kunde komma. Men { $name } hade själv tagit den tidigare, tillsammans med { $tiles }.
review-unseen = { $takes ->
    [one] { $name } hade { $tile } och såg inte att den skulle ta { $takes } bricka.
   *[other] { $name } hade { $tile } och såg inte att den skulle ta { $takes } brickor.
  }
review-missed = { $name } fullbordade { $tiles } och ropade inte, och det gjorde ingen annan heller.
review-missed-taken = { $you ->
    [yes] { $name } fullbordade { $tiles } och ropade inte. Du tog sviten.
   *[no] { $name } fullbordade { $tiles } och ropade inte. { $by } tog sviten.
  }
review-vain = { $name } ropade SNAG på en chansning, men det fanns ingen svit att ta.
