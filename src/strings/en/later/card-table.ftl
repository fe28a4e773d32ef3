### The card table: a page of the other games in the house, a card for each.

card-table-title = Card table
card-table-line = quick games around one screen
card-table-back = Back
# Above the games in which the first to notice something calls it.
card-table-kind-seesFirst = Who sees it first
# On a game's card. People and computers play it.
card-table-players = { $least }–{ $most } players · about { $minutes } minutes
