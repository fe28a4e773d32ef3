### The first screen of Snap Back: what it is, who plays and how, games that wait, and games that are over.

# Its name: the same in every language.
snap-back-title = Snap Back

## What it is

snap-back-about = Cards go by, one at a time. Call SNAP! when a card has the same number as one of the six before it.
snap-back-about-dice = Then everyone shows how many cards back it was. Your die is your target: on 3, only a match 3 or more cards back moves it up.
# No more is promised.
snap-back-promise = It’s practice for this game and for SNAG.

## Who plays

# Under a character's face, to choose by: "3 back".
snap-back-remembers-short = { $back } back

# The die that somebody begins with, beside a field to choose it; and what the field is called.
snap-back-start = Starting die
snap-back-start-of =
    { $who ->
        [you] Your starting die
        [nameless] Starting die for this player
       *[named] Starting die for { $name }
    }

## What is agreed: a label, and beside it words to choose from. "-line" says what the chosen one means.

snap-back-choice-hurry = Timing
snap-back-choice-timed = cards keep coming
snap-back-choice-timed-line = Call before the next card comes.
snap-back-choice-untimed = no rush
snap-back-choice-untimed-line = Each card waits. Everyone is asked whether they call.
snap-back-choice-pace = Seconds per card
snap-back-choice-pace-name = { $seconds } seconds
snap-back-choice-dice = Dice start at
snap-back-choice-dice-line = 
    { $die ->
        [1] For children: at first, any match raises your die.
        [2] For children: at first, only a match 2 or more cards back raises your die.
        [3] Standard: at first, only a match 3 or more cards back raises your die.
        [6] Hardest: the game ends as soon as someone shows a match 6 cards back.
       *[other] Hard: at first, only a match { $die } or more cards back raises your die.
    }
# The cards before the open one, which lie face down in a row.
snap-back-choice-row = Row of cards
snap-back-choice-row-shown = shown
snap-back-choice-row-shown-line = You see where the last six lie, face down.
snap-back-choice-row-hidden = hidden
snap-back-choice-row-hidden-line = Memory only: you don’t see the row until its cards are turned up.
snap-back-choice-length = Game length
snap-back-choice-minutes = { $minutes } min
snap-back-choice-minutes-name = { $minutes } minutes
snap-back-choice-minutes-line = { $minutes } minutes, or until someone on 6 shows a match 6 cards back: the winning 6.
snap-back-choice-endless = to the winning 6
snap-back-choice-endless-line = Until someone on 6 shows a match 6 cards back, or until you stop.

## Beneath Play

snap-back-lasts = { $minutes } minutes at most
snap-back-lasts-endless = until the winning 6

## What is wrong with who sits down


## Games that wait, and games that are over

# $when: "21 November 2026 at 08:43".
snap-back-past-game =
    { $cards ->
        [one] { $when } · { $cards } card
       *[other] { $when } · { $cards } cards
    }

## The best of the player of this device: a list of what follows. $bests: "die 5 · ended after 84 cards".

snap-back-your-bests = Your records: { $bests }
snap-back-best-die = die on { $die }
snap-back-best-cards = finished in { $cards } cards
snap-back-best-share = { $percent }% of your matches called

## What a link asks for and cannot have

snap-back-link-pace = The link asks for a pace that doesn’t exist: { $found }. Choose one here.
snap-back-link-dice = The link asks for dice that start at { $found }. They can start at 1 to 6: one number for everyone, or one for each player.
snap-back-link-minutes = The link asks for a game of { $found } minutes. Choose the length here.
snap-back-link-row = The link says row={ $found }. It can be on or off.
snap-back-link-cards = The link’s code for the cards is too long. Use { $most } characters at most.
