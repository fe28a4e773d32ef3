### Misstagen i alla partier för ett namn, de värsta först.

slips-title = Misstag i alla partier
slips-open = Misstag
slips-open-of = Misstag i alla partier: { $name }
slips-back = Tillbaka till historiken
slips-note = Talet visar hur många procentenheter vinstchans misstaget kostade.
slips-none = Inga misstag hittades.
slips-none-yet = Inga misstag har hittats än.
slips-more = Visa { $count } till

## Hur långt genomgången av partierna har kommit

slips-progress = Genomgångna partier
slips-reviewed = { $reviewed } av { $games } klara
slips-finding = Hämtar partierna…
slips-reviewing = Går igenom partierna…
slips-stopped = Stoppat. Du kan fortsätta när som helst.
slips-done = Alla partier är genomgångna.
slips-stop = Stoppa
slips-go-on = Fortsätt

## Ett misstag: vad det var, och vad det räknas till

slips-choice = { $tile } i stället för { $better }
slips-memory = Trodde att { $tile } kunde komma?
slips-missed = Missade { $run }
slips-false-call = Felrop
slips-kind-choice = val
slips-kind-memory = minne
slips-kind-eye = öga
slips-name = { $what }, { $kind }, kostade { $points ->
    [one] { $points } procentenhet
   *[other] { $points } procentenheter
  }, { $day }
slips-look = Titta
slips-look-of = Titta: { $slip }
slips-try = Försök igen
slips-try-of = Försök igen: { $slip }
