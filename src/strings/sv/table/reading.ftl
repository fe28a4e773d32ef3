reading-title = Läs upp
reading-name-row = Rad
reading-name-column = Kolumn
reading-name-diagonals = Diagonaler
reading-name-board = Brickor på spelplanen
reading-name-score = Ställning och tur
reading-name-time = Tid

reading-row = Rad { $number }, { $first } till { $last }: { $parts }.
reading-column = Kolumn { $number }, { $first } till { $last }: { $parts }.
reading-diagonal-down = Diagonal nedåt, { $first } till { $last }: { $parts }.
reading-diagonal-up = Diagonal uppåt, { $first } till { $last }: { $parts }.
reading-tiles = { $count ->
    [one] bricka { $tiles }
   *[other] brickor { $tiles }
}
reading-no-tiles = inga brickor
reading-gaps = { $count ->
    [one] lucka { $squares }
   *[other] luckor { $squares }
}
reading-no-gaps = inga luckor
reading-gone = borta för gott { $squares }
reading-range = { $first } till { $last }

reading-board-empty = Det ligger inga brickor på spelplanen.
reading-board = { $count ->
    [one] { $count } bricka på spelplanen.
   *[other] { $count } brickor på spelplanen.
}
reading-board-row = Rad { $number }: { $tiles }.

reading-order = Alla drar en bricka för att se vem som börjar.
reading-last-chance = Sista chansen: ropa på sviter som ligger kvar på spelplanen.
reading-over = Partiet är slut.
reading-paused = Partiet är pausat.
reading-turn = { $you ->
    [yes] Din tur.
   *[no] { $name } på tur.
}
reading-left = { $count ->
    [one] { $count } sekund kvar.
   *[other] { $count } sekunder kvar.
}
reading-seats = { $seats }.
reading-seat = { $count ->
    [one] { $name } { $count } bricka
   *[other] { $name } { $count } brickor
}
reading-owes = { $you ->
    [yes] Du får stå över nästa drag.
   *[no] { $name } står över nästa drag.
}
reading-pile = { $count ->
    [one] { $count } bricka i högen.
   *[other] { $count } brickor i högen.
}

reading-said = { $name } sa { $quoted }

reading-no-time = Ingen klocka går just nu.
reading-left-for = { $count ->
    [one] { $name }: { $count } sekund kvar att ropa.
   *[other] { $name }: { $count } sekunder kvar att ropa.
}

reading-rack = Dina brickor: { $tiles }.
reading-rack-empty = Du har inga brickor.
reading-rack-hidden = Dina brickor ligger med baksidan upp.

reading-clock-starts = { $count ->
    [one] { $count } sekund på dig.
   *[other] { $count } sekunder på dig.
}
reading-clock-starts-for = { $count ->
    [one] { $name }, { $count } sekund på dig.
   *[other] { $name }, { $count } sekunder på dig.
}
reading-clock-last-chance = { $count ->
    [one] Sista chansen: { $count } sekund.
   *[other] Sista chansen: { $count } sekunder.
}
