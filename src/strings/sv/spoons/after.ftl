### After a game of Spoons or Pig: how it ended, what a review tells, records, and the replay.

## How it ended

spoons-after-won = { $you ->
    [yes] Du vann!
   *[no] { $name } vann!
}
spoons-after-drawn = Ingen vann
spoons-after-stopped = Partiet avbröts
spoons-after-line = { $count ->
    [one] { $count } giv
   *[other] { $count } givar
  } på { $time }

## The review

spoons-review-firsts = Först med fyra lika
spoons-review-lasts = Sist
spoons-review-quickest = { $taking ->
    [nose] Snabbast att märka det
   *[spoon] Snabbast att ta
}
spoons-review-note = Tiderna räknas från det att någon annan hade fyra lika.
spoons-moment-heard = Giv { $number }: { $told }
spoons-moment = { $by } hade fyra först. { $you ->
    [yes] Du var sist.
   *[no] { $name } var sist.
}
spoons-moment-you = Du hade fyra först. { $name } var sist.
spoons-moments-none = Ingen giv spelades till slut.
spoons-moments-all = { $count ->
    [one] Visa { $count } händelse
   *[other] Visa alla { $count } händelser
}

## Records

spoons-bests-won = Vunna partier
spoons-bests-quickest = Snabbast efter någons fyra
spoons-bests-firsts = Största andel givar först med fyra
spoons-bests-lasts = Minsta andel förlorade givar
spoons-bests-plot-time = Snabbaste tid, parti för parti
spoons-bests-plot-firsts = Givar först med fyra, parti för parti
spoons-bests-note = En andel räknas från fyra givar.
spoons-better-quickest = Nytt rekord: din snabbaste tid!
spoons-better-firsts = Nytt rekord: din största andel givar först med fyra!
spoons-better-lasts = Nytt rekord: din minsta andel förlorade givar!

## The replay: hands lie open there

spoons-replay-file-nose = pig-parti.json
spoons-replay-file-spoon = spoons-parti.json
spoons-story-start = { $you ->
    [yes] Fyra kort var. Du ger.
   *[no] Fyra kort var. { $name } ger.
}
spoons-story-drew = { $you ->
    [yes] Du tar { $card }.
   *[no] { $name } tar { $card }.
}
spoons-story-passed = { $you ->
    [yes] Du skickar { $card } vidare.
   *[no] { $name } skickar { $card } vidare.
}
spoons-story-passed-on = { $you ->
    [yes] Du skickar ett kort vidare utan att titta.
   *[no] { $name } skickar ett kort vidare utan att titta.
}
spoons-story-nose-first = { $you ->
    [yes] Du har fyra lika och sätter fingret på näsan.
   *[no] { $name } har fyra lika och sätter fingret på näsan.
}
spoons-story-nose = { $you ->
    [yes] Du märker det och sätter fingret på näsan.
   *[no] { $name } märker det och sätter fingret på näsan.
}
spoons-story-stopped = Här avbröts partiet.
