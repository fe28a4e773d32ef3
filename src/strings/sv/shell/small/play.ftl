### What is told at the table of any game at which open cards are called and won (src/games/small), and where it's over.

small-has =
    { $cards ->
        [one] { $cards } vunnet kort
       *[other] { $cards } vunna kort
    }
small-stopped = Partiet avbröts
small-stop-sure = Avbryta partiet? Det slutar här, och ingen vinner.
small-over-won = { $you ->
    [yes] Du vann!
   *[no] { $name } vann!
}
small-over-tied = Delad seger för { $names }
small-over-nobody = Ingen vann något kort
