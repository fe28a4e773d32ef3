### The first screen of games in which two people lay cards at once: what they are, and what is agreed. $kind: "box" at California Speed,
### "rows" at Aggravation, "hand" at Speed.

laying-title = { $kind ->
    [hand] Speed
    [rows] Aggravation
   *[box] California Speed
}
laying-about = { $kind ->
    [hand] Två spelare, två högar, inga turer. Lägg kort som är ett steg högre eller lägre, så fort du kan. Den som först är utan kort vinner.
    [rows] Två spelare, inga turer, två rader som växer kort för kort. Två av samma valör? Täck båda. Slut på kort? Var först med att trycka på två lika: då ropar du Aggravation och vinner!
   *[box] Två spelare, åtta högar, inga turer. Två av samma valör? Täck båda med kort ur din hög innan den andra gör det. Den som först är utan kort vinner.
}

## What is agreed

laying-key = { $side ->
    [far] Övre raden
   *[near] Undre raden
  } { $place }: { $who ->
    [you] din tangent
    [nameless] spelarens tangent
   *[named] tangent för { $name }
}
laying-key-word = { $side ->
    [far] Övre { $place }
   *[near] Undre { $place }
}
