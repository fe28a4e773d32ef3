# The computer players, each with a character of its own, the weakest first: their names and, for those who choose, a line on each.

character-pip = Pip
character-pip-line = Åtta år. Tar allt som glittrar och tittar ut genom fönstret.
character-wanda = Wanda
character-wanda-line = Roffar åt sig först, tänker sedan och ropar SNAG på känn.
character-otto = Otto
character-otto-line = Glömmer ingen bricka, tar god tid på sig och missar det som ligger mitt framför näsan.
character-viola = Viola
character-viola-line = Ser varje linje på spelplanen men glömmer vad som är borta.
character-henrik = Henrik
character-henrik-line = Lugn, noggrann och snabb. Bjuder inte på något.
character-ada = Ada
character-ada-line = Mästaren. Räknar varje bricka och tänker långt framåt.
