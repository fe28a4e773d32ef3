# What was agreed for a game, in few words.

terms-clock-seconds =
    { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }
terms-clock-none = ingen klocka
terms-clock-asked = alla får frågan
terms-clock-agreed = som bestämt

terms-too-small = Skärmen är för liten att sitta runt, så alla sitter sida vid sida.
