### What games have in common in which everyone has a hand that nobody else may see.

hands-needs-phones = Bara du får se din hand, så alla behöver en egen mobil. Spela på egna enheter, eller ensam mot figurerna.
hands-alone = Spela ensam
hands-hand = Din hand
hands-waiting = { $count } väntar
hands-to = till { $name }
hands-to-heap = till slänghögen
hands-letters = bokstäver: { $word }
hands-letters-none = inga bokstäver
