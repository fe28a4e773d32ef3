# A link asked for a language that the game does not have. $asked: the word in the link.
language-unknown = SNAG doesn’t speak “{ $asked }”. You can choose a language in the settings.
