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
# A link, or what this tab showed before, asks for a game that there isn’t.
guest-unknown = That game isn’t here. Reload the page to look for a newer version, or choose another game at the card table.
# $guest: "Snap Back".
guest-later = Some saved games of { $guest } are from a newer version. They stay saved. Reload the page to look for that version.
# Something that was kept cannot be read. $guest: "Snap Back".
guest-broken = Some saved data from { $guest } couldn’t be read, so it was set aside. Everything else is still there.
