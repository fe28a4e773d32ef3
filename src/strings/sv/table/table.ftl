table-board = Spelplan
table-players = Spelare
table-log = Vad som hänt
table-order-tiles = Brickor med baksidan upp
table-order-result = Vem som börjar
table-draw = Dra och avsluta draget
table-count = Räkna brickorna
table-menu = Meny

table-pile-label = i högen
table-pile = { $count ->
    [one] { $count } bricka i högen
   *[other] { $count } brickor i högen
}

table-possessive = { $hisses ->
    [yes] { $name }
   *[no] { $name }s
}
table-curtain = { $you ->
    [yes] Dina brickor
   *[no] { $possessive } brickor
}
table-curtain-how = Tryck för att titta. Eller håll ner och släpp på en bricka för att lägga den.
table-curtain-down = Dölj brickorna
table-face-down = { $count ->
    [one] { $count } bricka med baksidan upp
   *[other] { $count } brickor med baksidan upp
}

table-square-empty = { $tile }, tom
table-square-gone = { $tile }, tom, borta för gott
table-square-tile = { $tile }, bricka
table-square-new = { $tile }, bricka, just lagd

table-rack = { $you ->
    [yes] Ditt ställ
   *[no] { $possessive } ställ
}
table-play = Lägg { $tile }
table-calls = { $you ->
    [yes] Du ropar SNAG!
   *[no] { $name } ropar SNAG!
}

table-to-move = på tur
table-owes = står över
table-plays-as = spelar som { $character }

table-order-tile = Dra bricka { $index }, med baksidan upp
table-order-picked = { $you ->
    [yes] Bricka { $index }, { $tile }, din
   *[no] Bricka { $index }, { $tile }, { $possessive }
}

table-status-kind = { $kind ->
    [bot] dator
   *[person] person
}
table-status-to-move = { $kind ->
    [bot] dator · på tur
   *[person] person · på tur
}
table-status-owes = står över nästa drag
table-status-character = dator · { $trait }
table-status-thinking = dator · tänker
table-status-last-chance = sista chansen
table-status-picks = drar en bricka
table-snag-or-pass = SNAG eller pass
table-status-ended = har avslutat draget
table-status-draw = dra nu
table-status-call-or-draw = SNAG eller dra
table-status-your-move = din tur
table-status-key = ropar med { $key }

table-edge-last-chance = sista chansen
table-edge-owes = står över nästa
table-edge-thinking = tänker
table-edge-to-move = på tur
