### A table that is played at: what lies on it, and what is pressed.

shell-cards = Cards
# How many cards lie in a stock, beside the name.
shell-left = { $cards } left
shell-pile-of = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
shell-out-tag = out
shell-no-hurry = no rush
shell-turn = Turn a card
shell-pass = Let it pass
# Where everybody is asked: the buttons of several people at one screen, and what is said in their place.
shell-several-asked = { $deed ->
    [slap] { $name }: slap, or let it pass?
   *[call] { $name }: call, or let it pass?
}
shell-several-passes = { $name } lets it pass
shell-several-answered = You’ve answered.
