practice-mark = Övning
practice-hint = Tips
practice-take-back = Ångra
practice-thinking = Tänker …
practice-no-hint = Det finns inget tips just nu. Partiet går vidare.
practice-close = Stäng den här lappen
practice-at-the-end = Det här var ett övningsparti: det räknas inte i din statistik.

practice-not-now = Du får ett tips när det är din tur att lägga en bricka.
practice-nothing-to-take-back = Det finns inget att ångra än.
practice-counted = Det här partiet är räknat. Det går inte längre att ångra.
practice-place-again = Ångrat. Lägg en bricka.
practice-call-again = Ångrat. Du kan fortfarande ropa eller dra.

practice-hint-takes = { $count ->
    [one] Lägg { $tile }. Den bildar en svit: ropa, så tar du { $count } bricka.
   *[other] Lägg { $tile }. Den bildar en svit: ropa, så tar du { $count } brickor.
}
practice-hint-all-dead = Lägg { $tile }. Den är säker: ingen linje genom den kan bli en svit längre.
practice-hint-gone = { $count ->
    [one] Lägg { $tile }. Ingen enskild bricka bildar en svit med den: { $tiles } är borta.
   *[other] Lägg { $tile }. Ingen enskild bricka bildar en svit med den: { $tiles } är borta.
}
practice-hint-keeps = Lägg { $tile }. Du har { $tiles }, som sedan bildar en svit.
practice-hint-opens-nothing = Lägg { $tile }. Ingen enskild bricka bildar en svit med den.
practice-hint-opens-least = Lägg { $tile }. Bara { $tiles } skulle bilda en svit med den. Dina andra brickor öppnar för mer.
practice-hint-opens = Lägg { $tile }. Den låter { $tiles } bilda en svit, och är ändå den bästa av dina brickor.

practice-missed = { $count ->
    [one] Du missade { $runs } ({ $count } bricka).
   *[other] Du missade { $runs } ({ $count } brickor).
}
practice-missed-too = { $count ->
    [one] { $name } missade { $runs } ({ $count } bricka), och det gjorde du också.
   *[other] { $name } missade { $runs } ({ $count } brickor), och det gjorde du också.
}

practice-mark-rack = Lägg en bricka på dess ruta
practice-mark-draw = Dra för att avsluta draget
practice-mark-burst = Fyra i rad? Ropa innan du drar
