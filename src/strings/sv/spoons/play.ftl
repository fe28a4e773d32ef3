### The table of Spoons and Pig: what lies on it, what can be done, and what happens. $taking: "nose" at Pig, "spoon" at Spoons.

## What is pressed

spoons-press = { $taking ->
    [nose] NÄSAN!
   *[spoon] SKED!
}
spoons-shout = Sked
spoons-draw = Ta nästa kort
spoons-on = Skicka nästa kort vidare utan att titta
spoons-pass = Skicka vidare: { $card }
spoons-keys = { $taking ->
    [nose] Tangenter: 1 till 5 skickar kortet på den platsen vidare, och 5 tar ett kort när femte platsen är tom. Mellanslag sätter fingret på näsan.
   *[spoon] Tangenter: 1 till 5 skickar kortet på den platsen vidare, och 5 tar ett kort när femte platsen är tom. Mellanslag tar en sked.
}

## At the top

spoons-head = { $packs ->
    [1] har du { $word } är du ute
   *[2] har du { $word } är du ute · två kortlekar
}

## What lies there

spoons-left = { $count ->
    [0] Ingen sked kvar.
    [one] { $count } sked kvar.
   *[other] { $count } skedar kvar.
}
spoons-has-spoon = har en sked
spoons-has-nose = fingret på näsan
spoons-deals = ger
spoons-place-waiting = { $count ->
    [one] { $count } kort väntar
   *[other] { $count } kort väntar
}

## What can be done, in a sentence

spoons-prompt-ready = { $taking ->
    [nose] Fyra lika? Sätt ett finger på näsan. Då gör alla det. Den som är sist får en bokstav.
   *[spoon] Fyra lika? Ta en sked. Då får alla ta en. Det finns en för lite.
}
spoons-prompt-draw = Ta kortet som väntar.
spoons-prompt-stock = Ta ett kort från talongen.
spoons-prompt-pass = Behåll fyra, skicka ett vidare.
spoons-prompt-wait = Inget kort till dig än.
spoons-prompt-on = { $taking ->
    [nose] Du har fingret på näsan. Skicka kort vidare utan att titta.
   *[spoon] Du har en sked. Skicka kort vidare utan att titta.
}
spoons-prompt-out = Du är ute. Se vem som vinner!
spoons-prompt-watch = { $taking ->
    [nose] Fyra lika? Fingret på näsan. Vem märker det sist?
   *[spoon] Fyra lika? Ta en sked. Då får alla ta en.
}

## What happens

spoons-told-first = { $you ->
    [yes] Du tar den första skeden!
   *[no] { $name } tar den första skeden!
}
spoons-told-spoon = { $you ->
    [yes] Du tar en sked.
   *[no] { $name } tar en sked.
}
spoons-told-nose = Du har fingret på näsan.
spoons-told-lost = { $you ->
    [yes] Du var sist. Dina bokstäver: { $word }.
   *[no] { $name } var sist. Bokstäver hittills: { $word }.
}
spoons-told-out = { $you ->
    [yes] Du är ute.
   *[no] { $name } är ute.
}
spoons-told-four = { $you ->
    [yes] Du hade fyra lika: { $card }.
   *[no] { $name } hade fyra lika: { $card }.
}
spoons-told-refused = { $you ->
    [yes] För tidigt! Ingen har visat fyra lika. Vänta en sekund.
   *[no] { $name } var för tidig.
}
spoons-told-dealt = { $you ->
    [yes] Nya kort. Du ger.
   *[no] Nya kort. { $name } ger.
}
spoons-told-won = { $you ->
    [yes] Du vinner!
   *[no] { $name } vinner!
}
spoons-told-drawn = Tusen kort har tagits utan att någon har fått fyra lika. Partiet slutar utan vinnare.
