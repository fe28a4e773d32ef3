# Why what was kept cannot be opened.

## Saved games. $reason is one of the sentences below, or one of "problem" or "record".

broken-game = Ett sparat parti gick inte att läsa och lades därför åt sidan. { $reason }
broken-format = Formatet är okänt ({ $where }).
broken-all-of-it = alltihop
broken-picks = Lottningen är inte möjlig.
broken-not-together = Det som bestämdes före partiet och det som spelades hör inte ihop.
broken-not-over = Det sägs vara räknat, men det som spelades tar slut i förtid.
broken-times = Tiderna för ropen hör inte till det som spelades.

## Score cards

broken-card = Ett protokoll gick inte att läsa och lades därför åt sidan. { $reason }
broken-card-names = Spelare kan inte ha de namn som står i det.
broken-card-marks = Två av spelarna har samma märke.
broken-card-too-many-games =
    { $games ->
        [one] Det har { $games } parti, men bara { $most } var bestämda.
       *[other] Det har { $games } partier, men bara { $most } var bestämda.
    }
broken-card-game =
    { $problem ->
        [players] Parti { $game } i det är inte möjligt: där finns inte ett antal för varje spelare.
        [tiles] Parti { $game } i det är inte möjligt: där räknas fler brickor än det finns.
        [starter] Parti { $game } i det är inte möjligt: ingen i protokollet började.
        [correction] Parti { $game } i det är inte möjligt: rättelsen passar inte.
       *[twice] Parti { $game } i det är inte möjligt: det står två gånger i protokollet.
    }
