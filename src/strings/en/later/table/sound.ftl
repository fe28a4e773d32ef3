# What a computer's voice shouts when somebody calls SNAG, where calls are spoken. It is heard and never seen: write it as your language
# spells what the English "snag" sounds like. In capitals some voices would spell it.
sound-shout = Snag!
