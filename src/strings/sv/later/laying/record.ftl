### Why a record of a game in which two people lay cards at once is refused. $kind: "box" at California Speed, "rows" at Aggravation, "hand" at
### Speed.

## What stands before the events of a record

laying-record-format = { $kind ->
    [hand] Det här är inget protokoll för Speed i version 1.
    [rows] Det här är inget protokoll för Aggravation i version 1.
   *[box] Det här är inget protokoll för California Speed i version 1.
}
laying-record-seats = Ett parti har två platser. Varje plats behöver ett eget namn, som text.
laying-record-options = { $kind ->
    [hand] Valen är spärren (600, 1000 eller 0) och påfyllningen (key eller auto).
   *[other] Det enda valet är spärren: 600, 1000 eller 0.
}

## An event of it that breaks a rule

laying-refusal-game-over = Partiet är slut.
laying-refusal-unknown-event = Någon sådan händelse finns inte i det här spelet.
laying-refusal-unknown-seat = Någon sådan plats finns inte.
laying-refusal-no-tie = Inget hände i samma ögonblick, eller så var det inte tillåtet strax innan.
laying-refusal-match-open = Något går fortfarande att täcka.
laying-refusal-unknown-stack = Någon sådan hög finns inte.
laying-refusal-no-cards = Den platsen har inga kort kvar.
laying-refusal-not-marked = Den högen går inte att täcka: inget passar ihop med den.
laying-refusal-tie-order = Där är det den platsen som kommer först, så kortet ligger kvar.
laying-refusal-has-cards = Den platsen har fortfarande kort.
laying-refusal-no-match = De två högarna går inte att ropa på.
laying-refusal-not-blocked = Någon kan fortfarande lägga ett kort.
laying-refusal-fill-first = En hand går fortfarande att fylla på.
laying-refusal-bad-talon = De nya reservkorten måste vara precis korten i sin hög.
laying-refusal-nothing-to-fill = Ingen hand går att fylla på.
laying-refusal-hand-full = Den handen är full.
laying-refusal-stock-empty = Den platsens egen hög är slut.
laying-refusal-not-in-hand = Det kortet finns inte på den platsens hand.
laying-refusal-does-not-fit = Det kortet passar inte på den högen.
