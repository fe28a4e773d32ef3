# Why a game cannot be set up so, or why nobody can be called so. What somebody typed comes in quotation marks already.

problem-too-few-players = SNAG är för två till fyra spelare; här finns bara en.
problem-too-many-players = SNAG är för två till fyra spelare; här finns fler.
problem-no-name = Spelare { $number } har inget namn.
problem-long-name = Namnet { $name } är för långt. Ett namn har högst 20 tecken.
problem-same-name = Två spelare heter { $name }. Ändra ett av namnen.
problem-computers-name = En person kan inte heta { $name }: i länkar betyder det en datorspelare.
problem-nobodys-name = Ingen kan spela som { $name }: det står för namn som har tagits bort.
problem-bad-key = { $name } kan inte ropa med { $key }. Välj en bokstav eller siffra som bordet inte självt använder (inte S, D, L, M eller 1 till 4).
problem-same-key = Två spelare kan inte ropa med samma tangent, { $key }.
problem-same-mark = Två spelare kan inte ha samma märke, { $mark }.
problem-bad-seed = Ordet för given är tomt eller längre än 40 tecken.
problem-practice-alone = Det går bara att öva i ett parti med en spelare mot datorer.

## About links. What stands after the last colon is written so in links, in every language.

problem-unknown-pace = Det finns inget tempo { $pace }: det är ”slow”, ”normal”, ”fast” eller ”instant”.
problem-unknown-rules = Det finns inga regler { $rules }: de är { $presets }, eller enskilda val med punkt emellan ({ $choices }), ett för varje regel.
problem-unknown-aid = Minneshjälpen kan inte vara { $aid }: den är ”on” eller ”off”.
problem-unknown-practice = Övning kan inte vara { $practice }: den är ”on” eller ”off”.
problem-unknown-clock = Tiden att ropa kan inte vara { $clock }: den är 3, 5, 8, ”none” eller ”asked”.
problem-unknown-character = Det finns ingen figur { $character }: datorerna spelar som { $characters }.
problem-link = Länken fungerar inte: { $reason } Du kan i stället ställa in ett nytt parti här.
