### The history: the list of finished games, and the statistics of each name.

history-title = Historik
history-back = Tillbaka till start
history-games = Avslutade partier
history-statistics = Statistik
history-none = Inga avslutade partier än. Nästa parti som du spelar till slut hamnar här.
history-more = Visa 50 till
history-filling = Läser in äldre partier…
history-adding = Räknar ihop statistiken…

## A game in the list

history-seat = { $name }, { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  }
history-game = { $practice ->
    [yes] { $seats }, { $day }, övning
   *[no] { $seats }, { $day }
  }
history-result = { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  }{ $win ->
    [won] , vann
    [shared] , delade segern
   *[none] {""}
  }
history-replay = Repris
history-replay-of = Repris: { $game }
history-delete = Ta bort det här partiet
history-delete-of = Ta bort det här partiet: { $game }
history-delete-now = Ta bort för gott
history-delete-now-of = Ta bort för gott: { $game }

## The statistics of each name

history-delete-name = Ta bort namnet { $name }
history-delete-name-now = Ta bort namnet { $name } för gott
history-other-names = Andra namn
history-name-note = Tar du bort ett namn står det ”Någon” i partierna som finns kvar, så att de andras statistik fortfarande stämmer. Startsidan föreslår inte namnet längre.
history-delete-all = Ta bort allt
history-delete-all-now = Ta bort allt för gott
history-all-note = Det här tar bort alla avslutade partier och deras protokoll, den här statistiken, allt från träningsrummet och namnen som startsidan föreslår. Oavslutade partier finns kvar. En match som väntar på nästa parti tas bort.
history-practised = { $games ->
    [one] { $games } övningsparti, räknas inte här
   *[other] { $games } övningspartier, räknas inte här
  }

history-columns = Lägger du brickan som fullbordar en svit har du gjort den. Ropar du inte i tid har du missat den. Tar du en svit som någon annan har missat har du snott den. Delad seger mellan två räknas som en halv. Den vanliga tiden ligger i mitten: hälften av ropen var snabbare.

## The heads of the columns, and beneath the figures on a phone. There is little room. Each has its meaning below

history-head-games = Partier
history-head-won = Vunna
history-head-tiles = Brickor per parti
history-head-made = Gjorda sviter
history-head-missed = Missade sviter
history-head-snagged = Snodda sviter
history-head-vain = Felrop
history-head-time = Sekunder till rop

history-means-games = Spelade partier
history-means-won = Vunna partier (delad seger mellan två räknas som en halv)
history-means-tiles = Brickor per parti
history-means-made = Gjorda sviter
history-means-missed = Missade sviter
history-means-snagged = Sviter snodda från andra
history-means-vain = Felrop
history-means-time = Vanlig tid till rop, i sekunder

history-plot = { $what }, äldst först: { $values }
history-unknown = okänt
