prompt-pick = Dra en bricka. Den som får den lägsta börjar.
prompt-pick-named = { $name }, dra en bricka. Den som får den lägsta börjar.
prompt-place = Lägg en bricka: tryck på den{ $touched ->
    [yes] {" "}eller flytta den till rätt ruta.
   *[no] , flytta den till rätt ruta eller tryck 1 till 4.
  }
prompt-place-named = { $name }, lägg en bricka: tryck på den{ $touched ->
    [yes] {" "}eller flytta den till rätt ruta.
   *[no] , flytta den till rätt ruta eller tryck 1 till 4.
  }
prompt-calls-asked = Efter varje drag får alla frågan: SNAG eller pass?
prompt-calls-race = Vem som helst får ropa SNAG så fort en bricka är lagd.
prompt-calls-automatic = Fyra i rad tas utan rop.

prompt-starts = { $you ->
    [yes] Du börjar.
   *[no] { $name } börjar.
}
prompt-order-stays = Sedan { $others }. Sitt kvar där ni sitter.
prompt-first-game = { $count ->
    [one] I ditt första parti har du { $count } sekund på dig att ropa.
   *[other] I ditt första parti har du { $count } sekunder på dig att ropa.
}

prompt-calls-sleep = Ingen kan ha en svit än: det ligger färre än fyra brickor på spelplanen.
prompt-asked-later = Alla får frågan när draget är slut: SNAG eller pass.
prompt-held = Uppfattat! { $name } får ropa först. Annars gäller ditt rop.
prompt-held-void = { $name } ropade först, så ditt rop gäller inte. Det kostar dig ingenting.
prompt-time-stopped = Klockan står stilla: dra när du är redo.
prompt-first-false = Det finns ingen svit att ta.
prompt-first-false-named = { $name }, det finns ingen svit att ta.
prompt-first-false-lose-move = Det kostar inget den här gången. Nästa gång står du över ett drag.
prompt-first-false-pay-tile = Det kostar inget den här gången. Nästa gång ger du var och en av de andra en bricka.
prompt-first-false-none = Det kostar dig ingenting.

prompt-tap-again = Tryck på { $tile } igen för att lägga den. Ångra genom att flytta tillbaka den{ $touched ->
    [yes] .
   *[no] {" "}eller trycka på Escape.
  }
prompt-not-held = Du har inte { $tile } på ditt ställ.
prompt-lessons-anew = Det går inte att se hur långt du hade kommit i lektionerna, så de börjar om.

prompt-ask = SNAG eller pass?
prompt-ask-named = { $name }: SNAG eller pass?
prompt-pass = Pass
prompt-who-called = Vem ropade SNAG?
prompt-nobody = Ingen

prompt-paused = Paus
prompt-paused-alone = Klockan står stilla, och ingen spelar vidare utan dig.
prompt-paused-several = Klockan står stilla, och alla brickor ligger med baksidan upp.
prompt-continue = Fortsätt
