# Why a game as text is refused. What stood in it comes in quotation marks already.

game-text-none = Det här är inget parti som text: det ska börja med ”{ $head }”.
game-text-missing-line = Det finns ingen rad som börjar med ”{ $head }”.
game-text-unknown-line = Raden { $text } är okänd.
game-text-unknown-name = Ingen i det här partiet heter { $name }.
game-text-differs = Där står { $stated }, men det skulle vara { $played }.
game-text-too-short = Texten tar slut där { $played } skulle stå.
game-text-too-long = Texten fortsätter med { $stated } där den skulle ta slut.
game-text-at-line = Rad { $line }: { $reason }
game-text-breaks-rule = Rad { $line } bryter mot en regel. { $reason }
