### The first sentence of a review: how the game ended for the person whose review it is, and what it turned on.
### $you: whether they are who reads this; $name: their name, else.

# Before it is known what it turned on, and where nothing of it can be told. $score: as below.
turning-result = { $result ->
    [won] { $you ->
      [yes] You won, { $score }.
     *[no] { $name } won, { $score }.
    }
   *[lost] { $you ->
      [yes] You lost, { $score }.
     *[no] { $name } lost, { $score }.
    }
  }
# Tiles. $others: those of the others, "16", "20 and 6".
turning-score = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } to { $others }
turning-won = { $you ->
    [yes] You won it at turn { $turn }.
   *[no] { $name } won it at turn { $turn }.
  }
# $when: what happened in that turn, one of the clauses below.
turning-won-when = { $you ->
    [yes] You won it at turn { $turn }, { $when }.
   *[no] { $name } won it at turn { $turn }, { $when }.
  }
# No single turn decided: the chance of winning was better than even from this turn on.
turning-won-slowly = { $you ->
    [yes] You won it bit by bit: from turn { $turn } on, the odds were on your side.
   *[no] { $name } won it bit by bit: from turn { $turn } on, the odds were on their side.
  }
turning-won-always = { $you ->
    [yes] You won it from start to finish: the odds were always on your side.
   *[no] { $name } won it from start to finish: the odds were always on their side.
  }
turning-lost = { $you ->
    [yes] You lost it at turn { $turn }.
   *[no] { $name } lost it at turn { $turn }.
  }
turning-lost-when = { $you ->
    [yes] You lost it at turn { $turn }, { $when }.
   *[no] { $name } lost it at turn { $turn }, { $when }.
  }
turning-lost-slowly = { $you ->
    [yes] You lost it bit by bit: from turn { $turn } on, the odds were against you.
   *[no] { $name } lost it bit by bit: from turn { $turn } on, the odds were against them.
  }
turning-lost-always = { $you ->
    [yes] You lost it from start to finish: the odds were always against you.
   *[no] { $name } lost it from start to finish: the odds were always against them.
  }
# $others: with whom: "Otto", "Ann and you"; $tiles: how many each.
turning-tied = { $you ->
    [yes] You tied with { $others }, { $tiles ->
      [one] { $tiles } tile
     *[other] { $tiles } tiles
    } each.
   *[no] { $name } tied with { $others }, { $tiles ->
      [one] { $tiles } tile
     *[other] { $tiles } tiles
    } each.
  }
# After it: the turn since which it was so. $when: what happened in it.
turning-level = It was level from turn { $turn } on, { $when }.
# The button beside it, which leads to that turn.
turning-look = Go to turn { $turn }

## What happened in that turn: the second half of a sentence. $you: whether who reads this did it; $name: who did, else; $run: a run,
## "24–54", or "7 tiles at once".

turning-took = { $you ->
    [yes] when you took { $run }
   *[no] when { $name } took { $run }
  }
# $maker: who had missed it: "Otto", "you".
turning-claimed = { $you ->
    [yes] when you claimed { $run }, which { $maker } missed
   *[no] when { $name } claimed { $run }, which { $maker } missed
  }
# Somebody placed a tile that let another finish a run. $whom: the other, "Otto", "you".
turning-set-up = { $you ->
    [yes] when you set up { $run } for { $whom }
   *[no] when { $name } set up { $run } for { $whom }
  }
turning-missed = { $you ->
    [yes] when you missed { $run }
   *[no] when { $name } missed { $run }
  }
turning-false-call = { $you ->
    [yes] when you made a false call
   *[no] when { $name } made a false call
  }
turning-chose = { $you ->
    [yes] when you played { $tile } instead of { $better }
   *[no] when { $name } played { $tile } instead of { $better }
  }
turning-drew = { $you ->
    [yes] when you drew { $tile }
   *[no] when { $name } drew { $tile }
  }
turning-played = { $you ->
    [yes] when you played { $tile }
   *[no] when { $name } played { $tile }
  }
