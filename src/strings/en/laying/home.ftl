### The first screen of games in which two people lay cards at once: what they are, and what is agreed. $kind: "box" at California Speed,
### "rows" at Aggravation, "hand" at Speed.

laying-title = { $kind ->
    [hand] Speed
    [rows] Aggravation
   *[box] California Speed
}
laying-about = { $kind ->
    [hand] Two players, two piles, no turns. Lay any card that’s one higher or one lower, as fast as you can. The first with no cards left wins.
    [rows] Two players, no turns. Both rows grow, card by card. Two of a rank? Cover each. Out of cards? Then be the first to touch two that match, and call Aggravation.
   *[box] Two players, eight stacks, no turns. Two of a rank? Cover each with a card of yours, before the other does. The first with no cards left wins.
}

## What is agreed

# The keys of two people at one keyboard. $side: "far" is the upper row. $who: "you" is the player of this device.
laying-key = { $side ->
    [far] Upper row
   *[near] Lower row
  } { $place }: { $who ->
    [you] your key
    [nameless] this player’s key
   *[named] key for { $name }
}
laying-key-word = { $side ->
    [far] Upper { $place }
   *[near] Lower { $place }
}
