# Why a number that somebody wrote cannot stand on the score card.

correction-no-such-cell = There is no such game on the card.
correction-not-a-count = A number of tiles is a whole number from 0 to { $most }.
correction-too-many-tiles = Together that makes { $sum } tiles, but there are only { $most }. Lower another player's number first.
