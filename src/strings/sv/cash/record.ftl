### Varför ett protokoll inte godtas

cash-record-format = Det här är inget Cash-parti i version 1.
cash-record-seats = Ett parti Cash har 4, 6 eller 8 platser. Varje plats behöver ett eget namn, som text.
cash-record-options = Det som kan väljas är letters (true eller false) och paren: varje plats i ett par, den lägre platsen först, paren efter sin första plats, och inga partner bredvid varandra. Det finns inget annat.
cash-refusal-game-over = Partiet är slut.
cash-refusal-unknown-event = Det finns ingen sådan händelse i det här spelet.
cash-refusal-bad-event = Händelsen har inte den form som sådana händelser ska ha.
cash-refusal-unknown-seat = Det finns ingen sådan plats.
cash-refusal-deal-first = Given är slut: först måste kort delas ut.
cash-refusal-board-up = Korten på bordet är redan vända.
cash-refusal-board-down = Korten på bordet ligger med baksidan upp.
cash-refusal-not-on-board = Det kortet ligger inte på bordet.
cash-refusal-not-in-hand = Den platsen har inte det kortet.
cash-refusal-unknown-act = Minerna har numren 0 till 7.
cash-refusal-unknown-pair = Det finns inget sådant par.
cash-refusal-own-pair = En plats kan inte ropa Counter cash mot sitt eget par.
cash-refusal-too-early = Korten på bordet har inte vänts än i den här given.
cash-refusal-hand-open = Given är inte slut, så inga kort kan delas ut.
cash-refusal-bad-deck = Kortleken måste vara precis de 52 korten i en kortlek.
