### Several people at one screen who play Snap Back. A child must understand each sentence.

# The name of the button with which somebody calls.
snap-back-several-calls = { $name } calls Snap!

## Choosing a number in turn: nobody else looks

# On the paper that covers the numbers. Before a screen that stands, and around one that lies flat.
snap-back-several-give = Give the screen to { $name }.
snap-back-several-turn = { $name } chooses now.
snap-back-several-others = All others look away.
# On the button that takes the cover off.
snap-back-several-here = I am { $name }
snap-back-several-how-far = { $name }: how many cards back was it?
# At the edges of those who do not choose now.
snap-back-several-away = { $name } chooses. Please look away.
snap-back-several-has-chosen = You have chosen.

## Showing it with fingers on the glass, at the same time

# The field at somebody's edge.
snap-back-several-field = Field for the fingers of { $name }
snap-back-several-hold = Hold 1 to 5 fingers here. None is a fist.
# The same for whoever has called: a fist would be no answer.
snap-back-several-hold-caller = You called: hold 1 to 5 fingers here.
snap-back-several-thumb = Thumb: 6
snap-back-several-try = Try it here: hold 1 to 5 fingers still, or your thumb on the spot for 6. After a call you show your number like this until the count ends.
# What the glass feels while it is tried.
snap-back-several-felt = { $claim ->
    [0] a fist
   *[other] { $claim }
}
snap-back-several-in-turn = Choose in turn instead
snap-back-several-by-fingers = Show it with your fingers

## Where nothing hurries: everybody is asked

snap-back-several-asked = { $name }: call, or let it pass?
snap-back-several-passes = { $name } lets it pass
snap-back-several-answered = You have answered.

## At a reveal, to whoever sits at an edge

snap-back-several-showed = { $claim ->
    [0] You showed a fist.
   *[other] You showed { $claim }.
}

## Agreed before the game

snap-back-several-sitting = Where do you sit?
snap-back-several-beside = side by side
snap-back-several-around = around the screen
