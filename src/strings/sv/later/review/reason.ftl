### Varför en bricka var bättre än en annan, i en genomgång.

reason-opens = { $tile } öppnade { $run }: med { $wanted } kunde någon ta { $gain } brickor.
reason-opens-more = { $tile } öppnade bland annat { $run }: med { $wanted } kunde någon ta { $gain } brickor.
reason-safe-gone = { $count ->
    [one] { $better } var säker, för { $tiles } var borta.
   *[other] { $better } var säker, för { $tiles } var borta.
  }
reason-safe = { $better } var säker: den öppnade ingenting.
reason-safer = { $better } öppnade mindre.

reason-shuts = { $run } låg öppen: med { $wanted } kunde någon ta { $gain } brickor. { $better } hade stängt den.
reason-keeps = { $you ->
    [yes] Hade du lagt { $better } först kunde din { $wanted } ha tagit { $gain } brickor sedan.
   *[no] Hade { $better } lagts först kunde { $wanted } ha tagit { $gain } brickor sedan.
  }
reason-takes = { $better } hade tagit { $gain } brickor direkt.
reason-takes-more = { $better } hade tagit { $gain } brickor direkt, inte bara { $instead }.
reason-rival = Det kunde inte vänta: med { $rival } kunde någon ta några av dem.
reason-kept = { $better } måste läggas förr eller senare, och det här var ett bra tillfälle. { $tile } var säker, så den kunde vänta.
reason-waits = Sviten med { $tile } kunde vänta: ingen annan kunde ta den. Det var bättre att lägga { $better } först.
