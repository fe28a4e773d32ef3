### The lesson of Snap. Pip says things simply, in short words. At most 110 letters: more does not fit into the bubble.

## What Pip says, in the order of the lesson. You and Pip turn 8 K 3 3, then 5 J J, then 9 2 J, then 6 9.

snap-pip-hello = Hej, jag heter Pip. Alla kort är utdelade. Vi vänder dem i tur och ordning och letar efter **två lika**. Redo?
snap-pip-back = Här slutade vi. Nu fortsätter vi. Redo?
snap-pip-turn = Du börjar: **vänd ett kort.** Tryck på din hög.
snap-pip-mine = Nu är det min tur.
snap-pip-turn-again = En 8:a och en kung: inte lika. **Din tur igen.**
snap-pip-look = Och jag. Titta på de två öppna korten…
snap-pip-call = Två 3:or! **Ropa: tryck på SNAP!**
snap-pip-seen = Snap! Du ropade först, så båda kasthögarna är dina. De läggs under din hög.
snap-pip-again = Har du inga kort kvar är du ute. **Vänd nästa.**
snap-pip-keep-looking = Färgen spelar ingen roll: alla knektar är lika. **Vänd ett kort.**
snap-pip-call-tie = Och där är de! **Ropa!**
snap-pip-seen-tie = Vi ropade i samma ögonblick! Då vinner ingen. Korten läggs i mitten: **snappotten.**
snap-pip-pot = Överst i potten ligger en knekt. Vänds en till är det bara att ropa först, så är potten din.
snap-pip-turn-pot = En 9:a. Det var fel kort. **Din tur.**
snap-pip-call-pot = En knekt, som i potten! **Tryck på SNAP!** Det gäller alltid det som passar.
snap-pip-seen-pot = Snappott! Du vinner potten och min kasthög med knekten.
snap-pip-last = En sak till. **Vänd ett kort.**
snap-pip-hm = Hm, är inte det där…
snap-pip-seen-vain = Snap! Oj, en 6:a och en 9:a. Ett felrop kostar mig ett kort till var och en. Här är ditt.
snap-pip-done = Den som har kort kvar sist vinner. Var snabb, men titta först! **Spela!**

## Answers to what Pip did not ask for

snap-pip-early = Det finns inget att jämföra än. I ett parti hade det ropet kostat dig ett kort.
snap-pip-not-this = De är inte lika. I ett parti kostar ett felrop dig ett kort till var och en av de andra.
snap-pip-not-six = Titta en gång till: en 6:a och en 9:a. De ser bara lika ut!
snap-pip-my-turn = Vänta, det är min tur.
snap-pip-look-first = Titta innan du vänder nästa kort: det finns något att ropa på!

## What "Show me" says

snap-pip-hint-turn = **Tryck på din hög** vid ditt namn. Mellanslag går också.
snap-pip-hint-call = **Tryck på SNAP!** Det är den stora stjärnan. Mellanslag går också.
