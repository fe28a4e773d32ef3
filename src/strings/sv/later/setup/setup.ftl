# The set-up: who sits at the table. What is agreed there is in "choice".

setup-title-alone = Ditt parti
setup-title-several = Spela tillsammans
setup-players = Vilka som spelar
setup-terms = Vad som spelas

## The card of a player

setup-person = person
setup-you = du
setup-name = Namn på spelare { $number }
setup-character = Spelare { $number } är
setup-plays-as = Spelar som { $name }. { $line }

setup-mark =
    { $who ->
        [you] Ditt märke
        [nameless] Märke för den här spelaren
       *[named] Märke för { $name }
    }
setup-remove =
    { $who ->
        [you] Ta bort dig själv
        [nameless] Ta bort den här spelaren
       *[named] Ta bort { $name }
    }
setup-calls-with = roptangent
setup-call-key =
    { $who ->
        [you] Din roptangent
        [nameless] Roptangent för den här spelaren
       *[named] Roptangent för { $name }
    }
setup-own-clock =
    { $who ->
        [you] Din tid att ropa
        [nameless] Tid att ropa för den här spelaren
       *[named] Tid att ropa för { $name }
    }
setup-more-time = mer tid
setup-more-time-name =
    { $who ->
        [you] { $told } för dig
        [nameless] { $told } för den här spelaren
       *[named] { $told } för { $name }
    }
setup-this-is-me = det är jag
setup-this-is-me-name =
    { $who ->
        [you] det är jag
        [nameless] det är jag: den här spelaren
       *[named] det är jag: { $name }
    }
setup-other-player = byt spelare
setup-other-player-name =
    { $who ->
        [you] byt spelare
        [nameless] byt spelare: den här
       *[named] byt spelare: { $name }
    }

## A place that nobody has taken

setup-add-person = + Person
setup-add-person-name = Lägg till en person
setup-add-computer = + Dator
setup-add-computer-name = Lägg till en dator
setup-add-character = Lägg till { $name }
setup-at-table = Vid bordet: { $who }
setup-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } personer
    }
setup-computers =
    { $count ->
        [one] { $count } dator
       *[other] { $count } datorer
    }

## Below the cards

setup-key-test = { $each ->
    [one] Prova tangenterna: håll ner alla på en gång.
    [four] Prova tangentbordet: håll ner fyra av era egna tangenter var, alla åtta på en gång.
   *[several] Prova tangenterna: håll ner en av era egna var, på en gång.
    }
setup-key-missing = Håller ni ner fler tangenter än så? Då klarar tangentbordet inte så många på en gång. Spela med fingrarna i stället, eller var och en på sin mobil.
setup-key-few = { $number } av { $count } tangenter kommer fram. Om ni håller ner alla { $count } kan tangentbordet inte skilja dem åt: spela med fingrarna runt skärmen, eller var och en på sin mobil.
setup-key-pass = Alla { $count } tangenter kommer fram: ni kan spela båda två vid det här tangentbordet.
setup-key-hint = Har ni ett tangentbord? Tryck på valfri tangent för att se allas roptangenter.
setup-no-keys = Inga tangenter nedtryckta
setup-play = Spela
setup-back = Tillbaka
