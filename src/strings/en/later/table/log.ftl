# What happened in a game, told line by line: on the paper beside the board, to screen readers, and in passing over the table.
# It tells the move, and never that a run is there to be called.
# $you is "yes" where the sentence is said to whoever it is about; otherwise $name is who it is about.

# In the draw for order.
log-picked = { $you ->
    [yes] You pick { $tile }.
   *[no] { $name } picks { $tile }.
}
# $others: who follows, in order of play: "Bo and Cleo".
log-seated = { $you ->
    [yes] You have the lowest tile and go first, then { $others }.
   *[no] { $name } has the lowest tile and goes first, then { $others }.
}
log-dealt = Four tiles are dealt to each.
log-placed = { $you ->
    [yes] You play { $tile }.
   *[no] { $name } plays { $tile }.
}
log-drew = { $you ->
    [yes] You draw { $tile }.
   *[no] { $name } draws { $tile }.
}
# Which tile it was is not to be seen.
log-drew-hidden = { $you ->
    [yes] You draw.
   *[no] { $name } draws.
}
log-pile-empty = The pile is used up.
# A move ends without a tile: there are no more to draw.
log-ends = { $you ->
    [yes] You end the move.
   *[no] { $name } ends the move.
}
log-loses = { $you ->
    [yes] You lose this turn.
   *[no] { $name } loses a move.
}
log-turn = { $you ->
    [yes] Your move.
   *[no] { $name } to move.
}
log-time-up = { $you ->
    [yes] Your time is up.
   *[no] Time is up for { $name }.
}
log-over = All tiles are played.
log-counted = The game is over.

# Who had missed a run that somebody takes now. $names: one of them or more, $count: how many they are.
log-missed = { $count ->
    [one] { $names } missed a run.
   *[other] { $names } missed runs.
}
# $tiles: which tiles, "4, 5, 6 and 7"; $count: how many.
log-calls = { $you ->
    [yes] { $count ->
        [one] You call SNAG and take { $tiles }: { $count } tile.
       *[other] You call SNAG and take { $tiles }: { $count } tiles.
    }
   *[no] { $count ->
        [one] { $name } calls SNAG and takes { $tiles }: { $count } tile.
       *[other] { $name } calls SNAG and takes { $tiles }: { $count } tiles.
    }
}
# Without a call, or after it was told that somebody missed the run.
log-takes = { $you ->
    [yes] { $count ->
        [one] You take { $tiles }: { $count } tile.
       *[other] You take { $tiles }: { $count } tiles.
    }
   *[no] { $count ->
        [one] { $name } takes { $tiles }: { $count } tile.
       *[other] { $name } takes { $tiles }: { $count } tiles.
    }
}
# $maker: whose run it would have been: a name, or "you".
log-quicker = { $you ->
    [yes] { $count ->
        [one] You are quicker than { $maker } and take { $tiles }: { $count } tile.
       *[other] You are quicker than { $maker } and take { $tiles }: { $count } tiles.
    }
   *[no] { $count ->
        [one] { $name } is quicker than { $maker } and takes { $tiles }: { $count } tile.
       *[other] { $name } is quicker than { $maker } and takes { $tiles }: { $count } tiles.
    }
}
# After one of these: what taking a missed run costs.
log-costs = { $you ->
    [yes] That costs you a move.
   *[no] That costs { $name } a move.
}
# In a replay. $tiles: the tiles of the run.
log-uncalled = { $you ->
    [yes] You leave a run uncalled: { $tiles }.
   *[no] { $name } leaves a run uncalled: { $tiles }.
}

# How fast they were who called for one run, in a line of its own: "Ann 0.82 s, Bo 0.91 s."
# $times: log-race-time and log-race-tied of each, with a comma between them.
log-raced = { $times }.
# The same where some were equally fast. $ties: log-race-made and log-race-nearer, with a semicolon between them.
log-raced-tied = { $times }; { $ties }.
# $name: a name, or "you". $seconds: with its decimals.
log-race-time = { $name } { $seconds } s
log-race-tied = { $name } { $seconds } s at the same instant
# Why one of them was first: they had made the run.
log-race-made = { $you ->
    [yes] you made it
   *[no] { $name } made it
}
# Or they sit nearer to the left of whoever made it. $makers: "Ann's"; $toYou is "yes" where it is said to the maker.
log-race-nearer = { $you ->
    [yes] { $toYou ->
        [yes] you sit nearer to your left
       *[no] you sit nearer to { $makers } left
    }
   *[no] { $toYou ->
        [yes] { $name } sits nearer to your left
       *[no] { $name } sits nearer to { $makers } left
    }
}

# A false call, said to whoever made it, by what it costs.
log-false-yours-lose-move = No run there. You lose your turn.
log-false-yours-none = No run there. It costs you nothing.
# $others: who gets a tile each, $count: how many they are.
log-false-yours-pay-tile = { $count ->
   *[other] No run there. You pay a tile each to { $others }.
}
log-false-yours-cannot-pay = No run there. You have no tile to pay with.
# And said of somebody.
log-false-lose-move = { $name } calls SNAG, but has no run to take: that costs a move.
log-false-none = { $name } calls SNAG, but has no run to take.
log-false-pay-tile = { $count ->
   *[other] { $name } calls SNAG, but has no run to take, and pays a tile each to { $others }.
}
log-false-cannot-pay = { $name } calls SNAG, but has no run to take, and has no tile to pay with.

# At the end. $counts: log-count-one of everybody, with a semicolon between them. log-wins or log-share follows.
log-count = { $counts }.
log-count-one = { $count ->
    [one] { $name }, { $count } tile
   *[other] { $name }, { $count } tiles
}
log-wins = { $you ->
    [yes] { $count ->
        [one] You win with { $count } tile.
       *[other] You win with { $count } tiles.
    }
   *[no] { $count ->
        [one] { $name } wins with { $count } tile.
       *[other] { $name } wins with { $count } tiles.
    }
}
# $names: "You and Ann".
log-share = { $count ->
    [one] { $names } share the win with { $count } tile each.
   *[other] { $names } share the win with { $count } tiles each.
}
