### An evening of several games, as far as other screens speak of it.

evening-name = An evening of games
# Beneath its name on the card table.
evening-line = Several games in a row, with the same players and one score card: 3 points for first place, 2 for second, 1 for third.
evening-open = Plan an evening
# After one of its games. $game: which it was, from 1.
evening-onward = Game { $game } of { $games } this evening.
# The button that leads to the evening’s card.
evening-to-card = To the evening’s card
