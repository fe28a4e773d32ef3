### What the rounds of Flash tell of somebody's eye, by sort of run: a small table in the training room.

eye-title = Vad du ser bäst
eye-sharpness = Skärpa: { $sharpness } (0 är att gissa, 3 är mycket skarpt).
eye-sort = Sviter
eye-right = Rätt
eye-time = Tid
eye-row = { $row ->
    [across] Vågrätt
    [down] Lodrätt
    [falling] Snett nedåt
    [rising] Snett uppåt
    [end] Fullbordade i ena änden
    [inside] Fullbordade i mitten
    [crossing] Två på en gång
   *[near] Tre som inte är en svit
  }
eye-share = { $right } av { $asked }
eye-seconds = { $seconds } s
