### Efter partiet

cash-after-won = { $names } vann!
cash-after-real = Talongen tog slut: ingen vann
cash-after-boards = 1{"\u00A0"}000 bord: ingen vann
cash-after-stopped = Partiet avbröts
cash-after-line = { $count ->
    [one] { $count } giv
   *[other] { $count } givar
  } på { $time }
cash-review-calls = Rätta rop
cash-review-fours = Fyrtal som din partner ropade på
cash-review-read = Er signal avslöjades
cash-moment-heard = Giv { $number }: { $told }
cash-moments-none = Ingen giv spelades färdigt.
cash-moments-all = { $count ->
    [one] Visa { $count } giv
   *[other] Visa alla { $count } givar
}
cash-bests-won = Vunna partier
cash-bests-cashed = Flest fyrtal med Cash i ett parti
cash-bests-right = Störst andel rätta rop
cash-bests-plot-cashed = Fyrtal med Cash, parti för parti
cash-bests-note = En andel räknas från fyra rop.
cash-better-cashed = Nytt rekord: flest fyrtal med Cash!
cash-better-right = Nytt rekord: din största andel rätta rop!
cash-replay-file = cash-parti.json
cash-story-start = { $you ->
    [yes] Fyra kort var. Du ger.
   *[no] Fyra kort var. { $name } ger.
}
cash-story-board = Korten på bordet vänds: { $told }.
cash-story-swapped = { $you ->
    [yes] Du tar { $card } och ger { $other }.
   *[no] { $name } tar { $card } och ger { $other }.
}
cash-story-away = Ingen vill ha mer. Fyra nya kort.
cash-story-stopped = Här avbröts partiet.
