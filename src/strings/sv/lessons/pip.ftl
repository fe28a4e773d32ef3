### What Pip says in the lessons. Pip is eight years old and says things simply, in short words. What stands between two asterisks is
### what to do: it is printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.
### $tile: the number of the tile that the learner placed, or is shown.

## Answers that fit anywhere

pip-any-tile = { $tile } är inte rätt. Titta igen, eller låt mig visa dig.
pip-any-draw-first = Ett drag börjar med en bricka. **Lägg en först.**
pip-any-one-tile = En bricka per drag, och du har redan lagt din.
pip-any-no-run = Det finns ingen svit att ropa på. Det ska vara fyra brickor i rad, utan lucka.
pip-any-missed = Du drog utan att ropa. **Ropa först, dra sedan.**
pip-any-late = Din tid var ute. **Ropa lite tidigare.**
pip-any-called = Inte den här gången. Läs en gång till vad jag bad om.
pip-any-wait = Vänta lite, det är min tur.
pip-any-held = Ditt rop får vänta: det är min tur, så jag får ropa först.
pip-any-not-held = Du har inte { $tile }. **Välj en av brickorna på ditt ställ.**
pip-any-other = Det går inte nu. Låt mig visa dig.

## What "Show me" says: the burst is the star-shaped button to call with

pip-hint-place = **Lägg { $tile }:** brickan med ringen ska till rutan med ringen.
pip-hint-call = **Tryck på SNAG!** Det är stjärnan med ringen.
pip-hint-draw = **Dra:** tryck på knappen med ringen.

## Lesson 1: place a tile, draw a tile

pip-place-first = Hej, jag heter Pip. De här fyra brickorna är dina, och alla har en egen ruta. **Lägg en av dem.**
pip-place-draw = Varje bricka passar bara på en ruta. **Dra nu en bricka:** då är ditt drag slut, och du har fyra igen.
pip-place-pip = Min tur. Jag gör likadant.
pip-place-again = Din tur igen. **Lägg en bricka till.**
pip-place-draw-again = **Och dra.**
pip-place-no-run = SNAG ropar man när det finns en svit: fyra brickor i rad. Det finns ingen än.
pip-place-done = Det var ett drag: lägg en, dra en. Vi turas om tills alla brickor är lagda.

## Lesson 2: runs

pip-runs-gap = Tre i rad, med en lucka. **Vilken av dina brickor fyller den?**
pip-runs-gap-tile = { $tile } fyller ingen lucka. Titta på kolumnen med 34, 54 och 64.
pip-runs-gap-call = Luckan är kvar. Det ska vara fyra i rad utan lucka. **Fyll den först.**
pip-runs-gap-done = Fyra i rad är en svit. Du tar dem, och den som har flest brickor i slutet vinner.
pip-runs-diagonal = Diagonaler räknas också. **Hitta luckan och fyll den.**
pip-runs-diagonal-tile = { $tile } fyller ingen lucka. Gå från 24 till 35 och vidare åt samma håll.
pip-runs-diagonal-done = 24, 35, 46, 57: en svit kan gå snett nedåt åt höger också.
pip-runs-longer = Fyra räcker, och längre är bättre. **En av dina brickor gör en svit på fem.**
pip-runs-longer-tile = { $tile } fyller ingen lucka. Börja på 73 och gå snett uppåt åt höger: 64, en lucka, 46, 37.
pip-runs-longer-done = Fem brickor! Du får ta hela sviten, hur lång den än är.
pip-runs-snag = En svit! **Tryck på SNAG!** Det är stjärnan. Den som ropar får brickorna.
pip-runs-again = Där är den. **Ropa!**

## Lesson 3: several runs at once

pip-lines-two = En rad och en kolumn väntar på samma bricka. **Lägg den.**
pip-lines-two-tile = { $tile } fyller ingen av dem. Var möter raden med 52, 53 och 54 kolumnen med 25, 35 och 45?
pip-lines-two-done = Två sviter med en bricka. Det blir sju brickor, för 55 räknas bara en gång.
pip-lines-most = Två av dina brickor gör en svit nu. **Lägg den som tar flest.**
pip-lines-most-one = 88 gör en svit på fyra. En annan av dina brickor gör tre sviter på en gång.
pip-lines-most-tile = { $tile } gör ingen svit. Det gör brickorna som hör till rutorna med ringar.
pip-lines-call = **Ropa nu.** Ett enda SNAG! tar alla.
pip-lines-most-done = Tre sviter, tio brickor! Titta åt alla håll innan du lägger.

## Lesson 4: the call

