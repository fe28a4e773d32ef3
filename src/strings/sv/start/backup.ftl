# The fold-out of the start screen in which all games are saved to a file, and restored from one.

backup-title = Säkerhetskopiera eller återställ dina partier
backup-about = En säkerhetskopia är en fil med allt som sparas här: partier, protokoll och inställningar. När den återställs läggs den till det som redan finns. Finns ett parti på båda ställena, behålls det som har kommit längst.
backup-save = Säkerhetskopiera till en fil
backup-read = Återställ från en fil
backup-take-settings = Återställ inställningarna också
