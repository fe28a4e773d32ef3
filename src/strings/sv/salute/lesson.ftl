### The lesson of Salute the King. Pip says things simply, in short words. At most 110 letters: more does not fit into the bubble.

## What Pip says, in the order of the lesson

salute-pip-hello = Hej, jag heter Pip! Wanda är med. Vi vänder kort och letar efter **ess, kungar, damer och knektar**. Redo?
salute-pip-back = Här slutade vi. Nu fortsätter vi. Redo?
salute-pip-turn = Du börjar: **vänd ett kort.** Tryck på din hög.
salute-pip-plain = En 5:a kräver inget, så det finns inget att trycka på.
salute-pip-mine = Wandas 8:a kräver inget heller. Nu är det min tur.
salute-pip-king = En kung kräver honnör! **Tryck på Gör honnör!** På skärmen räknas det som en honnör.
salute-pip-pip-too = Rätt! Nu jag…
salute-pip-last = Jag är också klar, så Wanda är sist och tar kasthögen.
salute-pip-queen-turn = Din tur igen. **Vänd ett kort.**
salute-pip-queen = En dam: **buga!** På bordet står vad varje kort kräver.
salute-pip-done-too = Du är klar, men inte Wanda och jag!
salute-pip-pip-last = Wanda hann före, så jag är sist. Kasthögen läggs under mina kort.
salute-pip-rest = Bli av med alla dina kort, så vinner du. Fel tecken? Vänta lite och försök igen.
salute-pip-done = Ess: res dig. Kung: honnör. Dam: buga. Knekt: applådera. Och var inte sist! **Spela!**

## Answers to what Pip did not ask for

salute-pip-early = Det finns inget att trycka på än. **Vänd ett kort först.**
salute-pip-nothing = Det kortet kräver inget, så ett tryck gör inget.
salute-pip-wrong-king = Inte det! En kung kräver **honnör**. I ett parti hade du fått vänta 0,6 sekunder.
salute-pip-wrong-queen = Inte det! För en dam **bugar** man.
salute-pip-look-first = Vänd inget kort än: det här kräver en gest först!
salute-pip-my-turn = Vänta, det är min tur.

## What "Show me" says

salute-pip-hint-turn = **Tryck på din hög** vid ditt namn. Mellanslag går också.
salute-pip-hint-king = **Tryck på Gör honnör.** Det är det andra av de fyra tecknen. Tangenten 2 går också.
salute-pip-hint-queen = **Tryck på Buga.** Det är det tredje av de fyra tecknen. Tangenten 3 går också.