pip-call-make = I ett parti säger ingen till när du ska ropa. **Gör först sviten.**
pip-call-make-tile = { $tile } gör ingen svit. Raden med 54, 55 och 56 fortsätter på rutan med ringen.
pip-call-call = En svit! **Tryck på SNAG! innan du drar,** annars blir den inte din.
pip-call-missed = Du drog utan att ropa. Du missade sviten, och jag tog den. En gång till: **tryck på SNAG! först.**
pip-call-draw = Brickorna är dina. **Dra nu, så är ditt drag slut.**
pip-call-done = Tills du drar kan ingen ta din svit, hur snabba de andra än är. Ropa, och dra sedan.
pip-call-miss = Nu ska du få se vad som händer om du glömmer att ropa. **Gör en svit med 73.**
pip-call-miss-tile = { $tile } gör ingen svit. **Lägg 73** under 43, 53 och 63.
pip-call-let = **Ropa inte den här gången. Bara dra.**
pip-call-called = Bra sett! Men låt den vara den här gången. **Dra utan att ropa.**
pip-call-taken = Du ropade inte. Då får jag…
pip-call-miss-done = Jag tog dina fyra brickor. Ropet kostade mig mitt drag, så nu är det din tur. Men brickorna är mina.
pip-call-clock = I ett riktigt parti har du några sekunder på dig att ropa. **Gör sviten,** och var beredd.
pip-call-clock-tile = { $tile } gör ingen svit. Gå från 36 till 47 och 58, och vidare åt samma håll.
pip-call-quick = **Tryck på SNAG!** Ringen runt knappen visar hur mycket tid du har kvar.
pip-call-late = Din tid var ute, och jag tog den. En gång till, med mer tid: **tryck på SNAG!**
pip-call-drew = Du drog utan att ropa, och jag tog den. En gång till: **tryck på SNAG! först.**
pip-call-clock-done = I tid! Den som ropar får behålla sin svit.

## Lesson 5: missed runs, and false calls

pip-claim-watch = Titta nu på mitt drag.
pip-claim-call = Jag gjorde en svit och drog utan att ropa! Nu får du ta den. **Tryck på SNAG!**
pip-claim-early = Det finns ingen svit än. **Vänta tills jag har dragit.**
pip-claim-first = Jag har dragit, så nu går min svit till den som ropar först. **Ropa innan du lägger.**
pip-claim-done = Min svit är din! Den kostar dig det här draget, så nu är det min tur. Ett bra pris för fyra brickor.
pip-claim-mine = Titta, tre i en kolumn. Jag ropar!
pip-claim-false = Tre är ingen svit. Felrop! Jag får stå över nästa drag. **Lägg en bricka, så får du se.**
pip-claim-draw = **Dra nu.** I vanliga fall är det min tur sedan.
pip-claim-false-told = Jag står över det här draget.
pip-claim-false-done = Du får två drag i följd. Så mycket kostar ett felrop, så ropa bara när du ser en svit.
pip-claim-look = Titta noga på vad jag gör nu.
pip-claim-gap = Är det där en svit? **Ropa i så fall. Lägg annars en bricka.**
pip-claim-gap-call = Två och två, men 46 saknas. Det är ingen svit, och i ett parti kostar det ett drag. **Lägg en bricka.**
pip-claim-gap-done = Rätt: 46 saknades. Leta efter luckan innan du ropar.

## Lesson 6: empty squares

pip-empty-watch = Titta på mitt drag, och kom ihåg vad jag tar.
pip-empty-choose = Du kan fortsätta från 33 och 43, eller från 38 och 48. **Vilken linje kan fortfarande bli en svit?**
pip-empty-gone = Den linjen behöver 53, och 53 är borta: jag tog den. **Använd den andra linjen.**
pip-empty-neither = { $tile } hör inte dit. Den ena linjen behöver 53, den andra 58. **Vilken av dem kan fortfarande komma?**
pip-empty-draw = Rätt: 58 kan fortfarande komma. **Dra.**
pip-empty-pip = Tänk att du drog just 58! Men först är det min tur.
pip-empty-fill = **Gör nu din svit.**
pip-empty-fill-tile = { $tile } gör ingen svit. **Lägg 58.**
pip-empty-call = **Och ropa!**
pip-empty-done = Tomma rutor visar inte vilka brickor som är borta. Minns dem, eller slå på minneshjälpen.

## Lesson 7: the safe tile

pip-safe-choose = Ligger det tre i rad, kan nästa spelare göra en svit. **Vilken av dina brickor hjälper ingen?**
pip-safe-opens = { $tile } gör tre i rad. Jag lägger den fjärde och ropar. **Prova en annan bricka.**
pip-safe-done = En säker bricka som 60 öppnar inte för någon. Kan du inte göra en svit, så duka inte upp en åt mig.
pip-safe-watch = En gång till. Titta på vad jag tar.
pip-safe-never = Alla dina brickor gör tre i rad nu. **Lägg den vars linje aldrig kan bli en svit.**
pip-safe-never-done = 4, 14 och 24 behöver 34, och 34 är borta. Nu kan du hela spelet. Ska vi spela?
