### The first screen of Through the Window: what it is, what is agreed, and games that are over.

window-title = Genom fönstret

## What it is

window-about = ”Jag tittade genom fönstret och såg…” Ett kort vänds, och namnet ger en bokstav: sju, S. Ropa först och säg sedan en person, en plats eller en sak på den bokstaven, så är kortet ditt.

## What is agreed

window-choice-letters = Ord på
window-choice-letters-en = engelska
window-choice-letters-en-line = Kortens engelska namn: A, T, T, F, F, S, S, E, N, T, J, Q, K.
window-choice-letters-sv = svenska
window-choice-letters-sv-line = Ess E, två T, tre T, fyra F, fem F, sex S, sju S, åtta Å, nio N, tio T, knekt K, dam D, kung K.
window-choice-time = Tid att säga ett ord
window-choice-time-name =
    { $count ->
       *[other] { $count } sekunder
    }

## What a link asks for and cannot have

window-link-letters = Länken vill ha ord på { $found }. Det kan vara en (engelska) eller sv (svenska).
window-link-time = Länken vill ha { $found } sekunder att säga ett ord. Det kan vara 6, 12 eller 24.
