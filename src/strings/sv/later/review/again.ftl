### Att försöka igen vid ett drag i ett avslutat parti, och att spela vidare därifrån.

again-title = Försök igen
again-move = Drag { $move } av { $moves }
again-back = Tillbaka till genomgången
again-play-on = Spela vidare härifrån
again-show = Visa mig
again-next = Nästa misstag
again-note = Du ser det som du kunde se då: spelplanen och dina egna brickor.

again-waiting = Tittar på det här draget…
again-failed = Det här draget går inte att bedöma just nu.
again-choose-slip = Du lade { $tile }. **Välj en bättre bricka.**
again-choose = Du lade { $tile }. **Vilken bricka skulle du välja nu?**
again-tiles-only = Här behöver du bara välja en bricka.
again-best = Ja, **{ $tile } är den bästa brickan** här.
again-good = **{ $tile } är ett bra val.** Ingen annan bricka är klart bättre.
again-worse = **{ $tile } sänker din vinstchans med { $points ->
    [one] { $points } procentenhet
   *[other] { $points } procentenheter
  }.**
again-closer = **{ $tile } är bättre än { $placed },** men inte bäst.
again-another = Prova en annan bricka.
again-shown = **{ $tile } är bättre** än { $placed }.
again-shown-same = **{ $tile } är den bästa brickan** här.
