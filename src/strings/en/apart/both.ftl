# Said on the phones and on the big page alike, at a table of several devices.

apart-join-title = Table { $code }
apart-code-label = Table code
apart-wait-seats = Seats
# $ms: how long a message takes there and back.
apart-state-far = far away · { $ms } ms
apart-state-away = away
apart-join-name = Your name
apart-join-mark = Your mark
apart-join-sit = Sit down
apart-try-again = Try again
apart-start = Start the game
apart-wait-host = { $name } starts the game.
apart-home = To the start screen
