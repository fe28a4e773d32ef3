### The lessons of California Speed and Aggravation, about a minute long each. Pip says things simply, in short words. What stands between two asterisks is what to
### do: it is printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.

laying-pip-hello = Hej, jag heter Pip! Åtta högar, vi två, och **inga turer**. Är du redo?
laying-pip-back = Vi stannade här. Nu fortsätter vi. Är du redo?
laying-pip-count = På tre vänder vi fyra kort var…
laying-pip-match = Två sjuor! **Täck den i din rad** med ett kort ur din hög.
laying-pip-twin = Den andra sjuan gäller fortfarande. **Täck den också!**
laying-pip-mine = Nu ligger två kungar i din rad. Jag såg dem också: jag täcker den ena…
laying-pip-yours = **Ta den andra!**
laying-pip-none = Inget kvar att täcka. Vi lägger raderna under högarna och vänder nya kort på tre.
laying-pip-wrong = Titta: jag täcker ett kort som inte passar…
laying-pip-chance = …och kan inte göra något en stund. Din chans: **täck nian i din rad!**
laying-pip-chance-twin = **Och den andra!**
laying-pip-done = Den som först är utan kort vinner. Håll ögonen öppna! **Spela!**

## Answers to what Pip did not ask for

laying-pip-not-that = Där går det inte. I ett riktigt parti får du vänta lite då.
laying-pip-wait = Vänta, jag är inte klar.

## What "Show me" says

laying-pip-hint-match = **Tryck på sjuan längst ner till vänster.** Tangenten A går också.
laying-pip-hint-twin = **Tryck på den i övre raden.** Tangenten E går också.
laying-pip-hint-mine = **Tryck på kungen längst ner till vänster.** Tangenten A går också.
laying-pip-hint-chance = **Tryck på nian längst ner till vänster.** Tangenten A går också.

## The lesson of Aggravation

laying-rows-pip-hello = Hej, jag heter Pip! Två rader växer, **inga turer**. Vi börjar nära slutet: du har 4 kort kvar. Är du redo?
laying-rows-pip-back = Vi stannade här. Nu fortsätter vi. Är du redo?
laying-rows-pip-turn = Vi vänder var sitt kort, samtidigt…
laying-rows-pip-match = Två sjuor! **Täck den i din rad** med ett kort ur din hög.
laying-rows-pip-twin = Den andra sjuan gäller fortfarande. **Täck den också!**
laying-rows-pip-beat = Inget går att täcka. Då kommer nästa två kort av sig själva…
laying-rows-pip-out = Det var ditt sista kort! Nu är det bara jag som vänder kort. Vänta på nästa två lika…
laying-rows-pip-call = Två tvåor! **Tryck på den ena, sedan på den andra:** då ropar du Aggravation.
laying-rows-pip-done = Du ropade först, så du skulle vinna. Men se upp: ett felrop kostar en sekund. **Spela!**
laying-rows-pip-not-that = Där går det inte. I ett riktigt parti får du vänta lite då.
laying-rows-pip-not-call = De två är inte lika. I ett riktigt parti får du vänta en sekund då.
laying-rows-pip-wait = Vänta, jag är inte klar.
laying-rows-pip-hint-match = **Tryck på sjuan i din rad.** Tangenten S går också.
laying-rows-pip-hint-twin = **Tryck på den i övre raden.** Tangenten E går också.
laying-rows-pip-hint-call = **Tryck på tvåan i din rad, sedan på den i övre raden.** Tangenterna D och R går också.

## The lesson of Speed

laying-hand-pip-hello = Hej, jag heter Pip! Fem kort var, två högar, och **inga turer**. Är du redo?
laying-hand-pip-back = Vi stannade här. Nu fortsätter vi. Är du redo?
laying-hand-pip-count = På tre vänds två kort…
laying-hand-pip-both = En sexa och en åtta: din sjua passar på båda. **Tryck på den, sedan på vänstra högen.**
laying-hand-pip-higher = Din nia är ett steg högre än åttan. **Tryck på den:** den hamnar där av sig själv.
laying-hand-pip-lower = Ett steg lägre går också. **Tryck på din sexa.**
laying-hand-pip-mine = Inga turer: jag lägger också ett. Ess passar på kung och på tvåa…
laying-hand-pip-draw = Bara två kort på handen. **Tryck på Dra:** då fylls den på till fem.
laying-hand-pip-done = Kan ingen lägga kommer nya kort på tre. Den som först är utan kort vinner. **Spela!**
laying-hand-pip-not-that = Där passar det inte. I ett riktigt parti får du vänta lite då.
laying-hand-pip-wait = Vänta, jag är inte klar.
laying-hand-pip-hint-both = **Tryck på sjuan, sedan på vänstra högen.** Tangenterna 1 och J går också.
laying-hand-pip-hint-higher = **Tryck på nian.** Tangenten 2 går också.
laying-hand-pip-hint-lower = **Tryck på sexan.** Tangenten 3 går också.
laying-hand-pip-hint-draw = **Tryck på Dra.** Mellanslag går också.
