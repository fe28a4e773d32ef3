### The first screen of Snap Back: what it is, who plays and how, games that wait, and games that are over.

# Its name: the same in every language.
snap-back-title = Snap Back
# Leads back to the training room.
snap-back-leave = Back to the training room

## What it is

snap-back-about = Cards go by, one after the other. Call SNAP! when a card has the same number as one of the six before it.
snap-back-about-dice = Then everybody shows how many cards back it was. The right number can move your die up.
# No more is promised.
snap-back-promise = It trains this game and SNAG.
snap-back-learn = Learn it in a minute

## Who plays

# Under a character's face, to choose by: "3 back".
snap-back-remembers-short = { $back } back

## What is agreed: a label, and beside it words to choose from. "-line" says what the chosen one means.

snap-back-choice-hurry = Hurry
snap-back-choice-timed = cards keep coming
snap-back-choice-timed-line = Call before the next card comes.
snap-back-choice-untimed = nothing hurries
snap-back-choice-untimed-line = Each card waits. Everybody is asked whether they call.
snap-back-choice-pace = Seconds from card to card
snap-back-choice-pace-name = { $seconds } seconds
snap-back-choice-dice = The dice begin at
snap-back-choice-dice-line =
    { $die ->
        [1] For children: at first any match moves your die up.
        [2] For children: at first a match 2 back or more moves your die up.
        [3] As in the printed rules: at first a match 3 back or more moves your die up.
        [6] Hardest: whoever shows a match 6 back ends the game.
       *[other] Hard: at first only a match { $die } back or more moves your die up.
    }
snap-back-choice-length = The game lasts
snap-back-choice-minutes = { $minutes } min
snap-back-choice-minutes-name = { $minutes } minutes
snap-back-choice-minutes-line = { $minutes } minutes, or until a die at 6 shows a true 6.
snap-back-choice-endless = to a true 6
snap-back-choice-endless-line = Until a die at 6 shows a true 6, or until you stop it.
snap-back-choice-spoken = Read the cards aloud
snap-back-choice-spoken-off = no
snap-back-choice-spoken-off-line = You read the cards yourself.
snap-back-choice-spoken-voice = by a voice
snap-back-choice-spoken-voice-line = A voice of this device reads each card, and the next one waits for it.
snap-back-choice-spoken-reader = screen reader
snap-back-choice-spoken-reader-line = Your screen reader says each card, and the next one waits for it.

## Beneath Play

snap-back-lasts = { $minutes } minutes at most
snap-back-lasts-endless = until a true 6

## What is wrong with who sits down

snap-back-wrong-setup = This game could not be read. Choose who plays, and how.
snap-back-wrong-nobody = Somebody has to play: add a person.
snap-back-wrong-seats = There are { $most } seats. Remove somebody.
snap-back-wrong-people = { $most } people can play at one screen. Remove somebody.
snap-back-wrong-long = The name { $name } is too long. Use { $most } letters at most.
snap-back-wrong-same-name = Two players are called { $name }. Give one another name.
snap-back-wrong-same-key = Two players call with { $key }. Give one another key.
snap-back-wrong-key = Nobody can call with { $key }: it does something else at the table. Choose another letter.
snap-back-wrong-computer = Computer players go by that name. Choose another one.
snap-back-wrong-nobodys-name = Nobody can go by that name. Choose another one.

## Games that wait, and games that are over

snap-back-waiting = Continue where you left off?
snap-back-continue = Continue
# What listeners are told of the buttons beside the games. $when: "21 November 2026 at 08:43".
snap-back-continue-name = Continue the game of { $when }
snap-back-look-name = Look at it: the game of { $when }
snap-back-more = Show more games
snap-back-last-games = Your last games
snap-back-look = Look at it
# $when: "21 November 2026 at 08:43".
snap-back-past-game =
    { $cards ->
        [one] { $when } · { $cards } card
       *[other] { $when } · { $cards } cards
    }
# $when: as above.
snap-back-delete = Delete the game of { $when }
snap-back-delete-now = Delete it for good
snap-back-not-there = That game is not here any more.

## The best of the player of this device: a list of what follows. $bests: "die 5 · ended after 84 cards".

snap-back-your-bests = Your best: { $bests }
snap-back-best-die = die { $die }
snap-back-best-cards = ended after { $cards } cards
snap-back-best-share = { $percent }% of your matches called

## What a link asks for and cannot have

snap-back-link-character = There is no computer player called { $found }. Choose here.
snap-back-link-pace = The link asks for a pace that there is not: { $found }. Choose here.
snap-back-link-dice = The link asks for dice that begin at { $found }. They can begin at 1 to 6.
snap-back-link-minutes = The link asks for a game of { $found } minutes. Choose how long it lasts here.
snap-back-link-hurry = The link says hurry={ $found }. It can be on or off.
snap-back-link-cards = The link’s word for the cards is too long. Use { $most } letters at most.
