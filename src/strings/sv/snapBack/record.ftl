### Why a record of Snap Back is refused.

## What stands before the events of a record

snap-back-record-format = Det här är inget Snap Back-parti i version 1.
snap-back-record-seats = Ett Snap Back-parti har 1 till { $most } platser. Var och en behöver ett eget namn, som text.
snap-back-record-dice = Tärningarna måste vara ett tal från 1 till 6 för alla, eller en lista med ett för varje plats.
snap-back-record-deck = Korten måste vara en lista med tal från 2 till 10.
snap-back-record-events = Händelserna måste vara en lista.
snap-back-record-times = Om ett parti anger tider ska det finnas en för varje händelse, 0 eller mer, och ingen tidigare än den förra.

## An event of it that breaks a rule

snap-back-refusal-unknown-event = Det finns ingen sådan händelse.
snap-back-refusal-no-cards = Leken har inga fler kort.
snap-back-refusal-reveal-first = Alla måste visa ett tal först.
snap-back-refusal-call-first = Ingen har ropat, så ingen visar något tal.
snap-back-refusal-too-early = Ingen kan ropa före det sjunde kortet.
snap-back-refusal-called-before = Någon har redan ropat på det här kortet.
snap-back-refusal-unknown-seat = Ett rop måste ange en eller flera platser i partiet, var och en bara en gång.
snap-back-refusal-bad-claims = Alla måste visa var sitt tal från 0 till 6.
snap-back-refusal-game-over = Partiet är slut.
