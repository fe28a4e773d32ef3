### The first screen of Spoons and Pig: what they are, and what is agreed. $taking: "nose" at Pig, "spoon" at Spoons.

spoons-title = { $taking ->
    [nose] Pig
   *[spoon] Spoons
}
spoons-about = { $taking ->
    [nose] Alla skickar kort vidare samtidigt och hoppas på fyra lika. Har du fyra? Sätt i smyg ett finger på näsan. Den som märker det sist får en bokstav: P, sedan I, sedan G. Har du hela PIG är du ute.
   *[spoon] Alla skickar kort vidare samtidigt och hoppas på fyra lika. Har du fyra? Ta en sked. Då får alla ta en, men det finns en för lite: den som blir utan får en bokstav. Har du hela SPOON är du ute.
}

## What is agreed

spoons-wrong-packs = En kortlek räcker till { $most } spelare. Välj två, eller ta bort någon.

## A link that nobody can play by

spoons-link-letters = I länken står letters={ $found }. Det kan vara 1 till 3 i Pig och 1 till 5 i Spoons.
