# Why what was kept cannot be opened.

## Saved games. $reason is one of the sentences below, or one of "problem" or "record".

broken-game = Ett sparat parti gick inte att läsa, så det lades åt sidan. { $reason }
broken-format =
    { $what ->
        [whole] Formatet är okänt.
       *[part] Formatet är okänt ({ $where }).
    }
broken-picks = Lottningen kan inte stämma.
broken-not-together = Inställningarna och dragen hör inte ihop.
broken-not-over = Det ska vara avslutat, men dragen tar slut i förtid.
broken-times = Tiderna för ropen hör inte till dragen.

## Score cards

broken-card = Ett protokoll gick inte att läsa, så det lades åt sidan. { $reason }
broken-card-names = Namnen i det går inte att använda.
broken-card-marks = Två av spelarna har samma märke.
broken-card-too-many-games =
    { $games ->
        [one] Det har { $games } parti, men matchen skulle bara ha { $most }.
       *[other] Det har { $games } partier, men matchen skulle bara ha { $most }.
    }
broken-card-game =
    { $problem ->
        [players] Parti { $game } kan inte stämma: alla spelare har inte ett antal.
        [tiles] Parti { $game } kan inte stämma: där räknas fler brickor än det finns.
        [starter] Parti { $game } kan inte stämma: ingen i protokollet började.
        [correction] Parti { $game } kan inte stämma: rättelsen passar inte.
       *[twice] Parti { $game } kan inte stämma: det står två gånger i protokollet.
    }
