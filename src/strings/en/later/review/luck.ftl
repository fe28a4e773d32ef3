### What luck did in a game, as a sum: in per cent of the chance of winning. Each message is what stands before a number in a small table.
### $you: whether the person is who reads this.

# The table’s name, for those who hear it.
luck-sum = How the chance of winning changed
luck-start = At the start
luck-draws = { $you ->
    [yes] Your draws
   *[no] Draws
  }
# Of all opponents, where there are several. An only one stands there by name.
luck-others = The others
luck-back = { $you ->
    [yes] Your mistakes
   *[no] Mistakes
  }
# A call can cost whoever makes it a turn: what that brought the person who had missed the run.
luck-gained = Turns others missed by claiming
luck-result = { $result ->
    [won] A win
    [lost] A loss
   *[tied] A tie
  }
# Beneath the table.
luck-equals = Nobody played much better, so luck decided.
