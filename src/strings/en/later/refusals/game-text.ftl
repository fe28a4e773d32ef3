# Why a game as text is refused. What stood in it comes in quotation marks already.

# $head: how the text begins.
game-text-none = This isn’t a game as text: it should begin with “{ $head }”.
game-text-missing-line = There’s no line that begins with “{ $head }”.
game-text-unknown-line = We don’t know the line { $text }.
game-text-unknown-name = Nobody in this game is called { $name }.
# $stated: what the text says. $played: what the game came to.
game-text-differs = It says { $stated }, but that should be { $played }.
game-text-too-short = It ends where we expected { $played }.
game-text-too-long = It goes on with { $stated } where it should end.
# $line: the line's number. $reason: a sentence from above, or from "record" or "refusal".
game-text-at-line = Line { $line }: { $reason }
game-text-breaks-rule = Line { $line } breaks a rule. { $reason }
