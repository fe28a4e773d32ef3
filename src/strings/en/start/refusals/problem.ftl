# Why a game cannot be set up so, or why nobody can be called so. What somebody typed comes in quotation marks already.

problem-too-few-players = SNAG is for two to four players; only one is named here.
problem-too-many-players = SNAG is for two to four players; more are named here.
problem-no-name = Player { $number } has no name.
problem-long-name = The name { $name } is too long. A name has 20 characters at most.
problem-same-name = Two players are called { $name }. Change one of the names.
problem-computers-name = A person cannot be called { $name }: in links that means a computer player.
problem-nobodys-name = Nobody can play as { $name }: it stands for names that were deleted.
problem-bad-key = { $name } cannot call with { $key }. Choose a letter or digit that the table does not use itself (not S, D, L, M or 1 to 4).
problem-same-key = Two players cannot call with the same key, { $key }.
problem-same-mark = Two players cannot have the same mark, { $mark }.
problem-bad-seed = The word for the deal is empty or longer than 40 characters.
problem-practice-alone = You can only practise in a game of one player against computers.

## About links. What stands after the last colon is written so in links, in every language.

problem-unknown-pace = There is no pace { $pace }: it is slow, normal, fast or instant.
# $presets, $choices: words of links, with commas between them.
problem-unknown-rules = There are no rules { $rules }: they are { $presets }, or single choices with a dot between them ({ $choices }), one for each rule.
problem-unknown-aid = The memory aid cannot be { $aid }: it is on or off.
problem-unknown-practice = Practice cannot be { $practice }: it is on or off.
problem-unknown-clock = The time to call cannot be { $clock }: it is 3, 5, 8, none or asked.
# $characters: a list of names.
problem-unknown-character = There is no character { $character }: computers play as { $characters }.
# A link that cannot be played. $reason: a sentence from above.
problem-link = This link does not work: { $reason } You can set up a new game here instead.
