shell-learn = Learn it in a minute
shell-choice-spoken = Read the cards aloud
shell-choice-spoken-off = no
shell-choice-spoken-off-line = You read the cards yourself.
shell-choice-spoken-voice = device voice
shell-choice-spoken-voice-line = A voice on this device reads each card, and the next one waits for it.
shell-choice-spoken-reader = screen reader
shell-choice-spoken-reader-line = Your screen reader says each card, and the next one waits for it.
shell-wrong-setup = This game couldn’t be read. Choose who plays, and how.
shell-wrong-nobody = Someone has to play. Add a person.
shell-wrong-seats = There are { $most } seats. Remove someone.
shell-wrong-long = The name { $name } is too long. Use { $most } letters at most.
shell-wrong-same-name = Two players are called { $name }. Give one of them another name.
shell-wrong-key = You can’t call with { $key }: it does something else at the table. Choose another letter.
shell-wrong-computer = That’s a computer player’s name. Choose another one.
shell-wrong-nobodys-name = Nobody can use that name. Choose another one.
shell-waiting = Continue where you left off?
shell-continue = Continue
# What listeners are told of the buttons beside the games. $when: "21 November 2026 at 08:43".
shell-continue-name = Continue the game of { $when }
shell-look-name = View the game of { $when }
shell-more = Show more games
shell-last-games = Your last games
shell-look = View
# $when: as above.
shell-delete = Delete the game of { $when }
shell-delete-now = Delete for good
shell-not-there = That game isn’t here any more.
shell-wrong-few = This game takes at least { $least } players. Add a person or a character.
shell-wrong-people = Up to { $most } people can play at one screen. Remove someone.
shell-wrong-same-key = { $key } is used twice. Give one of them another key.
# At games in which both press many keys at once.
shell-wrong-keys-untested = Test your keyboard first: each of you, hold down { $count } of your keys at the same time. Or play by touch around the screen, or each on your own phone.
# Said where a game of an evening begins, and not in its own set-up.
shell-keys-elsewhere = To share this keyboard, test it first: open { $game } on the card table, and each of you hold down { $count } of your keys at the same time.
shell-wrong-no-keys = Two of you can’t share a keyboard here. Play by touch around the screen, or each on your own phone.
shell-link-character = There’s no computer player called { $found }. Choose one here.
shell-link-hurry = The link says hurry={ $found }. It can be on or off.
