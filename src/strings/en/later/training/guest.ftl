### The guests of the house: other games, with cards on the card table and in the training room.

guest-open = Open
# Out of a guest's first screen. $to: where it was opened.
guest-leave =
    { $to ->
        [cardTable] Back to the card table
       *[training] Back to the training room
    }
# The same button for those who hear it. $guest: "Snap Back".
guest-open-named = Open { $guest }
# In the place of a curve.
guest-not-played = Not played yet
# A link asks for a guest that there is not.
guest-unknown = The link leads to a game that isn’t here.
# Something that was kept cannot be read. $guest: "Snap Back".
guest-broken = Some saved data from { $guest } couldn’t be read, so it was set aside. Everything else is still there.

## Snap. Its best: the largest share of matches called in a game, in per cent.

guest-name-snap = Snap
guest-best-snap = your best: { $best }% of matches called

## Snap Back. Its best: the highest die at the end of a game.

guest-name-snap-back = Snap Back
guest-line-snap-back = Cards go by. Was this number among the last six? For 1 to 4 people and the computers, ten minutes.
guest-best-snap-back = your best: die on { $best }
guest-curve-snap-back = 
    { $count ->
        [one] Your die at the end of your first game: { $to }.
       *[other] Your die at the end of your last { $count } games: from { $from } to { $to }.
    }
