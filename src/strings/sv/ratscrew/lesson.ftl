### The lesson of Egyptian Ratscrew. Pip says things simply, in short words. At most 110 letters: more does not fit into the bubble.

## What Pip says, in the order of the lesson. You and Pip turn 4 9 Q 5 8, then 6 6, then 9 6.

ratscrew-pip-hello = Hej, jag heter Pip. Alla kort är utdelade. Vi vänder dem i tur och ordning. Redo?
ratscrew-pip-back = Här slutade vi. Nu fortsätter vi. Redo?
ratscrew-pip-turn = Du börjar: **vänd ett kort.** Tryck på din hög.
ratscrew-pip-mine = Nu är det min tur.
ratscrew-pip-turn-again = Inget särskilt. **Din tur igen.**
ratscrew-pip-queen = En dam är en utmaning: på **två** kort måste jag få ett klätt kort eller ess. (Knekt: 1. Kung: 3. Ess: 4.)
ratscrew-pip-second = Inget klätt kort, inget ess. Ett till…
ratscrew-pip-unanswered = Jag kunde inte svara på din dam, så om en sekund är kasthögen din.
ratscrew-pip-won = Den är din! Hade jag vänt ett klätt kort eller ett ess hade **du** fått svara på det.
ratscrew-pip-pair = Den som vinner kasthögen vänder nästa kort. **Vänd ett kort** och leta efter **två likadana.**
ratscrew-pip-call = Två sexor i rad: ett par! **Klaska: tryck på KLASK!**
ratscrew-pip-seen = Klask! Du var först, så hela kasthögen är din.
ratscrew-pip-vain = **Vänd ett kort.**
ratscrew-pip-hm = Hm, är inte de där två…
ratscrew-pip-seen-vain = Klask! Oj, en 9:a och en 6:a. Ett felklask kostar mig ett kort. Det läggs under kasthögen.
ratscrew-pip-slap-in = Slut på kort? **Klaska dig tillbaka in.** Men klaskar du fel då är du ute för gott.
ratscrew-pip-done = Den som får alla kort vinner. Var snabb, men titta först! **Spela!**

## Answers to what Pip did not ask for

ratscrew-pip-early = Det finns inget att klaska på än. **Vänd ett kort först.**
ratscrew-pip-not-this = De är inte likadana. I ett parti kostar ett felklask dig ett kort.
ratscrew-pip-my-turn = Vänta, det är min tur.
ratscrew-pip-look-first = Titta innan du vänder nästa kort: det finns ett par att klaska på!

## What "Show me" says

ratscrew-pip-hint-turn = **Tryck på din hög** vid ditt namn. Mellanslag går också.
ratscrew-pip-hint-call = **Tryck på KLASK!** Det är den stora stjärnan. Mellanslag går också.
