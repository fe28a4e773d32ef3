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
spoons-review-lasts = Förlorade givar
spoons-review-quickest = { $taking ->
    [nose] Snabbast att märka det
   *[spoon] Snabbast att ta
}
spoons-review-note = Tiden går från att någon annan visade fyra lika.
spoons-moment-heard = Giv { $number }: { $told }
spoons-moment = { $by } hade fyra lika först. { $you ->
    [yes] Du var sist.
   *[no] { $name } var sist.
}
spoons-moment-you = Du hade fyra lika först. { $name } var sist.
spoons-moments-none = Ingen giv spelades till slut.
spoons-moments-all = { $count ->
    [one] { $count } ögonblick
   *[other] Alla { $count } ögonblick
}

## Records

spoons-bests-quickest = Snabbast att reagera
spoons-bests-firsts = Störst andel givar där du hade fyra först
spoons-bests-lasts = Minst andel förlorade givar
spoons-bests-plot-time = Snabbast att reagera, parti för parti: korta staplar är snabba
spoons-bests-plot-firsts = Andel givar där du hade fyra först, parti för parti
spoons-bests-note = Andelar räknas i partier där du har spelat minst fyra givar.
spoons-better-quickest = Nytt rekord: så snabbt har du aldrig reagerat!
spoons-better-firsts = Nytt rekord: din största andel givar där du hade fyra först!
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
