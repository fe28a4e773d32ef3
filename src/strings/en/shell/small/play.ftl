### What is told at the table of any game at which open cards are called and won (src/games/small), and where it's over.

# What somebody has, beside their name.
small-has =
    { $cards ->
        [one] { $cards } card won
       *[other] { $cards } cards won
    }
small-stopped = Game stopped
small-stop-sure = Stop this game? It ends here, and nobody wins.
small-over-won = { $you ->
    [yes] You won!
   *[no] { $name } won!
}
# $names: "Ann and Bo", "you and Ann".
small-over-tied = A tie between { $names }
small-over-nobody = Nobody won a card
