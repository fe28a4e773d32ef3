### What luck did in a game, in per cent of the chance of winning. $you: whether the person is who reads this.

# $genitive: whose, else: "Ann's".
luck-start = { $you ->
    [yes] Your chance of winning started at { $points }%.
   *[no] { $genitive } chance of winning started at { $points }%.
  }
# What changed it, one after the other. $change: "+10", "−36". A part that changed nothing is left out.
luck-draws = { $you ->
    [yes] Your draws: { $change }.
   *[no] Draws: { $change }.
  }
# The only opponent by name, or "You"; or all of them.
luck-other = { $name }: { $change }.
luck-others = The others: { $change }.
luck-back = { $you ->
    [yes] Your mistakes: { $change }.
   *[no] Mistakes: { $change }.
  }
# A call can cost whoever makes it a turn: what that brought the person who had missed the run.
luck-gained = Turns others missed by claiming: { $change }.
luck-result = { $result ->
    [won] That makes 100: a win.
    [lost] That makes 0: a loss.
   *[tied] That makes { $points }: a tie.
  }
luck-equals = Nobody played much better, so luck decided.
