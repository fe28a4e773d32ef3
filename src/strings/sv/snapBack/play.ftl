### The table of Snap Back: what lies on it, what can be done, and what came of it.

## What lies on the table

snap-back-snap = SNAP!
snap-back-back = { $back } bakåt
snap-back-same = { $back } bakåt: samma tal
snap-back-card = Kort: { $rank }
snap-back-die = Tärning: { $face }
snap-back-time-left = { $time } kvar
snap-back-every = nytt kort efter { $seconds } s
snap-back-has-chosen = har valt
snap-back-called-tag = ropade
snap-back-called-in = ropade på { $time } s

## Under a player's die

snap-back-your-best = ditt rekord: { $die }
snap-back-best = rekord: { $die }
snap-back-remembers = minns { $back } bakåt
snap-back-shows = visar { $claim }
snap-back-shows-a-fist = visar knytnäven

## What can be done, in a sentence under the cards

snap-back-ready = Först kommer sex kort. Lägg dem på minnet, i ordning.
snap-back-first-cards = Först kommer sex kort. Lägg dem på minnet.
snap-back-first-cards-untimed = Först kommer sex kort. Ta god tid på dig med varje.
snap-back-seen-before = Sett det förut? Ropa, och visa sedan hur många kort bakåt: 1 till 6.
snap-back-next-comes = Nästa kort kommer snart.
snap-back-asked = Fanns talet bland de sex senaste korten? Ropa, eller låt det passera.
snap-back-calls = { $you ->
    [yes] Du ropar!
   *[no] { $name } ropar!
}
snap-back-call-together = { $names } ropar samtidigt!
snap-back-choose = { $caller ->
    [yes] { $called } Hur många kort bakåt var det?
   *[no] { $called } Hur många kort bakåt var det? Knytnäven betyder: inte alls.
}
snap-back-shows-fist = Du visar knytnäven: inte alls. Du kan fortfarande ändra dig.
snap-back-shows-back = Du visar { $back } bakåt. Du kan fortfarande ändra dig.
snap-back-once-more = De sex senaste en gång till.

## At a reveal: what was true of the card

snap-back-was = Det var { $backs } bakåt.
snap-back-was-not = Talet fanns inte bland de sex senaste.

## And what came of it for whoever reads it

snap-back-result-false-call = Felrop! Din tärning går ner till { $die }.
snap-back-result-false-call-least = Felrop! Din tärning står kvar på 1.
snap-back-result-call-fist = Du ropade men visade inget tal: din tärning går ner till { $die }.
snap-back-result-call-fist-least = Du ropade men visade inget tal. Din tärning står kvar på 1.
snap-back-result-call-wrong = Du ropade men visade fel tal: din tärning går ner till { $die }.
snap-back-result-call-wrong-least = Du ropade men visade fel tal. Din tärning står kvar på 1.
snap-back-result-nothing = Din tärning står kvar på { $die }.
snap-back-result-beyond = Du missade träffen, men den låg mer än { $die } bakåt, så din tärning står kvar på { $die }.
snap-back-result-missed = Du missade träffen: din tärning går ner till { $die }.
snap-back-result-missed-least = Du missade träffen. Din tärning står kvar på 1.
snap-back-result-below = Rätt! Men det är mindre än din tärning visar, så den står kvar på { $die }.
snap-back-result-up = Rätt! Din tärning går upp till { $die }.
snap-back-result-true-six = Rätt! Din tärning stod på 6, och det var 6 bakåt: den vinnande 6:an. Partiet är slut.

## The end

snap-back-over-six = { $names } visade den vinnande 6:an: partiet är slut!
snap-back-over-time = Tiden är ute.
snap-back-over-stopped = Partiet avbröts.

## What is pressed

snap-back-next-card = Nästa kort
snap-back-how-far = Hur många kort bakåt?
snap-back-fist = Näve
snap-back-choose-back = { $back } bakåt
snap-back-choose-fist = Knytnäve: inte alls

## The menu, which is a pause

snap-back-stop-sure = Avbryta partiet? Det slutar här, och din tärning räknas som den är.
snap-back-stop-choosing = Avbryta partiet? Har du inte visat ditt tal än visar du knytnäven. Sedan är partiet slut.
snap-back-rule-cards = Korten kommer ett i taget. Varje kort ligger öppet en stund och vänds sedan ner.
snap-back-rule-call = Fanns samma tal ett till sex kort tidigare? Ropa SNAP!
snap-back-rule-show = Efter ett rop visar alla i hemlighet hur många kort bakåt det var: 1 till 6. Ropade du inte kan du också visa knytnäven: inte alls.
snap-back-rule-several = Fler än ett tal kan vara rätt. I 7 2 5 2 8 4 2 ligger det sista kortet både 3 och 5 bakåt: båda räknas.
snap-back-rule-up = Om du har rätt och ditt tal är minst lika högt som tärningen går den upp ett steg.
snap-back-rule-stays = Om du har rätt men ditt tal är lägre än tärningen står den kvar.
snap-back-rule-caller = Om du ropade och ditt tal är fel går din tärning ner ett steg, hur långt bak träffen än låg. Ett felrop kostar lika mycket.
snap-back-rule-down = Om du inte ropade och har fel går din tärning ner ett steg. Den står kvar om det inte fanns någon träff, eller bara träffar längre bak än din tärning visar.
snap-back-rule-limits = En tärning går aldrig under 1 eller över 6.
snap-back-rule-start = Före partiet kan ni ge varje spelare en egen starttärning. Ju lägre den är, desto lättare är starten.
snap-back-rule-end = Partiet är slut när någon med tärningen på 6 visar en träff 6 kort bakåt (den vinnande 6:an), eller när tiden är ute.
snap-back-keys = Tangenter: mellanslag ropar, 0 till 6 visar ett tal, P pausar. W läser tärningarna, T tiden, C vad du kan göra.

## What is read aloud

snap-back-read-dice = Tärningar: { $dice }.
snap-back-read-die = { $name } { $die }
snap-back-read-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
}{ $seconds ->
    [0] {""}
    [one] {" och "}{ $seconds } sekund
   *[other] {" och "}{ $seconds } sekunder
} kvar.
snap-back-read-seconds = { $seconds ->
    [one] { $seconds } sekund kvar.
   *[other] { $seconds } sekunder kvar.
}
snap-back-read-no-time = Det här partiet har ingen tidsgräns.
snap-back-said-back = { $back } bakåt: { $rank }
snap-back-said-shown = { $claim ->
    [0] { $name } knytnäven
   *[other] { $name } { $claim }
}
snap-back-said-up = { $what }, tärningen upp till { $die }
snap-back-said-down = { $what }, tärningen ner till { $die }
snap-back-said-all = De visade: { $all }.
