# The set-up: who sits at the table. What is agreed there is in "choice".

# The screen's title: one person against computers, or several people.
setup-title-alone = Your game
setup-title-several = Play together on this screen
# Headings that are heard and not seen.
setup-players = Who plays
setup-terms = What you play

## The card of a player

# What kind of player it is, on the card: a person, or the player of this device.
setup-person = person
setup-you = you
setup-name = Name of player { $number }
# Names the choice among the computer players: "Player 2 is" Pip, Wanda …
setup-character = Player { $number } is
# Of a computer player that was given another name. $line: the character's own line.
setup-plays-as = Plays as { $name }. { $line }

# In what follows $who is "you", "nameless" for a player whose name is not typed yet, or "named".
setup-mark =
    { $who ->
        [you] Your mark
        [nameless] Mark for this player
       *[named] Mark for { $name }
    }
setup-remove =
    { $who ->
        [you] Remove yourself
        [nameless] Remove this player
       *[named] Remove { $name }
    }
# The key that calls SNAG for a player, where several share a keyboard. The first is seen, the second is heard.
setup-calls-with = call key
setup-call-key =
    { $who ->
        [you] Your call key
        [nameless] Call key for this player
       *[named] Call key for { $name }
    }
# The time to call that one player can have in place of the agreed one.
setup-own-clock =
    { $who ->
        [you] Your time to call
        [nameless] Time to call for this player
       *[named] Time to call for { $name }
    }
setup-more-time = more time
# The same button as it is heard. $told: "more time", or the time that the player has, "15 seconds".
setup-more-time-name =
    { $who ->
        [you] { $told } for you
        [nameless] { $told } for this player
       *[named] { $told } for { $name }
    }
# A button on the cards of several people: this one is the player of this device. The first is seen, the second is heard.
setup-this-is-me = this is me
setup-this-is-me-name =
    { $who ->
        [you] this is me
        [nameless] this is me: this player
       *[named] this is me: { $name }
    }
# A button that unfolds the computer players, to choose another one. The first is seen, the second is heard.
setup-other-player = change player
setup-other-player-name =
    { $who ->
        [you] change player
        [nameless] change player: this one
       *[named] change player: { $name }
    }

## A place that nobody has taken

setup-add-person = + Person
setup-add-person-name = Add a person
setup-add-computer = + Computer
setup-add-computer-name = Add a computer
setup-add-character = Add { $name }
# Told when somebody comes or goes. $who: a list of the two that follow, "2 people and 1 computer".
setup-at-table = At the table: { $who }
setup-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
setup-computers =
    { $count ->
        [one] { $count } computer
       *[other] { $count } computers
    }

## Below the cards

# Many keyboards do not tell of more than two keys that are held down together.
setup-key-test = { $each ->
    [one] Test your keys: hold them all down together.
    [four] Test your keyboard: each of you, hold down four of your keys, all eight at the same time.
   *[several] Test your keys: each of you, hold one of yours down at the same time.
    }
# Some people’s keys are down, and others’ aren’t.
setup-key-missing = Are you holding down more keys than these? Then your keyboard can’t handle so many at once. Play by touch instead, or everyone on their own phone.
# Where both press many keys at once: so many of theirs arrive, of all that have to.
setup-key-few = { $number } of { $count } keys arrive. If you’re holding down all { $count }, this keyboard can’t tell them apart: play by touch around the screen, or each on your own phone.
setup-key-pass = All { $count } keys arrive: you can both play at this keyboard.
# In its place on a phone or tablet, until a key is pressed.
setup-key-hint = Playing with a keyboard? Press any key to see everyone’s call key.
setup-no-keys = No keys pressed
setup-play = Play
setup-back = Back
