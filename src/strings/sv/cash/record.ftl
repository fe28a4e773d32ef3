### Varför ett protokoll inte godtas

cash-record-format = Det här är inget Cash-protokoll i version 1.
cash-record-seats = Ett parti Cash har 4, 6 eller 8 platser. Varje plats behöver ett eget namn, som text.
cash-record-options = De enda valen i ett protokoll är letters (true eller false) och paren: varje plats i ett par, den lägre platsen först, paren efter sin första plats, och inga partner bredvid varandra.
cash-refusal-game-over = Partiet är slut.
cash-refusal-unknown-event = Det finns ingen sådan händelse i det här spelet.
cash-refusal-bad-event = En händelse av det slaget har andra delar.
cash-refusal-unknown-seat = Det finns ingen sådan plats.
cash-refusal-deal-first = Given är slut: härnäst delas det ut.
cash-refusal-board-up = Korten på bordet är redan vända.
cash-refusal-board-down = Korten på bordet ligger med baksidan upp.
cash-refusal-not-on-board = Det kortet ligger inte på bordet.
cash-refusal-not-in-hand = Den platsen har inte det kortet.
cash-refusal-unknown-act = Minerna har numren 0 till 7.
cash-refusal-unknown-pair = Det finns inget sådant par.
cash-refusal-own-pair = Ingen ropar Counter cash mot sitt eget par.
cash-refusal-too-early = Inget kort på bordet har vänts i den här given.
cash-refusal-hand-open = En giv pågår.
cash-refusal-bad-deck = Kortleken måste vara precis de 52 korten i en kortlek.
