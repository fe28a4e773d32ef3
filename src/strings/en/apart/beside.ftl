# Beside a game at a table of several devices, on the big screen: who is where, how to join, signs, and what is wrong with the line.

beside-join = Join: { $code }
beside-to-table = Seats and code
beside-stop = Stop the game
beside-stop-sure = Stop this game for everyone? Press again
beside-paused = The game is paused
# To everybody but the host; and where nobody at all was there for a while.
beside-paused-host = The host can continue it.
beside-signs = Reactions
beside-signs-as = Reactions from { $name }
beside-mute = Hide reactions
beside-unmute = Show reactions
# The line is cut, and has been tried for so long.
beside-trying = Still no connection to the table after { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Check your Wi-Fi. We’ll keep trying.
