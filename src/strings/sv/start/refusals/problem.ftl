# Why a game cannot be set up so, or why nobody can be called so. What somebody typed comes in quotation marks already.

problem-too-few-players = SNAG är för två till fyra spelare. Här finns bara en.
problem-too-many-players = SNAG är för två till fyra spelare. Här finns fler.
problem-no-name = Spelare { $number } behöver ett namn.
problem-long-name = Namnet { $name } är för långt. Det får ha högst 20 tecken.
problem-same-name = Två spelare heter { $name }. Ändra ett av namnen.
problem-computers-name = En person kan inte heta { $name }: så heter en datorspelare i länkar.
problem-nobodys-name = Ingen kan heta { $name }: det står för namn som har tagits bort.
problem-bad-key = { $name } kan inte ropa med { $key }. Välj en bokstav eller siffra som inte gör något annat vid bordet (inte S, D, L, M eller 1 till 4).
problem-same-key = Två spelare kan inte ha samma roptangent: { $key }. Byt en av dem.
problem-same-mark = Två spelare kan inte ha samma märke: { $mark }. Byt ett av dem.
problem-bad-seed = Givkoden ska ha 1–40 tecken.
problem-practice-alone = Övning är för en spelare mot datorer.

## About links. What stands after the last colon is written so in links, in every language.

problem-unknown-pace = Det finns inget tempo { $pace }. Använd ”slow”, ”normal”, ”fast” eller ”instant”.
problem-unknown-rules = Det finns inga regler { $rules }. Använd { $presets } eller enskilda regler med punkt emellan ({ $choices }), var och en högst en gång.
problem-unknown-aid = Minneshjälpen kan inte vara { $aid }. Använd ”on” eller ”off”.
problem-unknown-practice = Övning kan inte vara { $practice }. Använd ”on” eller ”off”.
problem-unknown-clock = Tiden att ropa kan inte vara { $clock }. Använd 3, 5, 8, ”none” eller ”asked”.
problem-bad-score = Resultatet kan inte vara { $score }. Ange varje spelares brickor, som 50-16.
problem-unknown-character = Det finns ingen datorspelare { $character }. Välj bland { $characters }.
problem-link = Länken fungerar inte. { $reason } Du kan i stället ställa in ett nytt parti här.
