### What games have in common in which everyone has a hand that nobody else may see.

hands-needs-phones = Bara du får se din hand, så alla behöver en egen mobil. Spela på egna enheter, eller ensam mot figurerna.
hands-alone = Spela ensam
hands-hand = Din hand
hands-waiting = { $count } väntar
hands-to = till { $name }
hands-to-heap = till slänghögen
hands-letters = bokstäver: { $word }
hands-letters-none = inga bokstäver
hands-place = { $name }: { $has }
hands-choice-letters = Ute när du har
hands-choice-letters-name = { $letters ->
    [one] { $letters } bokstav
   *[other] { $letters } bokstäver
}
hands-stock = { $count ->
    [one] talong: { $count } kort
   *[other] talong: { $count } kort
}
hands-story-stopped = Här avbröts partiet.
hands-swipe = svep ett kort åt höger, eller tryck på det

## Cards that are swapped with the board, and faces that are made

hands-faces = Dina miner
# Vad som ligger där
hands-board = Korten på bordet
hands-give = Ge { $card }
hands-take = Ta { $card }
hands-enough = Nöjd
hands-tag-enough = nöjd
hands-heard-board = På bordet: { $told }.
hands-heard-down = Korten på bordet ligger med baksidan upp.
hands-heard-hand = Din hand: { $told }.
