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
# Before anybody has picked a tile in the draw for order.
log-order = The lowest tile goes first.
log-dealt = Everyone gets four tiles.
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
log-pile-empty = The pile is empty.
# A turn ends without a tile: there are no more to draw.
log-ends = { $you ->
    [yes] Your turn ends.
   *[no] { $name }’s turn ends.
}
log-loses = { $you ->
    [yes] You miss this turn.
   *[no] { $name } misses this turn.
}
log-turn = { $you ->
    [yes] Your turn.
   *[no] { $name }’s turn.
}
log-time-up = { $you ->
    [yes] Your time is up.
   *[no] Time’s up for { $name }.
}
# Where runs are called there is a last chance after the last tile; where they are taken without a call there is none.
log-over = All tiles are played.
log-last-chance = All tiles are played. Call any run that’s still on the board!
log-counted = The game is over.

# Who had missed a run that somebody takes now. $names: one of them or more, $count: how many they are.
log-missed = { $count ->
    [one] { $names } missed a run.
   *[other] { $names } missed runs.
}
# $tiles: which tiles, "4, 5, 6 and 7"; $count: how many.
log-calls = { $you ->
    [yes] { $count ->
        [one] SNAG! You take { $count } tile: { $tiles }.
       *[other] SNAG! You take { $count } tiles: { $tiles }.
    }
   *[no] { $count ->
        [one] SNAG! { $name } takes { $count } tile: { $tiles }.
       *[other] SNAG! { $name } takes { $count } tiles: { $tiles }.
    }
}
# Without a call, or after it was told that somebody missed the run.
log-takes = { $you ->
    [yes] { $count ->
        [one] You take { $count } tile: { $tiles }.
       *[other] You take { $count } tiles: { $tiles }.
    }
   *[no] { $count ->
        [one] { $name } takes { $count } tile: { $tiles }.
       *[other] { $name } takes { $count } tiles: { $tiles }.
    }
}
# $maker: whose run it would have been: a name, or "you".
log-quicker = { $you ->
    [yes] { $count ->
        [one] SNAG! You’re quicker than { $maker } and take { $count } tile: { $tiles }.
       *[other] SNAG! You’re quicker than { $maker } and take { $count } tiles: { $tiles }.
    }
   *[no] { $count ->
        [one] SNAG! { $name } is quicker than { $maker } and takes { $count } tile: { $tiles }.
       *[other] SNAG! { $name } is quicker than { $maker } and takes { $count } tiles: { $tiles }.
    }
}
# After one of these: what taking a missed run costs. $whose: whether one player made it, you or another, or several made them; $genitive:
# whose it was, "Otto’s"; $count: how many runs.
log-costs = { $whose ->
    [yours] { $you ->
        [yes] Taking your { $count ->
            [one] run
           *[other] runs
        } costs you a turn.
       *[no] Taking your { $count ->
            [one] run
           *[other] runs
        } costs { $name } a turn.
    }
    [one] { $you ->
        [yes] Taking { $genitive } { $count ->
            [one] run
           *[other] runs
        } costs you a turn.
       *[no] Taking { $genitive } { $count ->
            [one] run
           *[other] runs
        } costs { $name } a turn.
    }
   *[several] { $you ->
        [yes] Taking other players’ runs costs you a turn.
       *[no] Taking other players’ runs costs { $name } a turn.
    }
}
# The same where they have just called for it, and it turns out that $name, who could have called first, has not.
log-yours = { $name } missed a run: it’s yours!
# In a replay. $tiles: the tiles of the run.
log-uncalled = { $you ->
    [yes] You miss a run: { $tiles }.
   *[no] { $name } misses a run: { $tiles }.
}

# How fast they were who called for one run, in a line of its own: "Ann 0.82 s, Bo 0.91 s."
# $times: log-race-time and log-race-tied of each, with a comma between them.
log-raced = { $times }.
# The same where some were equally fast. $ties: log-race-made and log-race-nearer, with a semicolon between them.
log-raced-tied = { $times }; { $ties }.
# $name: a name, or "you". $seconds: with its decimals.
log-race-time = { $name } { $seconds } s
log-race-tied = { $name } { $seconds } s (too close to call)
# Why one of them was first: they had made the run.
log-race-made = { $you ->
    [yes] you made the run
   *[no] { $name } made the run
}
# Or they come sooner in the order of play after whoever made it. $maker: a name, or "you".
log-race-nearer = { $you ->
    [yes] you play sooner after { $maker }
   *[no] { $name } plays sooner after { $maker }
}

# Others called for a run, too, and perhaps sooner; but while it is somebody's turn, their call comes first: so no times are told.
# $others: they, "You and Ann". They had made the run in this turn.
log-right-maker = { $you ->
    [yes] { $others } called too, but you made the run and called in time.
   *[no] { $others } called too, but { $name } made the run and called in time.
}
# It was an older run, and it was their turn.
log-right-turn = { $you ->
    [yes] { $others } called too, but it was your turn and you called in time.
   *[no] { $others } called too, but it was { $genitive } turn and { $name } called in time.
}

# A false call, said to whoever made it, by what it costs. There may be a run that only others can take.
log-false-yours-lose-move = No run for you to take. You miss your next turn.
# It was their turn, and they hadn’t played yet.
log-false-yours-lose-this = No run for you to take. You miss this turn.
log-false-yours-none = No run for you to take. It costs you nothing.
# $others: who gets a tile, $count: how many they are.
log-false-yours-pay-tile = { $count ->
    [one] No run for you to take. You give { $others } a tile.
   *[other] No run for you to take. You give { $others } a tile each.
}
log-false-yours-cannot-pay = No run for you to take. You have no tiles to give.
# And said of somebody.
log-false-lose-move = { $name } calls SNAG with no run to take, and misses their next turn.
log-false-lose-this = { $name } calls SNAG with no run to take, and misses this turn.
log-false-none = { $name } calls SNAG with no run to take.
log-false-pay-tile = { $count ->
    [one] { $name } calls SNAG with no run to take, and gives { $others } a tile.
   *[other] { $name } calls SNAG with no run to take, and gives { $others } a tile each.
}
log-false-cannot-pay = { $name } calls SNAG with no run to take, and has no tiles to give.

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
    [one] { $names } tie with { $count } tile each.
   *[other] { $names } tie with { $count } tiles each.
}
