# Beside a game at a table of several devices, on the big screen: who is where, how to join, signs, and what is wrong with the line.

beside-join = Join: { $code }
beside-to-table = To the table
beside-stop = Stop the game
beside-stop-sure = Stop this game for everyone? Press again
beside-paused = The game is paused
# To everybody but the host; and where nobody at all was there for a while.
beside-paused-host = The host can let it go on.
beside-signs = Signs
beside-signs-as = Signs from { $name }
beside-mute = Hide signs
beside-unmute = Show signs
# The line is cut. $time: how long it has been tried, such as "12 s".
beside-trying = The connection to the table is gone. Trying again for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} now …
