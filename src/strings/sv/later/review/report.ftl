### Genomgången av ett avslutat parti: hur det gick för en person, och vad som var bättre.

report-open = Genomgång
report-open-of = Genomgång: { $game }
report-title = Genomgång
report-back-to-table = Tillbaka till bordet
report-again = Spela igen

## Rutor som är markerade på spelplanen, för den som hör dem, och orden under den

report-square-played = { $tile }, lagd
report-square-better = { $tile }, bättre
report-square-danger = { $tile }, fara: den som hade den kunde ta en svit
report-legend = Märken på spelplanen
report-legend-played = lagd
report-legend-better = bättre
report-legend-danger = faran

## Hur det gick

report-how = Hur det gick
report-whose = Vems parti?
report-progress = Så långt är genomgången
report-first-look = Första titten …
report-closer-look = Tittar närmare …
report-done = Genomgången är klar.
report-ahead = { $you ->
    [yes] du leder
   *[no] { $name } leder
  }
report-others-ahead = de andra leder
report-curve = Vinstchans: { $start } % i början, { $now } % vid det här steget, { $end } % i slutet.
report-careful = Säkra brickor
report-share = { $share } %
report-runs = Sviter sedda i tid
report-runs-seen = { $seen } av { $all }
report-runs-timed = { $seen } av { $all } · { $seconds } s
report-forgotten = Glömda brickor som kostade
report-no-moments = Här finns inget att lära av: bra spelat.

## Vad genomgången inte kan säga

report-missing-cut-short = Partiet spelades inte till slut. Genomgången går så långt som det spelades.
report-missing-forfeited = Någon gav upp. Genomgången går så långt som partiet spelades.
report-missing-no-calls = Sviter togs utan rop, så inget sägs om att se dem.
report-missing-memory-aid = Rutorna för brickor som var borta var överstrukna, så inget sägs om minnet.
report-missing-unknown-level = En dator spelade som en figur som inte finns i spelet längre.
report-missing-no-times = Ingen vet hur lång tid ropen tog.
report-missing-unjudged = Några drag gick inte att bedöma.
