### What of a review is added to the training room.

training-slip-add = Lägg till i träningen
training-slip-added = Tillagt. Det väntar på dig i träningsrummet.
training-slip-there = Det här finns redan i din träning.
training-slip-nothing = Här finns inget att öva: mer än en bricka var bra, eller så finns ingen enkel förklaring.
