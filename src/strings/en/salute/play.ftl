### The table of Salute the King: what lies on it, what can be done, and what happens.

## At the top

# What one plays for.
salute-head = { $packs ->
    [1] don’t be last · get rid of your cards
   *[2] don’t be last · get rid of your cards · two packs
}

## What can be done, in a sentence under the cards

salute-prompt = If a card wants a gesture, press its sign at once. The last to do it takes the pile.
salute-keys = Keys: if you play alone, 1 to 4 are the four signs, from the left; if several of you play, each has four keys. Space or D turns a card, M pauses. W reads the cards, C what you can do and what each card wants.
# Read aloud with it. $all: a list, "ace: Stand up".
salute-read-wants = These cards want a gesture. { $all }.
# One of the list.
salute-read-one = { $card }: { $what }

## What happens, as it is told for a moment, and heard. Which gesture it was is told only once everyone has answered.

salute-told-right = { $you ->
    [yes] Right!
   *[no] { $name }: done.
}
salute-told-wrong = { $you ->
    [yes] Wrong sign. Try again!
   *[no] { $name }: wrong sign.
}
# $what: the gesture, "Salute".
salute-told-last = { $what }! { $you ->
    [yes] You’re last: you take
   *[no] { $name } is last, and takes
  } { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
# For a press on a card that wanted nothing.
salute-told-plain = That card wanted nothing! { $you ->
    [yes] You take
   *[no] { $name } takes
  } { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }.
# At the place of somebody who takes cards.
salute-takes = LAST!
