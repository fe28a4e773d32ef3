### Several people at one screen who play Snap Back. A child must understand each sentence.

# The name of the button with which somebody calls.
snap-back-several-calls = { $name } ropar Snap!

## Choosing a number in turn: nobody else looks

# On the paper that covers the numbers. Before a screen that stands, and around one that lies flat.
snap-back-several-give = Skicka skärmen vidare. Näst på tur: { $name }.
snap-back-several-turn = På tur: { $name }.
snap-back-several-others = Alla andra tittar bort.
# On the button that takes the cover off.
snap-back-several-here = { $named ->
    [yes] Jag är { $name }
   *[no] Min tur
}
snap-back-several-how-far = { $name }: hur många kort bakåt var det?
# At the edges of those who do not choose now.
snap-back-several-away = På tur: { $name }. Titta bort.
snap-back-several-has-chosen = Du har valt.

## Showing it with fingers on the glass, at the same time

# The field at somebody's edge.
snap-back-several-field = Fält för fingrarna: { $name }
snap-back-several-hold = Håll 1 till 5 fingrar här. Inga fingrar betyder knytnäve.
# The same for whoever has called: a fist would be no answer.
snap-back-several-hold-caller = Du ropade: håll 1 till 5 fingrar här.
snap-back-several-thumb = Tumme: 6
snap-back-several-try = Prova: håll 1 till 5 fingrar stilla, eller tummen på pricken för 6. Efter ett rop visar du ditt tal så här tills nedräkningen är slut.
# What the glass feels while it is tried.
snap-back-several-felt = { $claim ->
    [0] en knytnäve
   *[other] { $claim }
}
snap-back-several-in-turn = Välj en i taget i stället
snap-back-several-by-fingers = Visa med fingrarna

## At a reveal, to whoever sits at an edge

snap-back-several-called = Du ropade på { $time } s.
snap-back-several-showed = { $claim ->
    [0] Du visade en knytnäve.
   *[other] Du visade { $claim }.
}

## Agreed before the game

