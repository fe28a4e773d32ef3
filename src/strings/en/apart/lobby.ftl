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
lobby-only-here = Phones can’t reach this address: it leads to this computer only.
lobby-start-lan = To let phones in, start the server with “npm start -- --lan” and open the address it shows.

lobby-free = A seat is free
lobby-free-line = join with a phone, or fill it here
lobby-host = host
# Who somebody is to this screen, and how far away: beneath their name.
lobby-at-screen = sits at this screen
lobby-here = here, on their own device
lobby-away-plays = away: { $character } plays
lobby-watching = { $count ->
    [one] { $count } device is watching.
   *[other] { $count } devices are watching.
}

lobby-sit = Sit down here
lobby-sit-name = Sit down here, at seat { $number }
lobby-sit-line = For somebody without a phone. With several people at this screen, tiles are hidden until you look.
lobby-rise = Get up
lobby-rise-name = { $name }: get up
lobby-put = Add a character
lobby-put-name = Add a character at seat { $number }
lobby-take-away = Remove
lobby-take-away-name = Remove { $name } from the table
lobby-turn-out = Turn out
lobby-turn-out-name = Turn { $name } out
# At the second press; their seat is free then.
lobby-turn-out-sure = Turn { $name } out? Press again
lobby-never-mind = Never mind

lobby-game = What you play
lobby-change = Change
lobby-change-done = Done
lobby-which-game = Game
lobby-snag = SNAG
lobby-pace-told = Pace: { $pace }
lobby-call-time-told = Time to call: { $time }
lobby-stand-in = If somebody’s away for over a minute, this character plays for them
lobby-next = Play the next game
lobby-to-game = Back to the game
lobby-waits-host-unnamed = The host starts the game.
lobby-few = { $count ->
    [one] { $count } more player is needed to start.
   *[other] { $count } more players are needed to start.
}
lobby-close = Close the table
lobby-close-sure = Close the table for everyone? Press again
lobby-close-line = Closing deletes everything the server keeps of this table. Finished games stay in everyone’s history.
lobby-leave = Leave
lobby-leave-line = Your table stays open. You can come back to it.

# The table's card: what the games so far came to.
lobby-card = Games at this table
lobby-card-game = Game
lobby-card-won = won

# On the way to a table, and where there is none.
lobby-opening = Opening a table …
lobby-joining = Joining table { $code } …
lobby-take-back = Use this tab instead
lobby-reload = Reload
