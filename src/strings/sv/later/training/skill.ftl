### The skills that the training room practises, as names: what a kind of question asks for.

skill-run = { $direction ->
    [across] Vågräta sviter
    [down] Lodräta sviter
    [falling] Sviter snett nedåt
   *[rising] Sviter snett uppåt
  }, { $place ->
    [end] fullbordade i ena änden
   *[inside] fullbordade i mitten
  }
skill-crossing = { $direction ->
    [across] Två sviter på en gång, en vågrät
    [down] Två sviter på en gång, en lodrät
    [falling] Två sviter på en gång, en snett nedåt
   *[rising] Två sviter på en gång, en snett uppåt
  }
skill-near = { $direction ->
    [across] Tre i rad vågrätt som inte är en svit
    [down] Tre i rad lodrätt som inte är en svit
    [falling] Tre i rad snett nedåt som inte är en svit
   *[rising] Tre i rad snett uppåt som inte är en svit
  }
skill-quiet = Brickor som inte gör någon svit
skill-gone = Brickor som togs för { $from } till { $to } drag sedan
skill-gone-longest = Brickor som togs för minst { $from } drag sedan
skill-come-beside = Tomma rutor bredvid en svit som togs
skill-come-far = Tomma rutor där inget togs i närheten
skill-safe-plain = Brickor som inte öppnar något
skill-safe-four = Brickor som öppnar en svit
skill-safe-long = Brickor som öppnar en lång svit
skill-safe-several = Brickor som öppnar flera sviter
skill-safe-shuts = Sviter som din bricka kan stänga
skill-safe-keeps = Linjer att hålla öppna åt dig själv
skill-safe-gone = Linjer där brickorna som fattas är borta
