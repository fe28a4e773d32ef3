### The lesson of Through the Window. At most 110 letters: more does not fit into the bubble on a small screen.

## What Pip says, in the order of the lesson. The cards are 3, ace, 8.

window-pip-hello = Hej, jag heter Pip! Vi tittar genom fönstret och säger vad vi ser. Redo?
window-pip-back = Här slutade vi. Nu fortsätter vi. Redo?
window-pip-turn = Vi har fyra kort var. Du börjar: **vänd ett.**
window-pip-call = En trea: T! Kom på en sak på T. **Ropa!**
window-pip-word = Du har ordet. **Skriv en sak på T, till exempel träd,** och tryck på Enter.
window-pip-won = Ja! Kortet är ditt. Det ordet kan inte vinna igen.
window-pip-mine = Nu är det mitt kort…
window-pip-first = Ett ess: E! Den här gången ropar jag först…
window-pip-wrong = Oj, taxi börjar inte på E. Jag är ute för det här kortet. **Du kan fortfarande ropa!**
window-pip-again = Din tur. **Skriv något på E, till exempel ekorre.**
window-pip-done = Finns ett ord inte i listan säger de andra om det gäller. Flest kort vinner. **Spela!**

## Answers to what Pip did not ask for

window-pip-not-letter = Det börjar inte på rätt bokstav. Försök igen.
window-pip-not-list = Det ordet känner jag inte till. Försök med ett annat.

## What "Show me" says

window-pip-hint-turn = **Tryck på Vänd ett kort.** Mellanslag går också.
window-pip-hint-call = **Tryck på Ropa!** Det är den stora stjärnan. Mellanslag går också.
window-pip-hint-word = **Klicka i fältet, skriv träd och tryck på Enter** eller på knappen bredvid.
window-pip-hint-again = **Klicka i fältet, skriv ekorre och tryck på Enter** eller på knappen bredvid.
