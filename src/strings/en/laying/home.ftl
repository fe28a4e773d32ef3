### The first screen of games in which two people lay cards at once: what they are, and what is agreed. $kind: "box" at California Speed,
### "rows" at Aggravation, "hand" at Speed.

laying-title = { $kind ->
    [hand] Speed
    [rows] Aggravation
   *[box] California Speed
}
laying-about = { $kind ->
    [hand] Two players, two piles, no turns. Lay any card that’s one higher or one lower, as fast as you can. The first to run out of cards wins.
    [rows] Two players, no turns, two rows that grow card by card. Two of the same rank? Cover both. Out of cards? Be the first to touch two that match: that calls Aggravation, and wins!
   *[box] Two players, eight stacks, no turns. Two of the same rank? Cover both with your cards before the other player does. The first to run out of cards wins.
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
