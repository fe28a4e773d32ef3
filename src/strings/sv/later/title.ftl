# Det som står på webbläsarens flik: vilken sida det är och, vid ett bord, vems tur.

title-page = { $screen } · SNAG
title-table = { $you ->
    [yes] Din tur
   *[no] { $genitive } tur
}
title-asked = { $you ->
    [yes] SNAG eller pass?
   *[no] { $name }: SNAG eller pass?
}
title-order = Lottning om ordningen
title-paused = Paus
title-last-chance = Sista chansen
title-over = Partiet är slut
title-lesson = Lektion: { $title }
title-drill = Träning: { $title }
