### Efter partiet

cash-after-won = { $names } vann!
cash-after-real = Talongen tog slut: ingen vann
cash-after-boards = Nya kort på bordet 1{"\u00A0"}000 gånger: ingen vann
cash-after-stopped = Partiet avbröts
cash-after-line = { $count ->
    [one] { $count } giv
   *[other] { $count } givar
  } på { $time }
cash-review-calls = Rätta rop
cash-review-fours = Fyra lika som din partner ropade på
cash-review-read = Gånger som andra genomskådade er signal
cash-moment-heard = Giv { $number }: { $told }
cash-moments-none = Ingen giv spelades till slut.
cash-moments-all = { $count ->
    [one] { $count } giv
   *[other] Alla { $count } givar
}
cash-bests-cashed = Flest ropade fyra lika i ett parti
cash-bests-right = Störst andel rätta rop
cash-bests-plot-cashed = Ropade fyra lika, parti för parti
cash-bests-note = Andelen räknas i partier där du ropade minst fyra gånger.
cash-better-cashed = Nytt rekord: flest ropade fyra lika!
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
