# What players are asked to do, or told in passing.

# In the draw for order.
prompt-pick = Pick a tile. The lowest goes first.
prompt-pick-named = { $name }, pick a tile. The lowest goes first.
# How a move begins, told once in a game.
prompt-place = Play a tile: tap it, drag it to its square, or press 1 to 4.
prompt-place-named = { $name }, play a tile: tap it, drag it to its square, or press 1 to 4.
# After it, what must be known of calling before the first tile is played.
prompt-calls-asked = When you have drawn, everyone is asked: SNAG or pass?
prompt-calls-race = Anyone may call SNAG the moment a tile lands.
prompt-calls-automatic = Four in a row are taken without a call.

prompt-starts = { $you ->
    [yes] You start.
   *[no] { $name } starts.
}
# Around one screen, the draw for order makes people change places.
prompt-change-seats = Change seats: sit where your name is now. { $name } goes first.
# Somebody has more time to call than usual.
prompt-first-game = { $count ->
    [one] Your first game: you have { $count } second to call.
   *[other] Your first game: you have { $count } seconds to call.
}

# A call that does not count, or not yet.
prompt-calls-sleep = Nobody can have four in a line yet: fewer than four tiles lie on the board.
prompt-asked-later = Everyone is asked when the move ends: SNAG or pass.
prompt-held = Your call waits. It counts if { $name } ends the move without calling.
# The first false call of somebody; then what it costs, by what others will.
prompt-first-false = No run there: nowhere do four tiles lie in a line for you to take.
prompt-first-false-lose-move = This first time it costs you nothing. From now on such a call costs you a move.
prompt-first-false-pay-tile = This first time it costs you nothing. From now on you pay each other player a tile for such a call.
prompt-first-false-none = It costs you nothing.

# A tile waits over its square.
prompt-tap-again = Tap { $tile } again to play it. Drag it back, or press Escape, to take it back.
prompt-not-held = You do not have { $tile } on your rack.
prompt-lessons-anew = How far you were in the lessons cannot be read, so they begin again.

# Where everyone is asked whether they call: the question, and the two answers.
prompt-ask = SNAG or pass?
prompt-ask-named = { $name }: SNAG or pass?
prompt-pass = Pass
# In the last chance, where several players have one burst.
prompt-who-called = Who called SNAG?
prompt-nobody = Nobody

# The cover on a table at which the game is paused.
prompt-paused = Paused
prompt-paused-alone = No time runs, and nobody plays on without you.
prompt-paused-several = No time runs, and all tiles lie face down.
prompt-continue = Continue
