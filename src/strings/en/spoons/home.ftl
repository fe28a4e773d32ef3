### The first screen of Spoons and Pig: what they are, and what is agreed. $taking: "nose" at Pig, "spoon" at Spoons.

spoons-title = { $taking ->
    [nose] Pig
   *[spoon] Spoons
}
spoons-about = { $taking ->
    [nose] Everyone passes cards on at once, hoping for four of a kind. Got four? Quietly put a finger on your nose. The last one to notice gets a letter: P, then I, then G. Spell PIG and you’re out.
   *[spoon] Everyone passes cards on at once, hoping for four of a kind. Got four? Take a spoon. Then everybody grabs one, and there’s one too few: whoever goes without gets a letter. Spell SPOON and you’re out.
}

## What is agreed

# $most: how many can play with one pack.
spoons-wrong-packs = One pack is enough for { $most } players. Choose two packs, or remove someone.

## A link that nobody can play by

spoons-link-letters = The link says letters={ $found }. It can be 1 to 3 at Pig, and 1 to 5 at Spoons.
