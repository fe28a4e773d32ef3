### What is agreed for Speed.

speed-choice-refill = Nya kort
speed-choice-refill-name = { $refill ->
    [auto] av sig själva
   *[key] när du trycker
  }
speed-choice-refill-line = { $refill ->
    [auto] Efter varje kort du lägger fylls handen till fem
   *[key] Tryck en gång för att fylla handen till fem
  }
speed-link-refill = Länken har refill={ $found }, men det måste vara key eller auto. Nu är det key.
