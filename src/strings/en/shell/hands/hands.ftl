### What games have in common in which everyone has a hand that nobody else may see.

# Why several people can’t play at one screen. Beside it stand buttons: a table of several devices, and the one below.
hands-needs-phones = Your hand is for your eyes only, so everyone needs a phone. Play on your own devices, or alone against the characters.
# On the button.
hands-alone = Play alone
# The hand of cards, as it is heard.
hands-hand = Your hand
# How many cards wait for somebody. Beside the cards.
hands-waiting = { $count } waiting
# Who gets what is passed. Beside an empty place.
hands-to = to { $name }
hands-to-heap = to the heap
# The letters that somebody has, as they are heard. $word: "SPO".
hands-letters = letters: { $word }
hands-letters-none = no letters
# A player, as they are heard. $has: "letters: SPO, deals".
hands-place = { $name }: { $has }
# What is agreed: the letters that put somebody out.
hands-choice-letters = Out when you spell
# As it is heard.
hands-choice-letters-name = { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
}
# Beneath the stock.
hands-stock = { $count ->
    [one] stock: { $count } card
   *[other] stock: { $count } cards
}
# At the end of the replay of a game that was stopped.
hands-story-stopped = The game was stopped here.
# Beneath the hand, where it’s played by touch.
hands-swipe = swipe a card to the right, or tap it

## Cards that are swapped with the board, and faces that are made

hands-faces = Your face
hands-board = The board
# A card of the hand, and one of the board, as they are heard. $card: "7 of hearts".
hands-give = Give { $card }
hands-take = Take { $card }
hands-enough = Enough
# Whoever wants no more of this board, and whoever is ready for the next hand. Beside a name.
hands-tag-enough = enough
# $told: cards, "7 of hearts, king of clubs".
hands-heard-board = The board: { $told }.
hands-heard-down = The board lies face down.
hands-heard-hand = Your hand: { $told }.
