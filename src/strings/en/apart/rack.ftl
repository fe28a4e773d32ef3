# A phone as somebody's rack: what they can do now, in a sentence over their tiles, and what was pressed. It has to be read at a glance.

rack-place = Your turn: play a tile.
# After it. Nothing may say whether there is a run.
rack-call-or-draw = Call SNAG, or draw.
rack-draw = Now draw.
# In the draw for order, while somebody else picks.
rack-picks = { $you ->
    [yes] You’re picking a tile.
   *[no] { $name } is picking a tile.
}
# On the burst, in the place of its word, from the press until something comes of it: one short word.
rack-called = called…
# Nothing came of a call, and another card, or tile, has come meanwhile.
rack-too-late = Too late: the next card was already there.
rack-too-late-tile = Too late: the next tile was already there.
# Where everyone is asked whether they call.
# $character: who plays here for whoever holds the phone, while they are away.
rack-asleep = { $character } is playing for you.
# A phone that holds several seats: nobody’s tiles are shown on it as a rack.
rack-several = Several of you share this phone. The whole table has room for everyone.
# Where a tile is played by a second tap.
rack-tap-again = Tap { $tile } again to play it.
# In games in which players drop out: whoever is out and looks on.
rack-out = You’re out. Watch how it ends.

## What is agreed on a game of SNAG, for those who wait for it.

rack-terms-call = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  } to call
rack-terms-call-none = no time limit for calls
rack-terms-call-asked = everyone is asked after each turn
rack-terms-aid = with memory aid
