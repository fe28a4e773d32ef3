# The table before its first game and between two, on the big screen: its code, who sits there, what is played.

lobby-point = Rikta mobilens kamera hit, eller gå till
lobby-type = och skriv
lobby-phone-is-rack = Mobilen är ditt ställ. Bara du ser det.
lobby-qr = QR-kod till bordet
lobby-copy = Kopiera länk
lobby-copied = Länken är kopierad.
lobby-not-copied = Kopiera länken här nedanför.
lobby-link = Länk till bordet
lobby-only-here = Mobiler når inte den här adressen: den leder bara till den här datorn.
lobby-start-lan = Starta servern med ”npm start -- --lan” och öppna adressen som den visar, så kan mobiler vara med.

lobby-free = En plats är ledig
lobby-free-line = gå med på mobilen, eller fyll den här
lobby-host = värd
lobby-at-screen = sitter vid den här skärmen
lobby-here = här, med egen enhet
lobby-away-plays = borta: { $character } spelar
lobby-watching = { $count ->
    [one] { $count } enhet tittar på.
   *[other] { $count } enheter tittar på.
}

lobby-sit = Sätt dig här
lobby-sit-name = Sätt dig här, på plats { $number }
lobby-sit-line = För den som inte har någon mobil. Är ni flera vid den här skärmen är brickorna dolda tills ni tittar.
lobby-rise = Res dig
lobby-rise-name = { $name }: res dig
lobby-put = Ta med en figur
lobby-put-name = Ta med en figur på plats { $number }
lobby-take-away = Ta bort
lobby-take-away-name = Ta bort { $name } från bordet
lobby-turn-out = Be gå
lobby-turn-out-name = Be { $name } gå
lobby-turn-out-sure = Ska { $name } gå? Tryck igen
lobby-never-mind = Strunt i det

lobby-game = Det här spelar ni
lobby-change = Ändra
lobby-change-done = Klart
lobby-which-game = Spel
lobby-snag = SNAG
lobby-pace-told = Tempo: { $pace }
lobby-call-time-told = Tid att ropa: { $time }
lobby-stand-in = Är någon borta mer än en minut spelar den här figuren åt dem
lobby-next = Spela nästa parti
lobby-to-game = Tillbaka till spelet
lobby-waits-host-unnamed = Värden börjar spelet.
lobby-few = { $count ->
    [one] Det behövs { $count } spelare till för att börja.
   *[other] Det behövs { $count } spelare till för att börja.
}
lobby-close = Stäng bordet
lobby-close-sure = Stänga bordet för alla? Tryck igen
lobby-close-line = När bordet stängs raderas allt som servern har sparat om det. Färdiga partier finns kvar i allas historik.
lobby-leave = Lämna
lobby-leave-line = Bordet är kvar. Du kan komma tillbaka till det.

lobby-card = Partier vid det här bordet
lobby-card-game = Parti
lobby-card-won = vann

lobby-opening = Öppnar ett bord …
lobby-joining = Går till bord { $code } …
lobby-take-back = Använd den här fliken i stället
lobby-reload = Ladda om
