# What was agreed for a game, in few words.

terms-clock-seconds =
    { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    }
terms-clock-none = ingen tidsgräns
terms-clock-asked = alla får frågan
terms-clock-agreed = samma som alla

terms-too-small = Skärmen är för liten att sitta runt, så alla sitter sida vid sida.
