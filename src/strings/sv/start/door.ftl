# The doors of the start screen: cards with a title and a line, each of which leads to something else to do.

door-several = Spela tillsammans
door-several-line = 2–4 personer vid en skärm, dolda brickor
door-learn = Lär dig SNAG
door-learn-line = med Pip, två minuter
door-lessons-done = { $done } av { $of } lektioner
door-training = Träningsrummet
door-training-line = öga, minne och omsorg
door-history-line =
    { $games ->
        [one] { $games } parti och din statistik
       *[other] { $games } partier och din statistik
    }
