### After a game in which two people lay cards at once: how it ended, what a review tells, records, and the replay.

## How it ended

laying-after-won = { $you ->
    [yes] Du vann!
   *[no] { $name } vann!
}
laying-after-drawn = Oavgjort
laying-after-stopped = Partiet avbröts
laying-after-line = { $count ->
    [one] { $count } kort lagt
   *[other] { $count } kort lagda
  } på { $time }

## The review

laying-review-laid = Kort du lade
laying-review-back = Ett ögonblick för sent
laying-review-quickest = Snabbaste kortet
laying-review-usual = Vanlig tid att lägga ett kort
laying-review-note = Tiden räknas från att ett kort gick att lägga där.
laying-moment-heard = Kort { $number }: { $told }
laying-moment-quick = { $you ->
    [yes] Du lade { $card } efter { $time }: ditt snabbaste kort.
   *[no] { $name } lade { $card } efter { $time }: det snabbaste kortet.
}
laying-moment-slow = Det tog { $time } innan någon såg att { $card } gick att täcka.
laying-moment-run = { $you ->
    [yes] Du lade { $count } kort i följd.
   *[no] { $name } lade { $count } kort i följd.
}
laying-moment-back = { $you ->
    [yes] I samma ögonblick: ditt kort gick tillbaka.
   *[no] I samma ögonblick: { $genitive } kort gick tillbaka.
}
laying-moments-none = Inget att titta på igen.
laying-moments-all = { $count ->
    [one] { $count } ögonblick
   *[other] Alla { $count } ögonblick
}

## Records

laying-bests-won = Vunna partier
laying-bests-quickest = Snabbaste kortet
laying-bests-usual = Bästa vanliga tid att lägga ett kort
laying-bests-share = Största andel av korten
laying-bests-plot-usual = Vanlig tid att lägga ett kort, parti för parti: kortare staplar är snabbare
laying-bests-plot-share = Andel av korten som du lade, parti för parti
laying-bests-note = Andelar och vanliga tider räknas i partier där du lade minst fem kort.
laying-better-quickest = Nytt rekord: ditt snabbaste kort!
laying-better-usual = Nytt rekord: din bästa vanliga tid!
laying-better-share = Nytt rekord: din största andel av korten!

## The replay

laying-replay-file-box = california-speed-parti.json
laying-replay-file-rows = aggravation-parti.json
laying-replay-file-hand = speed-parti.json
laying-story-start = { $kind ->
    [hand] Fem kort var på handen, femton var i en egen hög.
   *[other] Halva kortleken var, med baksidan upp.
}
laying-story-dealt = På tre: fyra nya kort var.
laying-story-turned = Nya: { $cards }.
laying-story-laid = { $you ->
    [yes] Du lägger { $card } på { $on }.
   *[no] { $name } lägger { $card } på { $on }.
}
laying-story-drew = { $you ->
    [yes] Du drar { $count } kort.
   *[no] { $name } drar { $count } kort.
}
laying-story-fits = { $count ->
    [0] Ingen kan lägga något.
    [one] Ett kort går att lägga.
   *[other] { $count } kort går att lägga.
}
laying-story-open = { $count ->
    [0] Inget kvar att täcka.
    [one] { $count } hög går att täcka.
   *[other] { $count } högar går att täcka.
}
laying-story-stopped = Här avbröts partiet.
