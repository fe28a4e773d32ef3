### What is agreed for Speed.

# How somebody gets new cards from the stock.
speed-choice-refill = New cards
speed-choice-refill-name = { $refill ->
    [auto] by themselves
   *[key] when you press
  }
speed-choice-refill-line = { $refill ->
    [auto] After every card you lay, your hand is filled to five
   *[key] Press once to fill your hand to five
  }
speed-link-refill = This link has refill={ $found }, which isn’t key or auto. It’s key now.
