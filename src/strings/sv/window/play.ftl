### The table of Through the Window: what lies on it, what can be done, and what happens.

## What is pressed

window-press-call = Ropa!
window-press-yes = Ja!
window-press-no = Nej
window-press-say = Skicka
window-press-aloud = Jag sa det
window-several-turn = { $name } vänder ett kort
window-several-call = { $name } ropar
window-several-aloud = { $name } sa det
window-yes-by = { $name }: det gäller
window-several-no = { $name }: det gäller inte
window-field = Ditt ord på { $letter }
window-field-of = { $genitive } ord på { $letter }
window-field-empty = Skriv ett ord först. Det ska börja på { $letter }.

## What lies on the table

window-head = ord på { $letters } · flest kort vinner
window-said = ”{ $word }”
window-letter = bokstaven { $letter }
window-used = Använda: { $words }
window-place = { $name }: { $has }, { $down } kvar att vända
window-place-word = har ordet
window-place-next = har också ropat
window-place-out = ute för det här kortet

## What can be done

window-ready = Fyra kort var, med baksidan upp. Redo?
window-prompt-turn = { $you ->
    [yes] Din tur: vänd ett kort.
   *[no] Nu är det { $genitive } tur.
}
window-prompt-open = En person, en plats eller en sak på { $letter }? Ropa!
window-prompt-out = Se vem som får kortet.
window-prompt-called = Du har också ropat. Gäller inte ordet är det din tur.
window-prompt-word = { $you ->
    [yes] Ditt ord på { $letter }!
   *[no] { $name } har ordet.
}
window-prompt-write = { $you ->
    [yes] Skriv ner det du sa.
   *[no] { $name } sa ett ord och skriver ner det.
}
window-prompt-unknown = { $you ->
    [yes] ”{ $word }” finns inte i ordlistan. De andra avgör.
   *[no] { $name } säger ”{ $word }”. Det finns inte i ordlistan. Gäller det?
}
window-prompt-aloud = { $you ->
    [yes] De andra avgör om du sa ”{ $word }” i tid.
   *[no] Sa { $name } ”{ $word }” i tid, och gäller det?
}

## What happens

window-rank-en = { $rank ->
    [n2] two
    [n3] three
    [n4] four
    [n5] five
    [n6] six
    [n7] seven
    [n8] eight
    [n9] nine
    [nT] ten
    [nJ] jack
    [nQ] queen
    [nK] king
   *[nA] ace
}
window-rank-sv = { $rank ->
    [n2] två
    [n3] tre
    [n4] fyra
    [n5] fem
    [n6] sex
    [n7] sju
    [n8] åtta
    [n9] nio
    [nT] tio
    [nJ] knekt
    [nQ] dam
    [nK] kung
   *[nA] ess
}
window-told-turned = { $you ->
    [yes] Du vänder ett kort: { $card }, { $letter }!
   *[no] { $name } vänder ett kort: { $card }, { $letter }!
}
window-told-called = { $you ->
    [yes] Du ropade först.
   *[no] { $name } ropade först.
}
window-told-queued = { $you ->
    [yes] Du ropade också.
   *[no] { $name } ropade också.
}
window-told-won = { $you ->
    [yes] ”{ $word }”: kortet är ditt!
   *[no] ”{ $word }”: { $name } vinner kortet.
}
window-told-agreed = { $you ->
    [yes] ”{ $word }”: det gäller, och kortet är ditt!
   *[no] ”{ $word }”: det gäller, och { $name } vinner kortet.
}
window-told-unknown = { $you ->
    [yes] ”{ $word }” gäller inte. Du är ute för det här kortet.
   *[no] ”{ $word }” gäller inte. { $name } är ute för det här kortet.
}
window-told-letter = { $you ->
    [yes] ”{ $word }” börjar inte på { $letter }. Du är ute för det här kortet.
   *[no] ”{ $word }” börjar inte på { $letter }. { $name } är ute för det här kortet.
}
window-told-used = { $you ->
    [yes] ”{ $word }” har redan vunnit. Du är ute för det här kortet.
   *[no] ”{ $word }” har redan vunnit. { $name } är ute för det här kortet.
}
window-told-none = { $you ->
    [yes] Du sa inget i tid. Du är ute för det här kortet.
   *[no] { $name } sa inget i tid och är ute för det här kortet.
}
window-told-aside = Ingen vinner kortet: det läggs åt sidan.
## Over the table

window-keys = Tangenter: mellanslag (eller S) gör det som den stora knappen gör. Enter skickar ordet som du har skrivit, och Tabb leder till de andra knapparna. Flera personer vid ett tangentbord har var sin bokstav. M eller Escape öppnar menyn.
