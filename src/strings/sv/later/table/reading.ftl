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
reading-tiles = brickor { $tiles }
reading-no-tiles = inga brickor
reading-gaps = luckor { $squares }
reading-no-gaps = inga luckor
reading-gone = borta för gott { $squares }
reading-range = { $first } till { $last }

reading-board-empty = Ingen bricka ligger på spelplanen.
reading-board = { $count ->
    [one] { $count } bricka på spelplanen.
   *[other] { $count } brickor på spelplanen.
}
reading-board-row = Rad { $number }: { $tiles }.

reading-order = Lottningen pågår.
reading-last-chance = Sista chansen att ropa.
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
    [yes] Du ska stå över ett drag.
   *[no] { $name } ska stå över ett drag.
}
reading-pile = { $count ->
    [one] { $count } bricka i högen.
   *[other] { $count } brickor i högen.
}

reading-no-time = Ingen klocka går just nu.
reading-left-for = { $count ->
    [one] { $name }: { $count } sekund kvar att ropa.
   *[other] { $name }: { $count } sekunder kvar att ropa.
}

reading-rack = Dina brickor: { $tiles }.
reading-rack-empty = Du har inga brickor.
reading-rack-hidden = Dina brickor ligger med baksidan upp.

reading-clock-starts = { $count ->
    [one] { $count } sekund på dig att ropa.
   *[other] { $count } sekunder på dig att ropa.
}
reading-clock-starts-for = { $count ->
    [one] { $name }, { $count } sekund på dig att ropa.
   *[other] { $name }, { $count } sekunder på dig att ropa.
}
reading-clock-last-chance = { $count ->
    [one] Sista chansen att ropa: { $count } sekund.
   *[other] Sista chansen att ropa: { $count } sekunder.
}
