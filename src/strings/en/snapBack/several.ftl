### Several people at one screen who play Snap Back. A child must understand each sentence.

# The name of the button with which somebody calls.
snap-back-several-calls = { $name } calls Snap!

## Choosing a number in turn: nobody else looks

# On the paper that covers the numbers. Before a screen that stands, and around one that lies flat.
snap-back-several-give = Pass the screen on. Next to choose: { $name }.
snap-back-several-turn = Now choosing: { $name }.
snap-back-several-others = Everyone else, look away.
# On the button that takes the cover off. $named: whether they have a name of their own, or only one that stands in its place.
snap-back-several-here = { $named ->
    [yes] I am { $name }
   *[no] My turn
}
snap-back-several-how-far = { $name }: how many cards back was it?
# At the edges of those who do not choose now.
snap-back-several-away = Now choosing: { $name }. Please look away.
snap-back-several-has-chosen = You’ve chosen.

## Showing it with fingers on the glass, at the same time

# The field at somebody's edge.
snap-back-several-field = Area for fingers: { $name }
snap-back-several-hold = Hold 1 to 5 fingers here. None means a fist.
# The same for whoever has called: a fist would be no answer.
snap-back-several-hold-caller = You called: hold 1 to 5 fingers here.
snap-back-several-thumb = Thumb: 6
snap-back-several-try = Try it: hold 1 to 5 fingers still, or your thumb on the spot for 6. After a call, show your number like this until the countdown ends.
# What the glass feels while it is tried.
snap-back-several-felt = { $claim ->
    [0] a fist
   *[other] { $claim }
}
snap-back-several-in-turn = Choose one after the other instead
snap-back-several-by-fingers = Show it with your fingers

## At a reveal, to whoever sits at an edge

# $time: "0.8".
snap-back-several-called = You called in { $time } s.
snap-back-several-showed = { $claim ->
    [0] You showed a fist.
   *[other] You showed { $claim }.
}

## Agreed before the game

