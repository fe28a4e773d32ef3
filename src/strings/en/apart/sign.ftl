# The eight signs that people at a table can give each other, as buttons and beside whoever gave one.

apart-sign-clap = Bravo!
apart-sign-wellSeen = Well spotted!
apart-sign-laugh = Ha ha!
apart-sign-ouch = Ouch!
apart-sign-hurry = Tick tock…
apart-sign-thinking = Let me think…
apart-sign-thanks = Thank you!
apart-sign-goodGame = Good game!
# Read aloud when somebody gives a sign. $sign: one of those above.
apart-sign-given = { $name }: { $sign }
