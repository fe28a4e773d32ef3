### The table of Through the Window: what lies on it, what can be done, and what happens.

## What is pressed

window-press-call = Call!
window-press-yes = Yes!
window-press-no = No
window-press-say = Send
window-press-aloud = Said it
# The buttons of several people at one screen.
window-several-turn = { $name } turns a card
window-several-call = { $name } calls
window-several-aloud = { $name } said it
window-yes-by = { $name }: it counts
window-several-no = { $name }: it doesn’t count
# The field to type in. $letter: "T".
window-field = Your word beginning with { $letter }
window-field-of = { $genitive } word beginning with { $letter }
window-field-empty = Type a word first. It has to begin with { $letter }.

## What lies on the table

# $letters: "English".
window-head = { $letters } words · most cards win
window-said = “{ $word }”
window-letter = the letter { $letter }
# Words that have won, and can't win again. $words: "ear, tree".
window-used = Used: { $words }
# As it is heard. $has: small-has. $down: how many cards they have still to turn.
window-place = { $name }: { $has }, { $down } to turn
window-place-word = says a word now
window-place-next = called too
window-place-out = out for this card

## What can be done, in a sentence under the cards

window-ready = Four cards each, face down. Ready?
window-prompt-turn = { $you ->
    [yes] Your turn: turn a card.
   *[no] { $genitive } turn.
}
window-prompt-open = A person, place or thing beginning with { $letter }? Call!
window-prompt-out = See who gets the card.
window-prompt-called = You’ve called, too. If the word doesn’t count, you’re next.
window-prompt-word = { $you ->
    [yes] Say a word beginning with { $letter }!
   *[no] { $name } says a word now.
}
window-prompt-write = { $you ->
    [yes] Write down what you said.
   *[no] { $name } said a word, and writes it down.
}
# $word was typed and isn't in the list. $you: whether it's yours.
window-prompt-unknown = { $you ->
    [yes] “{ $word }” isn’t in the word list. The others decide.
   *[no] { $name } says “{ $word }”. It isn’t in the word list. Does it count?
}
# It was said aloud.
window-prompt-aloud = { $you ->
    [yes] The others say whether you said “{ $word }” in time.
   *[no] Did { $name } say “{ $word }” in time, and does it count?
}

## What happens, as it is told for a moment, and heard

# The card by its name in the language of the words. $rank: n2 to n9, nT, nJ, nQ, nK, nA.
window-rank-en = { $rank ->
    [n2] two
    [n3] three
    [n4] four
    [n5] five
    [n6] six
    [n7] seven
    [n8] eight
    [n9] nine
    [nT] ten
    [nJ] jack
    [nQ] queen
    [nK] king
   *[nA] ace
}
window-rank-sv = { $rank ->
    [n2] två
    [n3] tre
    [n4] fyra
    [n5] fem
    [n6] sex
    [n7] sju
    [n8] åtta
    [n9] nio
    [nT] tio
    [nJ] knekt
    [nQ] dam
    [nK] kung
   *[nA] ess
}
# $card: "seven". $letter: "S".
window-told-turned = { $you ->
    [yes] You turn a card: { $card }, { $letter }!
   *[no] { $name } turns a card: { $card }, { $letter }!
}
window-told-called = { $you ->
    [yes] You called first.
   *[no] { $name } called first.
}
window-told-queued = { $you ->
    [yes] You called, too.
   *[no] { $name } called, too.
}
window-told-won = { $you ->
    [yes] “{ $word }”: the card is yours!
   *[no] “{ $word }”: { $name } wins the card.
}
window-told-agreed = { $you ->
    [yes] “{ $word }”: it counts, and the card is yours!
   *[no] “{ $word }”: it counts, and { $name } wins the card.
}
# Why a word was refused; who said it is out for this card.
window-told-unknown = { $you ->
    [yes] “{ $word }” doesn’t count. You’re out for this card.
   *[no] “{ $word }” doesn’t count. { $name } is out for this card.
}
window-told-letter = { $you ->
    [yes] “{ $word }” doesn’t begin with { $letter }. You’re out for this card.
   *[no] “{ $word }” doesn’t begin with { $letter }. { $name } is out for this card.
}
window-told-used = { $you ->
    [yes] “{ $word }” has won before. You’re out for this card.
   *[no] “{ $word }” has won before. { $name } is out for this card.
}
window-told-none = { $you ->
    [yes] You said nothing in time. You’re out for this card.
   *[no] { $name } said nothing in time, and is out for this card.
}
window-told-aside = Nobody wins the card: it’s put aside.
## Over the table

window-keys = Keys: Space (or S) does what the big button does. Enter sends the word you typed; Tab leads to the other buttons. Several people at one keyboard each have a letter of their own. M or Escape opens the menu.
