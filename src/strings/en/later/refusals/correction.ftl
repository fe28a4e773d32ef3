# Why a number that somebody wrote cannot stand on the score card.

correction-no-such-cell = That game isn’t on the card.
correction-not-a-count = Enter a whole number from 0 to { $most }.
correction-too-many-tiles = That makes { $sum } tiles in all, but there are only { $most }. Lower another player’s number first.
