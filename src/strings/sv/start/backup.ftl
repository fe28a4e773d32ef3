# The fold-out of the start screen in which all games are saved to a file, and restored from one.

backup-title = Säkerhetskopiera eller återställ dina partier
backup-about = En säkerhetskopia är en fil med allt som är sparat här: partier, protokoll och inställningar. När du återställer den läggs den till det som redan finns. Om ett parti finns på båda ställena behåller du det som har kommit längst.
backup-save = Säkerhetskopiera till en fil
backup-read = Återställ från en fil
backup-take-settings = Återställ inställningarna också
