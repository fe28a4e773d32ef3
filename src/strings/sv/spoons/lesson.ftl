### The lesson of Spoons and of Pig. Pip says things simply, in short words. At most 110 letters: more does not fit into the bubble.

## What Pip says, in the order of the lesson. Otto sits there too, and dreams.

spoons-pip-hello = Hej, jag heter Pip. Det där är Otto. Vi skickar kort samtidigt och samlar **fyra lika**. Redo?
spoons-pip-back = Här slutade vi. Nu fortsätter vi. Redo?
spoons-pip-deals = Jag ger, så jag tar ett kort från talongen…
spoons-pip-passes = …och skickar ett till dig, med baksidan upp.
spoons-pip-draw = Du har tre sjuor. **Ta kortet som väntar.**
spoons-pip-pass = En kung hjälper dig inte. **Skicka den vidare.**
spoons-pip-again = Den går till Otto. Här kommer en till…
spoons-pip-draw-again = **Ta den!**
spoons-pip-four = { $taking ->
    [nose] Fyra sjuor! **Sätt ett finger på näsan: tryck på NÄSAN!**
   *[spoon] Fyra sjuor! **Ta en sked: tryck på SKED!**
}
spoons-pip-mine = { $taking ->
    [nose] Jag märker det och gör likadant. Otto har inte märkt något än!
   *[spoon] Nu får alla ta en. Jag tar den andra. Stackars Otto!
}
spoons-pip-letter = { $taking ->
    [nose] Otto var sist och får en bokstav: P. Har du PIG är du ute.
   *[spoon] Otto har ingen och får en bokstav: S. Har du SPOON är du ute.
}
spoons-pip-next = En gång till! Nästa spelare till vänster ger.
spoons-pip-new = Nya kort. Ibland är någon annan först, så **håll ögonen på oss!**
spoons-pip-grab = { $taking ->
    [nose] Titta på mig: jag har fingret på näsan! **Snabbt: tryck på NÄSAN!**
   *[spoon] Fyra sexor! En sked till mig. **Snabbt, ta den andra: tryck på SKED!**
}
spoons-pip-seen = Du såg det i tid! Otto drömde vidare och får en bokstav till.
spoons-pip-done = Samla, men titta upp! Den som är kvar sist vinner. **Spela!**

## Answers to what Pip did not ask for

spoons-pip-keep = Behåll sjuorna! **Skicka kungen vidare.**
spoons-pip-early = Ingen har fyra än. I ett parti kunde du nu inte göra något på en sekund.
spoons-pip-wait = Vänta, jag är inte klar.
spoons-pip-take-it = Du har fyra sjuor: skicka ingen vidare!

## What "Show me" says

spoons-pip-hint-draw = **Tryck på högen till vänster** om din hand. Tangent 5 går också.
spoons-pip-hint-pass = **Tryck på kungen,** eller svep den åt höger. Tangent 5 går också.
spoons-pip-hint-call = **Tryck på den stora stjärnan.** Mellanslag går också.
