### A replay of a finished game: its controls, and the moments worth going to.

replay-title = Repris
replay-back = Tillbaka till historiken
replay-controls = Knappar för reprisen
replay-moment-before = Föregående ögonblick
replay-step-back = Ett steg bakåt
replay-play = Spela upp
replay-pause = Paus
replay-step-on = Ett steg framåt
replay-moment-next = Nästa ögonblick
replay-speed = Hastighet: { $times }×
replay-speed-seen = { $times }×
replay-scrub = Steg i partiet
replay-turn-of = Drag { $turn } av { $turns }
replay-at = { $at }: { $told }
replay-racks = Allas brickor
replay-rack = { $rack }: { $tiles }
replay-rack-empty = { $rack }: inga brickor kvar
replay-moments = Ögonblick
replay-no-moments = Inga sviter och inga rop.

## A moment in the list, beneath "Moments"

replay-moment = Drag { $turn }: { $moment }
replay-takes = { $you ->
    [yes] Du tar
   *[no] { $name } tar
  } { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  }
replay-takes-from = { $you ->
    [yes] Du tar
   *[no] { $name } tar
  } { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } från { $from }
replay-misses = { $you ->
    [yes] Du missar
   *[no] { $name } missar
  } { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  }
replay-false-call = { $you ->
    [yes] Du gör ett felrop
   *[no] { $name } gör ett felrop
  }
replay-took-over = { $name } tar över från { $before }.
