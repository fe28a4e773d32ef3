### What of a review is added to the training room.

training-slip-add = Lägg till i träningen
training-slip-added = Tillagt. Det väntar på dig i träningsrummet.
training-slip-there = Det här finns redan i din träning.
training-slip-nothing = Det här blir ingen bra fråga, så det lades inte till.
