### The first screen of Snap: what it is, who plays and how, games that wait, and games that are over.

# Its name: the same in every language.
snap-title = Snap

## What it is

snap-about = Take turns to turn a card. When two are alike, call SNAP! The first to call wins the cards, and the last player with cards wins the game.
snap-learn = Learn it in a minute

## What is agreed: a label, and beside it words to choose from. "-line" says what the chosen one means.

# $table: A, B or C. Tests and links know them by these letters.
snap-choice-table = Table
snap-choice-table-name = { $table ->
    [A] A: one pile
    [B] B: own piles
   *[C] C: pools
}
snap-choice-table-line = { $table ->
    [A] The simplest. Everyone turns their cards onto one pile. Call when its two top cards are alike.
    [B] The usual way. Everyone has a pile of their own. Call when two of them are alike.
   *[C] Quick and strict. Everyone has a pile of their own, and it’s never turned over: run out of face-down cards, and you’re out. A false call costs your pile.
}
snap-choice-hurry = Timing
snap-choice-timed = first to call
snap-choice-timed-line = Whoever calls first wins the cards.
snap-choice-untimed = no rush
snap-choice-untimed-line = After each card, everyone is asked in turn whether they call.
snap-choice-turning = Turning cards
snap-choice-own = each their own
snap-choice-own-line = When it’s your turn, press your face-down cards, or your call key while nothing can be called.
snap-choice-drum = by a drum
snap-choice-drum-line = A card is turned at every beat, so nobody’s hands are busy.
snap-choice-beat = Seconds per card
snap-choice-seconds-name = { $seconds } seconds
snap-choice-least = A card lies for
snap-choice-least-name = { $seconds } s
snap-choice-least-line = At least { $seconds } seconds before the next one may be turned.
snap-choice-packs = Packs
snap-choice-packs-name = { $packs ->
    [1] one
   *[2] two
}
snap-choice-ties = Calls at the same time
snap-choice-ties-name = { $ties ->
    [pot] into the snap pot
   *[seat] nearest wins
}
snap-choice-ties-line = { $ties ->
    [pot] The cards go to the snap pot. When a card fits the top of the pot, call Snap pot! to win it all.
   *[seat] The first caller to the left of the player who turned the last card wins.
}
snap-choice-keys = Keys
snap-choice-keys-one = one for everything
snap-choice-keys-two = one for Snap, one for the pot
snap-choice-keys-one-line = Your key calls whatever fits: Snap, or else the pot.
snap-choice-keys-two-line = Call the wrong one, and it’s a false call.
# The label of the key with which somebody calls the pot.
snap-calls-pot-with = Pot:
snap-pot-key = Key for the pot: { $name }
snap-choice-spoken = Read the cards aloud
snap-choice-spoken-off = no
snap-choice-spoken-off-line = You read the cards yourself.
snap-choice-spoken-voice = device voice
snap-choice-spoken-voice-line = A voice on this device reads each card, and the next one waits for it.
snap-choice-spoken-reader = screen reader
snap-choice-spoken-reader-line = Your screen reader says each card, and the next one waits for it.

## Beneath Play

snap-lasts = about { $minutes } minutes

## What is wrong with who sits down

snap-wrong-setup = This game couldn’t be read. Choose who plays, and how.
snap-wrong-nobody = Someone has to play. Add a person.
snap-wrong-few = Snap takes at least { $least } players. Add a person or a character.
snap-wrong-seats = There are { $most } seats. Remove someone.
snap-wrong-pack = One pack is too small for { $from } players or more. Choose two packs, or table C.
snap-wrong-long = The name { $name } is too long. Use { $most } letters at most.
snap-wrong-same-name = Two players are called { $name }. Give one of them another name.
snap-wrong-same-key = { $key } is used twice. Give one of them another key.
snap-wrong-key = You can’t call with { $key }: it does something else at the table. Choose another letter.
snap-wrong-computer = That’s a computer player’s name. Choose another one.
snap-wrong-nobodys-name = Nobody can use that name. Choose another one.

## Games that wait, and games that are over

snap-waiting = Continue where you left off?
snap-continue = Continue
# What listeners are told of the buttons beside the games. $when: "21 November 2026 at 08:43".
snap-continue-name = Continue the game of { $when }
snap-look-name = View the game of { $when }
snap-more = Show more games
snap-last-games = Your last games
snap-look = View
# $when: "21 November 2026 at 08:43".
snap-past-game =
    { $cards ->
        [one] { $when } · table { $table } · { $cards } card turned
       *[other] { $when } · table { $table } · { $cards } cards turned
    }
# $when: as above.
snap-delete = Delete the game of { $when }
snap-delete-now = Delete for good
snap-not-there = That game isn’t here any more.

## What a link asks for and cannot have

snap-link-character = There’s no computer player called { $found }. Choose one here.
snap-link-rules = The link asks for table { $found }. There are tables A, B and C: choose one here.
snap-link-packs = The link asks for { $found } packs. It can be 1 or 2.
snap-link-ties = The link says ties={ $found }. It can be pot or seat.
snap-link-drum = The link asks for a drum that doesn’t exist: { $found }. Choose one here.
snap-link-keys = The link says keys={ $found }. It can be one or two.
snap-link-hurry = The link says hurry={ $found }. It can be on or off.
snap-link-cards = The link’s code for the cards is too long. Use { $most } characters at most.
