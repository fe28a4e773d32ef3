### The table of Spoons and Pig: what lies on it, what can be done, and what happens. $taking: "nose" at Pig, "spoon" at Spoons.

## What is pressed

# On the burst.
spoons-press = { $taking ->
    [nose] NOSE!
   *[spoon] SPOON!
}
# What is shouted with it.
spoons-shout = Spoon
# The pile of cards that wait, and the cards of the hand, as they are heard. $card: "7 of hearts".
spoons-draw = Take the next card
spoons-on = Pass the next card on, unseen
spoons-pass = Pass on: { $card }
# Which keys do what, beneath the rules.
spoons-keys = { $taking ->
    [nose] Keys: 1 to 5 pass the card in that place, and 5 takes a card while the fifth place is empty. The space bar puts your finger on your nose.
   *[spoon] Keys: 1 to 5 pass the card in that place, and 5 takes a card while the fifth place is empty. The space bar takes a spoon.
}

## At the top

# $word: "SPOON".
spoons-head = { $packs ->
    [1] spell { $word } and you’re out
   *[2] spell { $word } and you’re out · two packs
}

## What lies there

# As it is heard.
spoons-left = { $count ->
    [0] No spoon left.
    [one] { $count } spoon left.
   *[other] { $count } spoons left.
}
spoons-has-spoon = has a spoon
spoons-has-nose = finger on the nose
spoons-deals = deals
spoons-place-waiting = { $count ->
    [one] { $count } card waiting
   *[other] { $count } cards waiting
}

## What can be done, in a sentence

spoons-prompt-ready = { $taking ->
    [nose] Four of a kind? Put a finger on your nose. Then everybody does. The last one gets a letter.
   *[spoon] Four of a kind? Take a spoon. Then everybody may. There’s one too few.
}
spoons-prompt-draw = Take the card that’s waiting.
spoons-prompt-stock = Take a card from the stock.
spoons-prompt-pass = Keep four, pass one on.
spoons-prompt-wait = No card for you yet.
spoons-prompt-on = { $taking ->
    [nose] Your finger is on your nose. Keep passing cards on, unseen.
   *[spoon] You have a spoon. Keep passing cards on, unseen.
}
spoons-prompt-out = You’re out. Watch who wins!
# To those who look on.
spoons-prompt-watch = { $taking ->
    [nose] Four of a kind? Finger on the nose. Who’s the last to notice?
   *[spoon] Four of a kind? Take a spoon. Then everybody may.
}

## What happens

spoons-told-first = { $you ->
    [yes] You take the first spoon!
   *[no] { $name } takes the first spoon!
}
spoons-told-spoon = { $you ->
    [yes] You take a spoon.
   *[no] { $name } takes a spoon.
}
# Nobody else is told: noticing is the game.
spoons-told-nose = Your finger is on your nose.
# $word: the letters so far, "SPO".
spoons-told-lost = { $you ->
    [yes] You were last. Your letters: { $word }.
   *[no] { $name } was last. Letters so far: { $word }.
}
spoons-told-out = { $you ->
    [yes] You’re out.
   *[no] { $name } is out.
}
# Who had four first. $card: "7", "queen".
spoons-told-four = { $you ->
    [yes] You had four of a kind: { $card }.
   *[no] { $name } had four of a kind: { $card }.
}
spoons-told-refused = { $you ->
    [yes] Too early! Nobody has shown four of a kind. Wait a second.
   *[no] { $name } was too early.
}
spoons-told-dealt = { $you ->
    [yes] New cards. You deal.
   *[no] New cards. { $name } deals.
}
spoons-told-won = { $you ->
    [yes] You win!
   *[no] { $name } wins!
}
spoons-told-drawn = A thousand cards were taken, and nobody collected four of a kind. The game ends without a winner.
