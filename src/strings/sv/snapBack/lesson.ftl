### The lesson of Snap Back. Pip says things simply, in short words. At most 110 letters: more does not fit into the bubble.

## What Pip says, in the order of the lesson. The cards are 3 8 10 9 5 7, then 6 7 3 6 8.

snap-back-pip-hello = Hej, jag heter Pip. Kort visas, och du försöker minnas **de sex senaste**. Redo?
snap-back-pip-back = Här slutade vi. Du får se de sex senaste korten en gång till. Redo?
snap-back-pip-watch = Först kommer sex kort. **Säg varje tal för dig själv.**
snap-back-pip-seventh = Fråga dig nu varje gång: **fanns talet bland de sex senaste?** Det gjorde inte 6:an. Låt den passera.
snap-back-pip-call = 7:an! Den var här nyss. **Ropa: tryck på SNAP!**
snap-back-pip-choose = Nu visar alla hur långt bakåt det var. Kortet precis före är 1. **Vilket tal har den andra 7:an?**
snap-back-pip-right = Det håller jag med om. Nu visar alla sitt tal…
snap-back-pip-seen = 2 bakåt, och du visade det: din tärning går upp. Jag missade, så min går ner.
snap-back-pip-again = Efter varje rop ser du de sex senaste en gång till. Sedan fortsätter spelet.
snap-back-pip-pass = En 3:a har varit här, men för mer än sex kort sedan. **Låt den passera.**
snap-back-pip-look = Och det här?
snap-back-pip-theirs = Snap! Jag ropar på det här. **Du visar också ett tal:** hur långt bakåt var den andra 6:an?
snap-back-pip-quicker = Du var snabbare än jag! **Hur långt bakåt var den andra 6:an?**
snap-back-pip-seen-theirs = 3 bakåt. Tärningen är ditt mål: på 3 går den bara upp för en träff minst 3 kort bakåt. 3 räckte!
snap-back-pip-hm = En 8:a…
snap-back-pip-vain = Snap! Jag tror att jag såg den. **Vad tror du?** Visa knytnäven om den inte fanns bland de sex senaste.
snap-back-pip-seen-fist = Du hade rätt, den fanns inte där. Ett felrop sänker tärningen med ett steg. Den här gången min!
snap-back-pip-done = Visa en träff 6 kort bakåt när tärningen står på 6. Det är den vinnande 6:an, och då är partiet slut. **Spela!**

## Answers to what Pip did not ask for

snap-back-pip-early = Först kommer sex kort. Innan dess kan ingen ropa.
snap-back-pip-not-this = Det talet har inte varit här än. I ett parti sänker det ropet din tärning med ett steg.
snap-back-pip-too-far = Det har varit här, men för mer än sex kort sedan. I ett parti sänker det ropet din tärning med ett steg.
snap-back-pip-not-quite = Inte riktigt. Korten var 7, 6, 7. **Räkna bakåt från det sista:** 6:an är 1.
snap-back-pip-not-quite-theirs = Inte riktigt. Korten var 6, 7, 3, 6. **Räkna bakåt från det sista:** 3:an är 1.
snap-back-pip-no-fist-theirs = Knytnäven säger att det inte fanns bland de sex. Men det fanns: 6, 7, 3, 6. **Räkna bakåt.**
snap-back-pip-was-it = De sex senaste var 5, 7, 6, 7, 3, 6. Där finns ingen 8:a. **Visa alltså knytnäven.**

## What "Show me" says

snap-back-pip-hint-call = **Tryck på SNAP!** Det är den stora stjärnan. Mellanslag går också.
snap-back-pip-hint-choose = 7, 6, 7: den första 7:an är 2 kort bakåt. **Visa 2.**
snap-back-pip-hint-theirs = 6, 7, 3, 6: den första 6:an är 3 kort bakåt. **Visa 3.**
snap-back-pip-hint-fist = Ingen 8:a bland de sex senaste. **Visa knytnäven.**
