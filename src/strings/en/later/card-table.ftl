### The card table: a page of the other games in the house, a card for each.

card-table-title = Card table
card-table-line = quick games around one screen, or with phones
card-table-back = Back
# Saved games of games that this version doesn’t have.
card-table-unknown =
    { $count ->
        [one] One saved game is of a kind that this version doesn’t have. It stays saved. Reload the page to look for a newer version.
       *[other] { $count } saved games are of a kind that this version doesn’t have. They stay saved. Reload the page to look for a newer version.
    }
# Above the games in which the first to notice something calls it.
card-table-kind-seesFirst = Who’s first?
# Above those in which everyone holds cards that nobody else may see.
card-table-kind-ownHand = A hand of your own
card-table-kind-bothHands = Both hands at once
# On a game's card. People and computers play it.
card-table-players = { $least }–{ $most } players · about { $minutes } minutes
