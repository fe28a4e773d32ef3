# Why a game cannot be set up so, or why nobody can be called so. What somebody typed comes in quotation marks already.

problem-too-few-players = SNAG is for two to four players. There’s only one here.
problem-too-many-players = SNAG is for two to four players. There are more here.
problem-no-name = Player { $number } needs a name.
problem-long-name = The name { $name } is too long. Use 20 characters at most.
problem-same-name = Two players are called { $name }. Change one of the names.
problem-computers-name = A person can’t be called { $name }: that’s what links call a computer player.
problem-nobodys-name = Nobody can be called { $name }: it stands for names that were deleted.
problem-bad-key = { $name } can’t call with { $key }. Choose a letter or digit that does nothing else at the table (not S, D, L, M or 1 to 4).
problem-same-key = Two players can’t share a key to call with: { $key }. Change one of them.
problem-same-mark = Two players can’t share a mark: { $mark }. Change one of them.
problem-bad-seed = The deal code must be 1–40 characters.
problem-practice-alone = Practice is for one player against computers.

## About links. What stands after the last colon is written so in links, in every language.

problem-unknown-pace = There’s no pace { $pace }. Use slow, normal, fast or instant.
# $presets, $choices: words of links, with commas between them.
problem-unknown-rules = There are no rules { $rules }. Use { $presets }, or single rules with a dot between them ({ $choices }), each once.
problem-unknown-aid = The memory aid can’t be { $aid }. Use on or off.
problem-unknown-practice = Practice can’t be { $practice }. Use on or off.
problem-unknown-clock = The time to call can’t be { $clock }. Use 3, 5, 8, none or asked.
problem-bad-score = The score can’t be { $score }. Give each player’s tiles, as in 50-16.
# $characters: a list of names.
problem-unknown-character = There’s no computer player { $character }. Choose from { $characters }.
# A link that cannot be played. $reason: a sentence from above.
problem-link = This link doesn’t work. { $reason } You can set up a new game here instead.
