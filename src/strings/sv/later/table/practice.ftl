practice-mark = Övning
practice-hint = Tips
practice-take-back = Ångra
practice-thinking = Tänker…
practice-no-hint = Inget tips just nu. Spela vidare.
practice-close = Stäng det här meddelandet
practice-at-the-end = Det här var ett övningsparti. Det räknas inte i din statistik.

practice-not-now = Du kan få ett tips när det är din tur att lägga en bricka.
practice-nothing-to-take-back = Det finns inget att ångra än.
practice-counted = Partiet är slut, så det går inte att ångra drag.
practice-place-again = Ångrat. Lägg en bricka.
practice-call-again = Ångrat. Du kan fortfarande ropa eller dra.

practice-hint-takes = { $count ->
    [one] Lägg { $tile }. Den bildar en svit. Ropa, så tar du { $count } bricka.
   *[other] Lägg { $tile }. Den bildar en svit. Ropa, så tar du { $count } brickor.
}
practice-hint-all-dead = Lägg { $tile }. Den är säker: ingen linje genom den kan längre bli en svit.
practice-hint-gone = { $count ->
    [one] Lägg { $tile }. Den är säker: den öppnar inget för andra, eftersom { $tiles } är borta.
   *[other] Lägg { $tile }. Den är säker: den öppnar inget för andra, eftersom { $tiles } är borta.
}
practice-hint-keeps = { $count ->
    [one] Lägg { $tile }. Sedan kan din { $tiles } bilda en svit.
   *[other] Lägg { $tile }. Sedan kan dina { $tiles } bilda varsin svit.
}
practice-hint-opens-nothing = Lägg { $tile }. Den är säker: den öppnar inget för andra.
practice-hint-opens-least = Lägg { $tile }. Efter den kan bara { $tiles } bilda en svit. Dina andra brickor öppnar för fler.
practice-hint-opens = Lägg { $tile }. Den är ändå din bästa bricka, även om { $tiles } då kan bilda en svit.

practice-missed = { $count ->
    [one] Du missade { $runs } ({ $count } bricka).
   *[other] Du missade { $runs } ({ $count } brickor).
}
practice-missed-too = { $count ->
    [one] { $name } missade { $runs } ({ $count } bricka), och det gjorde du också.
   *[other] { $name } missade { $runs } ({ $count } brickor), och det gjorde du också.
}

practice-mark-rack = Lägg en bricka på rätt ruta
practice-mark-draw = Dra för att avsluta draget
practice-mark-burst = Fyra i rad? Ropa innan du drar
practice-mark-chips = Tryck på ditt namn för att ropa
