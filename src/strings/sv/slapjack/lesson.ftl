### The lesson of Slapjack. Pip says things simply, in short words. At most 110 letters: more does not fit into the bubble.

## What Pip says, in the order of the lesson. You and Pip turn 8 4 J, then 5 9 K.

slapjack-pip-hello = Hej, jag heter Pip. Alla kort är utdelade. Vi vänder dem i tur och ordning och letar efter **knektar**. Redo?
slapjack-pip-back = Här slutade vi. Nu fortsätter vi. Redo?
slapjack-pip-turn = Du börjar: **vänd ett kort.** Tryck på din hög.
slapjack-pip-mine = Ingen knekt. Nu är det min tur.
slapjack-pip-turn-again = En 4:a: inget att klaska på. **Din tur igen.**
slapjack-pip-call = En knekt! **Klaska: tryck på KLASK!**
slapjack-pip-seen = Klask! Du var först, så hela kasthögen är din. Den läggs under din hög.
slapjack-pip-again = Den som vinner kasthögen vänder nästa kort. **Vänd ett kort.**
slapjack-pip-keep-looking = En 9:a. **Din tur.**
slapjack-pip-hm = Hm, är inte det där…
slapjack-pip-seen-vain = Klask! Oj, det är en kung. Ett felklask kostar mig ett kort. Du får det: jag klaskade på ditt.
slapjack-pip-slap-in = Slut på kort? **Vinn nästa knekt** så är du med igen. Missar du den, eller klaskar fel, är du ute.
slapjack-pip-done = Den som får alla kort vinner. Var snabb, men titta först! **Spela!**

## Answers to what Pip did not ask for

slapjack-pip-early = Det finns inget att klaska på än. **Vänd ett kort först.**
slapjack-pip-not-this = Det är ingen knekt. I ett parti kostar ett felklask dig ett kort.
slapjack-pip-not-king = Titta en gång till: det är en kung. Bara knektar räknas!
slapjack-pip-my-turn = Vänta, det är min tur.
slapjack-pip-look-first = Titta innan du vänder nästa kort: det finns en knekt att klaska på!

## What "Show me" says

slapjack-pip-hint-turn = **Tryck på din hög** vid ditt namn. Mellanslag går också.
slapjack-pip-hint-call = **Tryck på KLASK!** Det är den stora stjärnan. Mellanslag går också.
