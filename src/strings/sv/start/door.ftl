# The doors of the start screen: cards with a title and a line, each of which leads to something else to do.

door-several = Spela tillsammans
door-several-line = 2–4 personer, dolda brickor
door-cards = Kortbordet
door-cards-line = snabba spel med kort
door-learn = Lär dig SNAG
door-learn-line = med Pip, ungefär sex minuter
door-lessons-done = { $done } av { $of } lektioner
door-training = Tränings{"\u00AD"}rummet
door-training-line = öga, minne och eftertanke
door-history-line =
    { $games ->
        [one] { $games } parti, din statistik
       *[other] { $games } partier, din statistik
    }
