### Genomgången av ett avslutat parti: hur det gick för en person, och vad som var bättre.

report-open = Genomgång
report-open-of = Genomgång: { $game }
report-title = Genomgång
report-back-to-table = Tillbaka till bordet
report-again = Spela igen

## Rutor som är markerade på spelplanen, för den som hör dem, och orden under den

report-square-played = { $tile }, lagd
report-square-better = { $tile }, bättre
report-square-danger = { $tile }, fara: med den kunde någon ta en svit
report-legend = Märken på spelplanen
report-legend-played = lagd
report-legend-better = bättre
report-legend-danger = fara

## Hur det gick

report-how = Hur det gick
report-whose = Vems genomgång?
report-progress = Hur långt genomgången har kommit
report-first-look = Räknar ut chanserna…
report-closer-look = Letar efter draget som avgjorde…
report-done = Genomgången är klar.
report-axis = Vinstchans
report-now = { $now }{"\u00A0"}%
report-turn = drag { $turn }
report-tiles = Tagna brickor
report-numbers = I siffror
report-ahead = { $you ->
    [yes] du leder
   *[no] { $name } leder
  }
report-others-ahead = de andra leder
report-curve = Vinstchans: { $start }{"\u00A0"}% i början, { $now }{"\u00A0"}% vid det här steget, { $end }{"\u00A0"}% i slutet.
report-curve-means = Kurvan räknar med att alla spelar vidare som den starkaste datorn. I ett verkligt parti vinner den bättre spelaren oftare än kurvan visar.
report-careful = Väl valda brickor
report-share = { $share }{"\u00A0"}%
report-runs = Sviter ropade i tid
report-runs-seen = { $seen } av { $all }
report-runs-timed = { $seen } av { $all } · { $seconds } s
report-forgotten = Minnesfel
report-no-moments = Inga misstag hittades. Bra spelat!

## Vad genomgången inte kan säga

report-missing-cut-short = Partiet spelades inte klart. Genomgången gäller det som spelades.
report-missing-forfeited = Någon gav upp. Genomgången gäller det som spelades.
report-missing-taken-over = Någon annan spelade här en del av partiet. Genomgången gäller bara spelarens egna drag.
report-missing-no-calls = Sviterna togs utan rop, så genomgången säger inte vem som såg dem.
report-missing-memory-aid = Minneshjälpen var på, så genomgången säger inget om minnet.
report-missing-unknown-level = En dator spelade som en figur som inte finns i spelet längre.
report-missing-no-times = Ingen tid togs på ropen.
report-missing-unjudged = Några drag gick inte att bedöma.
