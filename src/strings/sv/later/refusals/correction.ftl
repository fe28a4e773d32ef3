# Why a number that somebody wrote cannot stand on the score card.

correction-no-such-cell = Partiet finns inte i protokollet.
correction-not-a-count = Skriv ett heltal från 0 till { $most }.
correction-too-many-tiles = Sammanlagt blir det { $sum } brickor, men det finns bara { $most }. Sänk en annan spelares antal först.
