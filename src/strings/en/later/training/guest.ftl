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
