### What is agreed for games in which two lay cards at the same time, with no turns.

laying-choice-lock = Fel kort
laying-choice-lock-name = vänta { $seconds } s
laying-choice-lock-none = kostar inget
laying-choice-lock-line = Efter ett fel kort kan du inte göra något på { $seconds } s. Därför lönar det sig inte att trycka på allt.
laying-choice-lock-none-line = Ett fel kort går bara tillbaka. Bäst för barn.
laying-link-lock = I länken står lock={ $found }. Det kan vara 0.6, 1 eller 0.
laying-choice-slower = Figurerna
laying-choice-slower-name = { $times ->
    [1] i full fart
    [2] i halv fart
   *[other] i kvarts fart
  }
laying-choice-slower-line = { $times ->
    [1] De är så snabba de kan.
    [2] De tar dubbelt så lång tid på sig. Tangenten C säger var du kan lägga.
   *[other] De tar fyra gånger så lång tid på sig, så du kan spela genom att lyssna, eller med ett finger. Tangenten C säger var du kan lägga.
  }
laying-link-slow = I länken står slow={ $found }. Det kan vara 1, 2 eller 4.

## Speed alone

laying-choice-refill = Nya kort
laying-choice-refill-name = { $refill ->
    [auto] av sig själva
   *[key] när du trycker
  }
laying-choice-refill-line = { $refill ->
    [auto] Efter varje kort du lägger fylls handen på till fem.
   *[key] Ett tryck fyller på handen till fem.
  }
laying-link-refill = I länken står refill={ $found }. Det kan vara key eller auto.
