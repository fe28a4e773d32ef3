### What the rounds of Flash tell of somebody's eye, by sort of run: a small table in the training room.

eye-title = Så ser ditt öga
eye-sharpness = Skärpa { $sharpness }. Att gissa är 0, och 3 är mycket skarpt.
eye-sort = Sviter
eye-right = Rätt
eye-time = Tid
eye-row = { $row ->
    [across] Vågräta
    [down] Lodräta
    [falling] Snett nedåt
    [rising] Snett uppåt
    [end] Stängda i ena änden
    [inside] Stängda i mitten
    [crossing] Två på en gång
   *[near] Tre som inte är en svit
  }
eye-share = { $right } av { $asked }
eye-seconds = { $seconds } s
