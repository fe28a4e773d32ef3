# The table before its first game and between two, on the big screen: its code, who sits there, what is played.

lobby-point = Point your phone’s camera here, or go to
lobby-type = and type
lobby-phone-is-rack = Your phone is your rack. Only you see it.
# What a screen reader calls the picture.
lobby-qr = QR code for this table
lobby-copy = Copy link
lobby-copied = Link copied.
# Where nothing can be copied, the link itself stands below.
lobby-not-copied = Copy the link below.
lobby-link = Link to this table
# The page was opened at an address that leads to this very device.
lobby-only-here = Phones can’t reach this address. It works on this computer only.
# $command: what is typed at the computer that serves the game.
lobby-start-lan = To let phones in, start SNAG with { $command } and open the address it shows.

lobby-free = Free seat
lobby-free-line = join with a phone, or fill it here
# Who somebody is to this screen, and how far away: beneath their name.
lobby-at-screen = at this screen
lobby-here = on their own screen
lobby-away-plays = away: { $character } plays
lobby-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

lobby-sit = Sit down here
lobby-sit-name = Sit down here, at seat { $number }
lobby-sit-line = For anyone without a phone. If several of you sit at this screen, tiles stay hidden until you look.
lobby-rise = Leave seat
lobby-rise-name = { $name }: leave seat
lobby-put = Add a character
lobby-put-name = Add a character at seat { $number }
lobby-take-away = Remove
lobby-take-away-name = Remove { $name } from the table
lobby-turn-out = Remove
lobby-turn-out-name = Remove { $name } from the table
# At the second press; their seat is free then.
lobby-turn-out-sure = Remove { $name }? Press again
lobby-never-mind = Never mind

lobby-game = What you play
lobby-change = Change
lobby-change-done = Done
lobby-which-game = Game
lobby-snag = SNAG
lobby-pace-told = Pace: { $pace }
lobby-call-time-told = Time to call: { $time }
lobby-stand-in = Stand-in for anyone away for over a minute
lobby-to-game = Back to the game
lobby-few = { $count ->
    [one] { $count } more player is needed to start.
   *[other] { $count } more players are needed to start.
}
lobby-close = Close the table
lobby-close-sure = Close the table for everyone? Press again
lobby-close-line = Everything about this table is deleted. Finished games stay in everyone’s history.
lobby-leave = Leave the table
lobby-leave-line = If you leave, the table stays open. Come back with its link or code.

# The table's card: what the games so far came to.
lobby-card-game = Game
lobby-card-won = won

# On the way to a table, and where there is none.
lobby-opening = Opening a table…
lobby-joining = Joining table { $code }…
# This device was at a table before that still stands.
lobby-back = Back to table { $code }
lobby-anew = Open a new table
