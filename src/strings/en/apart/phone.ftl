# The phone's page at a table of several devices: joining, waiting, and what stands around the rack.

## The page as a whole. $code: the table's four letters.

apart-title = Table { $code } · SNAG
apart-title-none = Join a table · SNAG
apart-table = table { $code }
apart-opening = Joining the table…
apart-other-code = Use another code
# $time: such as "0:12" or "3:40".
apart-trying = Still no connection to the table after { $time }. Check your Wi-Fi. We’ll keep trying.

## The code is typed in by hand.

apart-code-title = Join a table
apart-code-hint = Four letters, shown on the host’s screen.
apart-code-go = Join the table
apart-code-bad = A table code has four letters, such as KXNT.

## Joining.

apart-join-mark-taken = { $mark }, taken
apart-join-watch = Just watch
# A game is on, and a seat in it is played by a character. $character: its name.
apart-join-take = Take over from { $character }
apart-join-later = A game is on. Sit down now to join the next one.

## Who is there, a sentence for each.

apart-who-here = { $name } is here
apart-who-far = { $name } is here from afar
apart-who-away = { $name } is away
apart-who-played = { $character } plays for { $name }
apart-who-character = { $character } plays
apart-who-free =
    { $count ->
        [one] a seat is free
       *[other] { $count } seats are free
    }
apart-who-watching =
    { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }

## At the table, before and between games.

apart-wait-title = At the table
# $game: what a game is called.
apart-wait-game = Next game: { $game }
apart-wait-next = A game is on. You’re in the next one.
apart-sit-here = Sit down at this table
apart-watch-game = Watch this game
apart-you = { $name } (you)
apart-seat-free = free seat
apart-state-here = here
apart-state-played = away · { $character } plays
apart-state-character = computer player

## While a game is on.

apart-loading = Loading the game…
apart-loading-failed = This game didn’t load. Check your connection.
apart-paused = The game is paused. The host can continue it.
apart-players = Players
apart-no-rack = This game is played on the whole table.

## After a game.

apart-over-won = { $names } wins!
apart-over-shared = { $names } share the win!
apart-over-none = Nobody won this game.
apart-card-name = Name
apart-card-wins = Wins
apart-card-points = Points
apart-card-games =
    { $count ->
        [one] One game so far
       *[other] { $count } games so far
    }

## The menu, and what is in it.

apart-menu = Menu
apart-menu-close = Close
apart-menu-signs = Reactions
apart-menu-mute = Hide everyone’s reactions
apart-menu-pause = Pause for everyone
apart-menu-go-on = Continue for everyone
apart-menu-whole = Open the whole table
apart-menu-rise = Leave my seat
apart-menu-rise-sure = Leave your seat? Then somebody else can take it.
apart-menu-rise-now = Yes, leave it
apart-menu-stay = No, stay
apart-menu-language = Language
apart-menu-language-system = Same as device
apart-menu-sound = Sound
apart-menu-vibrate = Vibrate when it’s my turn
apart-menu-leave = Leave the table

## This device is the table's host: whoever opened it is away, or has opened it here.

apart-manage = Manage the table
# The name of a choice: which character plays at a seat.
apart-manage-seat = Character at seat { $number }
apart-host-now = You’re the host of this table now.
