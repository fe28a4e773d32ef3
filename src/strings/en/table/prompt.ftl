# What players are asked to do, or told in passing.

# In the draw for order.
prompt-pick = Pick a tile. The lowest goes first.
prompt-pick-named = { $name }, pick a tile. The lowest goes first.
# How a turn begins, told once in a game.
# $touched: whether by touch, where nobody speaks of keys.
prompt-place = Play a tile: tap it{ $touched ->
    [yes] {" "}or drag it to its square.
   *[no] , drag it to its square, or press 1 to 4.
  }
prompt-place-named = { $name }, play a tile: tap it{ $touched ->
    [yes] {" "}or drag it to its square.
   *[no] , drag it to its square, or press 1 to 4.
  }
# After it, what must be known of calling before the first tile is played.
prompt-calls-asked = After each turn, everyone is asked: SNAG or pass?
prompt-calls-race = Anyone can call SNAG the moment a tile lands.
prompt-calls-automatic = Four in a row are yours without a call.

prompt-starts = { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
# Around one screen: who follows whoever starts, "Cleo and Bo".
prompt-order-stays = Then { $others }. Stay where you sit.
# Somebody has more time to call than usual.
prompt-first-game = { $count ->
    [one] In your first game you have { $count } second to call.
   *[other] In your first game you have { $count } seconds to call.
}

# A call that does not count, or not yet.
prompt-calls-sleep = Nobody can have a run yet: there are fewer than four tiles on the board.
prompt-asked-later = Everyone is asked when the turn ends: SNAG or pass.
# $name: whose turn it is. Nothing may say whether there is a run.
prompt-held = Heard! { $name } may call first. If they don’t, your call counts.
# They have called falsely meanwhile.
prompt-held-void = { $name } called first, so your call doesn’t count. It costs you nothing.
# The time to call ended with a false call: the ring is gone.
prompt-time-stopped = The clock has stopped: draw when you’re ready.
# The first false call of somebody; then what it costs, by what others will.
prompt-first-false = There’s no run to take.
# The same for one of several at this screen, who pressed their name.
prompt-first-false-named = { $name }, there’s no run to take.
prompt-first-false-lose-move = It’s free this time. Next time, you miss a turn.
prompt-first-false-pay-tile = It’s free this time. Next time, you give each of the others a tile.
prompt-first-false-none = It costs you nothing.

# A tile waits over its square.
prompt-tap-again = Tap { $tile } again to play it. To undo, drag it back{ $touched ->
    [yes] .
   *[no] {" "}or press Escape.
  }
prompt-not-held = You don’t have { $tile } on your rack.
prompt-lessons-anew = We can’t tell how far you got in the lessons, so they start again.

# Where everyone is asked whether they call: the question, and the two answers.
prompt-ask = SNAG or pass?
prompt-ask-named = { $name }: SNAG or pass?
prompt-pass = Pass
# In the last chance, where several players have one burst.
prompt-who-called = Who called SNAG?
prompt-nobody = Nobody

# The cover on a table at which the game is paused.
prompt-paused = Paused
prompt-paused-alone = The clock has stopped, and nobody plays on without you.
prompt-paused-several = The clock has stopped, and all tiles are face down.
prompt-continue = Continue
