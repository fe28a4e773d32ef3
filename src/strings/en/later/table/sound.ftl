# Said in passing when the key for it is pressed.
sound-on = Sound is on.
sound-off = Sound is off.

# What a computer's voice shouts when somebody calls SNAG, where calls are spoken. It is heard and never seen: write it as your language
# spells what the English "snag" sounds like. In capitals some voices would spell it.
sound-shout = Snag!
