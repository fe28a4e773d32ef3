### What is agreed for games in which two lay cards at the same time, with no turns.

# Whoever lays a card where it doesn’t go can’t do anything for this long.
laying-choice-lock = A wrong card
# $seconds: "0.6" or "1".
laying-choice-lock-name = wait { $seconds } s
laying-choice-lock-none = costs nothing
laying-choice-lock-line = After a wrong card, you can’t do anything for { $seconds } s. So it’s no use just pressing everything.
laying-choice-lock-none-line = A wrong card just goes back. Best for children.
laying-link-lock = The link says lock={ $found }. It can be 0.6, 1 or 0.
# How fast the characters play.
laying-choice-slower = The characters
laying-choice-slower-name = { $times ->
    [1] at full speed
    [2] at half speed
   *[other] at quarter speed
  }
laying-choice-slower-line = { $times ->
    [1] They’re as fast as they can be.
    [2] They take twice as long over everything. Key C tells you what you can lay.
   *[other] They take four times as long, so you can play by ear, or with one finger. Key C tells you what you can lay.
  }
laying-link-slow = The link says slow={ $found }. It can be 1, 2 or 4.

## Speed alone

# How somebody gets new cards from the stock.
laying-choice-refill = New cards
laying-choice-refill-name = { $refill ->
    [auto] by themselves
   *[key] when you press
  }
laying-choice-refill-line = { $refill ->
    [auto] After every card you lay, your hand is filled to five.
   *[key] One press fills your hand to five.
  }
laying-link-refill = The link says refill={ $found }. It can be key or auto.
