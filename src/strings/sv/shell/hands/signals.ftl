### Miner: de betyder ingenting, utom när de är ett pars hemliga tecken. $act: vilken, 0 till 7.

# Miner
signals-act = { $act ->
    [0] Blinka
    [1] Gäspa
    [2] Klia dig
    [3] Gnid dig på näsan
    [4] Höj ett ögonbryn
    [5] Dra dig i örat
    [6] Hosta
   *[7] Le
}
signals-acted = { $act ->
    [0] { $name } blinkar.
    [1] { $name } gäspar.
    [2] { $name } kliar sig.
    [3] { $name } gnider sig på näsan.
    [4] { $name } höjer ett ögonbryn.
    [5] { $name } drar sig i örat.
    [6] { $name } hostar.
   *[7] { $name } ler.
}
signals-acted-you = { $act ->
    [0] Du blinkar.
    [1] Du gäspar.
    [2] Du kliar dig.
    [3] Du gnider dig på näsan.
    [4] Du höjer ett ögonbryn.
    [5] Du drar dig i örat.
    [6] Du hostar.
   *[7] Du ler.
}
signals-agreed = Hemlig signal: { $acts }
signals-agreed-own = Hemlig signal: ett eget tecken
signals-own = Ett eget tecken
signals-ready = Klar
signals-tag-partner = partner
signals-tag-ready = klar
signals-choose = Välj en hemlig signal med { $name }: en min, eller två i rad.
signals-blind = { $name } kan inte se ett tecken i rummet. Välj en min, eller två i rad.
signals-keep = Behåll den för er själva och tryck på Klar. Ingen annan får veta.
signals-give = Fyra lika! Ge er signal: { $acts }
signals-give-own = Fyra lika! Ge din partner ert tecken.
