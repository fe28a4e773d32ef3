### Miner

# Miner
cash-act = { $act ->
    [0] Blinka
    [1] Gäspa
    [2] Klia dig
    [3] Gnid dig på näsan
    [4] Höj ett ögonbryn
    [5] Dra dig i örat
    [6] Hosta
   *[7] Le
}
cash-acted = { $act ->
    [0] { $name } blinkar.
    [1] { $name } gäspar.
    [2] { $name } kliar sig.
    [3] { $name } gnider sig på näsan.
    [4] { $name } höjer ett ögonbryn.
    [5] { $name } drar sig i örat.
    [6] { $name } hostar.
   *[7] { $name } ler.
}
cash-acted-you = { $act ->
    [0] Du blinkar.
    [1] Du gäspar.
    [2] Du kliar dig.
    [3] Du gnider dig på näsan.
    [4] Du höjer ett ögonbryn.
    [5] Du drar dig i örat.
    [6] Du hostar.
   *[7] Du ler.
}
