### The table of Egyptian Ratscrew: what lies on it, what can be done, and what happens.

## What is pressed

# What is shouted: on the burst.
ratscrew-press-slap = SLAP!
# The buttons of several people at one screen.
ratscrew-several-slaps = { $name } slaps!
# The two answers of whoever is asked to go on with a challenge.
ratscrew-go-on = Go on
ratscrew-decline = Decline

## At the top

# What can be slapped, each as a word of a list: "pairs and sandwiches".
ratscrew-head-of = { $what ->
    [pair] pairs
    [sandwich] sandwiches
    [run] runs
   *[joker] jokers
}
# $what: that list.
ratscrew-head = { $packs ->
    [1] { $what }
   *[2] { $what } · two packs
}

## Beneath the pile, and heard with each card

# A challenge. $genitive: whose it is. $card: "king". $cards: how many cards are left to turn.
ratscrew-stands = { $you ->
    [yes] Your { $card }
   *[no] { $genitive } { $card }
} · { $cards ->
    [0] unanswered
    [one] { $cards } card left to answer
   *[other] { $cards } cards left to answer
}

## What can be done, in a sentence under the cards

# What can be slapped, each as it stands in a list: "pairs and sandwiches like 7 4 7".
ratscrew-slap-of = { $what ->
    [pair] pairs
    [sandwich] sandwiches like 7{"\u00A0"}4{"\u00A0"}7
    [run] runs like 5{"\u00A0"}6{"\u00A0"}7
   *[joker] jokers
}
# $what: that list.
ratscrew-prompt-slap = Slap { $what }, whoever’s turn it is.
# Beside it, where the player has no card.
ratscrew-prompt-bare = You have no cards. Slap your way back in, but a false slap puts you out.

## What happens, as it is told for a moment, and heard

ratscrew-told-fined = { $you ->
    [yes] False slap: one of your cards goes under the pile.
   *[no] False slap: one of { $genitive } cards goes under the pile.
}
# It was all that kept them in the game.
ratscrew-told-lost = { $you ->
    [yes] Your challenge is lost!
   *[no] { $genitive } challenge is lost!
}
# Somebody ran out in a challenge, and the next player is asked. $timed: "no" where nothing hurries.
ratscrew-told-asked = { $you ->
    [yes] Will you go on answering the challenge, or decline?
   *[no] { $name }, will you go on answering the challenge, or decline?
}{ $timed ->
    [yes] { " " }You have 3 seconds.
   *[no] { "" }
}
ratscrew-told-went-on = { $you ->
    [yes] You go on.
   *[no] { $name } goes on.
}
ratscrew-told-declined = { $you ->
    [yes] You decline.
   *[no] { $name } declines.
}
