# The table before its first game and between two, on the big screen: its code, who sits there, what is played.

lobby-point = Rikta mobilens kamera hit, eller gå till
lobby-type = och skriv
lobby-phone-is-rack = Mobilen är ditt ställ. Bara du ser det.
lobby-qr = QR-kod till bordet
lobby-copy = Kopiera länk
lobby-copied = Länken är kopierad.
lobby-not-copied = Kopiera länken här nedanför.
lobby-link = Länk till bordet
lobby-only-here = Mobiler kommer inte åt den här adressen. Den fungerar bara på den här datorn.
lobby-start-lan = Starta SNAG med { $command } och öppna adressen som visas, så kan mobiler vara med.

lobby-free = Ledig plats
lobby-free-line = gå med på mobilen, eller välj någon här
lobby-at-screen = vid den här skärmen
lobby-here = vid sin egen skärm
lobby-away-plays = borta: { $character } spelar
lobby-watching = { $count ->
    [one] En person tittar på.
   *[other] { $count } personer tittar på.
}

lobby-sit = Sätt dig här
lobby-sit-name = Sätt dig här, på plats { $number }
lobby-sit-line = För den som inte har någon mobil. Sitter ni flera vid skärmen döljs brickorna tills ni tittar.
lobby-rise = Lämna platsen
lobby-rise-name = { $name }: lämna platsen
lobby-put = Lägg till en figur
lobby-put-name = Lägg till en figur på plats { $number }
lobby-take-away = Ta bort
lobby-take-away-name = Ta bort { $name } från bordet
lobby-turn-out = Ta bort
lobby-turn-out-name = Ta bort { $name } från bordet
lobby-turn-out-sure = Ta bort { $name }? Tryck igen
lobby-never-mind = Nej, låt bli

lobby-game = Det här spelar ni
lobby-change = Ändra
lobby-change-done = Klart
lobby-which-game = Spel
lobby-snag = SNAG
lobby-pace-told = Tempo: { $pace }
lobby-call-time-told = Tid att ropa: { $time }
lobby-stand-in = Ersättare för den som är borta mer än en minut
lobby-to-game = Tillbaka till partiet
lobby-few = { $count ->
    [one] Det behövs { $count } spelare till för att börja.
   *[other] Det behövs { $count } spelare till för att börja.
}
lobby-close = Stäng bordet
lobby-close-sure = Stänga bordet för alla? Tryck igen
lobby-close-line = Allt om bordet tas bort. Färdiga partier finns kvar i allas historik.
lobby-leave = Lämna bordet
lobby-leave-line = Bordet finns kvar om du lämnar det. Kom tillbaka med länken eller koden.

lobby-card-game = Parti
lobby-card-won = vann

lobby-opening = Öppnar ett bord…
lobby-joining = Ansluter till bord { $code }…
# This device was at a table before that still stands.
lobby-back = Tillbaka till bord { $code }
lobby-anew = Öppna ett nytt bord
