### Att försöka igen vid ett ögonblick i ett avslutat parti, och att spela vidare därifrån.

again-back = Tillbaka till genomgången
