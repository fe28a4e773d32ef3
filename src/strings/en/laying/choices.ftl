### What is agreed for games in which two lay cards at the same time, with no turns.

# Whoever lays a card where it doesn’t go can’t do anything for this long.
laying-choice-lock = A wrong card
# $seconds: "0.6" or "1".
laying-choice-lock-name = { $seconds } s out
laying-choice-lock-none = nothing
laying-choice-lock-line = After a wrong card you can’t do anything for { $seconds } s. Otherwise pressing everything at once would win.
laying-choice-lock-none-line = A wrong card just goes back. Best with children.
laying-link-lock = This link has lock={ $found }, which isn’t 0.6, 1 or 0. It’s 0.6 now.
# How fast the characters play.
laying-choice-slower = The characters
laying-choice-slower-name = { $times ->
    [1] at their speed
    [2] half as fast
   *[other] a quarter as fast
  }
laying-choice-slower-line = { $times ->
    [1] As fast as they can
    [2] They take twice as long over everything. Key C reads what matches
   *[other] They take four times as long. Enough to play by ear, or with one finger. Key C reads what matches
  }
laying-link-slow = This link has slow={ $found }, which isn’t 1, 2 or 4. It’s 1 now.

## Speed alone

# How somebody gets new cards from the stock.
laying-choice-refill = New cards
laying-choice-refill-name = { $refill ->
    [auto] by themselves
   *[key] when you press
  }
laying-choice-refill-line = { $refill ->
    [auto] After every card you lay, your hand is filled to five
   *[key] Press once to fill your hand to five
  }
laying-link-refill = This link has refill={ $found }, which isn’t key or auto. It’s key now.
