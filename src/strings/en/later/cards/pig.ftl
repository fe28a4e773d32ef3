### The card of Pig. Its best: as at Spoons.

guest-name-pig = Pig
guest-best-pig = your best: first with four in { $best }% of hands
card-table-line-pig = Four of a kind? Put a finger on your nose. Don’t be the last to notice!
