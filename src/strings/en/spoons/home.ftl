### The first screen of Spoons and Pig: what they are, and what is agreed. $taking: "nose" at Pig, "spoon" at Spoons.

spoons-title = { $taking ->
    [nose] Pig
   *[spoon] Spoons
}
spoons-about = { $taking ->
    [nose] Everyone passes cards on at once, hoping for four of a kind. Got four? Quietly put a finger on your nose. The last one to notice gets a letter: P, then I, then G. Spell PIG and you’re out.
   *[spoon] Everyone passes cards on at once, hoping for four of a kind. Got four? Take a spoon. Then everybody grabs one, and there’s one too few: whoever goes without gets a letter. Spell SPOON and you’re out.
}
# Beneath Play. $minutes: about how many.
spoons-lasts = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

## What is agreed

spoons-choice-letters = Out when you spell
# As it is heard.
spoons-choice-letters-name = { $letters ->
    [one] { $letters } letter
   *[other] { $letters } letters
}
# $most: how many can play with one pack.
spoons-wrong-packs = One pack is enough for { $most } players. Choose two packs, or remove someone.

## A link that nobody can play by

spoons-link-letters = The link says letters={ $found }. It can be 1 to 3 at Pig, and 1 to 5 at Spoons.
spoons-link-cards = The link’s code for the cards is too long. Use { $most } characters at most.
