# Said on the phones and on the big page alike, at a table of several devices.

apart-join-title = Table { $code }
apart-code-label = Table code
apart-wait-seats = Seats
# $ms: how long a message takes there and back.
apart-state-far = from afar · { $ms } ms
apart-state-away = away
apart-join-name = Your name
apart-join-mark = Your mark
apart-join-sit = Sit down
# To everybody, before a game in which cards are laid with no turns. $seconds: "0.2".
apart-turns-late = { $name } is { $ms } ms away. A card you lay may turn over up to { $seconds } s late, but what counts is when you press.
# To the host, before a game in which people race; the two ways to go on.
apart-too-far = { $name } is { $ms } ms away. That’s too far to tell fairly who called first.
apart-too-far-ask = No rush: ask everyone
apart-too-far-keep = Race anyway
# Asks who called how much before whom in the last race.
apart-calls = Who called first?
apart-try-again = Try again
apart-trying-now = Lost the connection to the table. Trying again…
apart-held = The server can’t save the game right now, so the game is paused. It’ll continue by itself.
apart-start = Start the game
apart-wait-host = Waiting for { $name } to start the game.
apart-home = To the start screen
# The host's screen has no seat, so it has no name.
apart-wait-screen = Waiting for the host’s screen to start the game.
apart-over-next = Waiting for { $name } to start the next game.
apart-over-next-screen = Waiting for the host’s screen to start the next game.
apart-next = Play the next game
apart-state-host = host
# What the games so far came to.
apart-card = Games at this table
apart-reload = Reload the page
# Beside why this tab hears nothing more: another one has the seat.
apart-play-here = Play here instead

## For whom a game waits, to somebody who has said what was asked of all, and to somebody who looks on.

waits-answers-own = You’ve answered. Waiting for the others.
waits-answers = Waiting for everyone’s answer.
# $names: those who haven't pressed *Count the tiles* yet.
waits-count-own = You’re ready to count. Waiting for { $names }.
waits-count = Waiting for { $names } to count the tiles.
# The game is paused for all; $name: the host.
waits-host = Waiting for { $name } to continue the game.
