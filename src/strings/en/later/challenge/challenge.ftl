### A friend’s challenge: the page that its link opens, the score to beat at the table, and how it compares in the end. $named: whether
### they gave a name ($by); $tiles: what they won, $others or $most: what the others did, "24–16"; $names: against whom they played.

# The heading.
challenge-title = A challenge from { $named ->
    [yes] { $by }
   *[no] a friend
  }

## What they made of these tiles

challenge-won = { $named ->
    [yes] { $by }
   *[no] Your friend
  } beat { $names } { $tiles }–{ $others }. Can you?
challenge-tied = { $named ->
    [yes] { $by }
   *[no] Your friend
  } tied with { $names }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } each. Can you do better?
challenge-lost = { $named ->
    [yes] { $by }
   *[no] Your friend
  } lost to { $names }, { $tiles }–{ $most }. Can you do better?
# An older link does not say how it went.
challenge-open = { $named ->
    [yes] { $by }
   *[no] Your friend
  } played { $names } with these tiles. Can you do better?
# Several people at one screen. $results: "Ann 31, Bo 24 and Pip 21"; $tiles: the most of theirs.
challenge-several = The score with these tiles was { $results }. Can you beat { $tiles }?
challenge-several-open = The same tiles for the same players. Who’ll win this time?

challenge-play = Play
challenge-learn = Teach me first
# How it is played: the tiles, the pace (a word such as "normal") and the time to call.
challenge-same-tiles = You get the same tiles. The computers may play them differently.
challenge-same-tiles-alone = You get the same tiles.
challenge-pace = You play at your own pace: { $pace }.
challenge-clock =
    { $seconds ->
        [one] You have { $seconds } second to call.
       *[other] You have { $seconds } seconds to call.
    }
challenge-no-clock = There’s no time limit to call.

## At the table

# Told once as the game begins.
challenge-to-beat = { $named ->
    [yes] { $by } won { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
      }
   *[no] Your friend won { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
      }
  } in this deal. Beat that!
# With a player’s name, as it is heard: "You, 17 tiles, 50 to beat".
challenge-chip = { $tiles } to beat

## In the end. $yours: one’s own tiles, $theirs: the friend’s. $best: whether $yours is the best of several people here.

challenge-end-won = Challenge won: { $best ->
    [yes] your best took
   *[no] you took
  } { $yours ->
    [one] { $yours } tile
   *[other] { $yours } tiles
  }, { $named ->
    [yes] { $by }
   *[no] your friend
  } { $theirs }!
challenge-end-tied = Challenge tied: { $best ->
    [yes] your best
   *[no] you
  } and { $named ->
    [yes] { $by }
   *[no] your friend
  } took { $yours ->
    [one] { $yours } tile
   *[other] { $yours } tiles
  } each.
challenge-end-lost = Challenge lost: { $best ->
    [yes] your best took
   *[no] you took
  } { $yours ->
    [one] { $yours } tile
   *[other] { $yours } tiles
  }, { $named ->
    [yes] { $by }
   *[no] your friend
  } { $theirs }.
