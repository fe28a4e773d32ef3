### What is agreed for games in which two lay cards at the same time, with no turns.

laying-choice-lock = Fel kort
laying-choice-lock-name = { $seconds } s paus
laying-choice-lock-none = inget
laying-choice-lock-line = Efter ett fel kort kan du inte göra något på { $seconds } s. Annars skulle den som trycker på allt hela tiden vinna.
laying-choice-lock-none-line = Ett fel kort går bara tillbaka. Bäst med barn.
laying-link-lock = Länken har lock={ $found }, men det måste vara 0.6, 1 eller 0. Nu är det 0,6.
laying-choice-slower = Figurerna
laying-choice-slower-name = { $times ->
    [1] i sin egen takt
    [2] hälften så snabba
   *[other] en fjärdedel så snabba
  }
laying-choice-slower-line = { $times ->
    [1] Så snabba som de kan
    [2] De tar dubbelt så lång tid på sig. Tangenten C läser vad som går att täcka
   *[other] De tar fyra gånger så lång tid på sig. Det räcker för att spela på gehör eller med ett finger. Tangenten C läser vad som går att täcka
  }
laying-link-slow = Länken har slow={ $found }, men det måste vara 1, 2 eller 4. Nu är det 1.

## Speed alone

laying-choice-refill = Nya kort
laying-choice-refill-name = { $refill ->
    [auto] av sig själva
   *[key] när du trycker
  }
laying-choice-refill-line = { $refill ->
    [auto] Efter varje kort du lägger fylls handen till fem
   *[key] Tryck en gång för att fylla handen till fem
  }
laying-link-refill = Länken har refill={ $found }, men det måste vara key eller auto. Nu är det key.
