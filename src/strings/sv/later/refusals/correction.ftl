# Why a number that somebody wrote cannot stand on the score card.

correction-no-such-cell = Det finns inget sådant parti i protokollet.
correction-not-a-count = Ett antal brickor är ett heltal från 0 till { $most }.
correction-too-many-tiles = Tillsammans blir det { $sum } brickor, men det finns bara { $most }. Sänk först en annan spelares antal.
