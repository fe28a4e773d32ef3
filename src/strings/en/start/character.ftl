# The computer players, each with a character of its own, the weakest first: their names and, for those who choose, a line on each.

character-pip = Pip
character-pip-line = Eight years old. Takes whatever glitters, and gazes out of the window.
character-wanda = Wanda
character-wanda-line = Grabs first, thinks later, and calls SNAG on a hunch.
character-otto = Otto
character-otto-line = Forgets no tile, takes his time, and misses what’s under his nose.
character-viola = Viola
character-viola-line = Sees every line on the board, but forgets what has left it.
character-henrik = Henrik
character-henrik-line = Calm, careful and quick. Gives nothing away.
character-ada = Ada
character-ada-line = The champion. Counts every tile, and thinks far ahead.
