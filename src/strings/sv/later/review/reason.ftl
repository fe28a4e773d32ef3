### Varför en bricka var bättre än en annan, i en genomgång.

reason-opens = { $tile } öppnade { $run }: den som hade { $wanted } kunde ta { $gain } brickor.
reason-opens-more = { $tile } öppnade { $run } och mer: den som hade { $wanted } kunde ta { $gain } brickor.
reason-safe-gone = { $count ->
    [one] { $better } var säker: { $tiles } var borta.
   *[other] { $better } var säker: { $tiles } var borta.
  }
reason-safe = { $better } var säker: den öppnade ingenting.
reason-safer = { $better } öppnade för mindre.

reason-shuts = { $run } låg öppen: den som hade { $wanted } kunde ta { $gain } brickor. { $better } hade stängt den.
reason-keeps = { $you ->
    [yes] Med { $better } först kunde din { $wanted } ta { $gain } brickor sedan.
   *[no] Med { $better } först kunde { $wanted } från samma ställ ta { $gain } brickor sedan.
  }
reason-takes = { $better } hade tagit { $gain } brickor på en gång.
reason-takes-more = { $better } hade tagit { $gain } brickor på en gång, inte bara { $instead }.
reason-rival = Det kunde inte vänta: den som hade { $rival } kunde ta några av dem.
reason-kept = { $better } måste läggas någon gång, och det var bättre nu. { $tile } var säker: den kunde vänta.
reason-waits = Sviten med { $tile } kunde vänta: ingen annan kunde ta den. Det var bättre att lägga { $better } först.
