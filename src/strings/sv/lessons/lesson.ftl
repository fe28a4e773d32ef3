### The lessons beside what Pip says in them: their titles, their notes, and what stands on the buttons.

lesson-panel = Lektion
lesson-heading = { $number } · { $title }
lesson-all = Lektion { $number } av { $of }: { $title }. Alla lektioner
lesson-show-me = Visa mig
lesson-leave = Lämna lektionen
lesson-go-on = Fortsätt
lesson-next = Nästa lektion
lesson-praise = Bra gjort!
lesson-ended = Lektion { $number } av { $of } är klar!
lesson-graduated = Nu blir det på riktigt!
lesson-joy = Hurra!
lesson-graduation = Du kan SNAG!
lesson-play = Möt Pip
lesson-to-challenge = Till utmaningen
lesson-list = Lektioner
lesson-list-note = Varje lektion bygger på de tidigare, men du kan börja var du vill.
lesson-done = klar
lesson-now = du är här
lesson-close = Tillbaka till lektionen
lesson-keys = Tangenter: { $place } för dina brickor, { $call } för att ropa, { $draw } för att dra.

## The titles of the lessons, in the order of the course

lesson-title-place = Lägga och dra
lesson-title-runs = Sviter
lesson-title-lines = Flera på en gång
lesson-title-call = Ropet
lesson-title-claim = Missade sviter
lesson-title-empty = Tomma rutor
lesson-title-safe = Den säkra brickan

## What can be read beside each

lesson-note-place = Det finns 76 brickor. De som ingen har dragit än ligger i högen.
lesson-note-runs = Sviter går vågrätt, lodrätt och snett åt båda hållen. Fyra räcker, och längre är bättre.
lesson-note-lines = Du får varje linje av fyra eller fler genom din bricka, i hela sin längd.
lesson-note-call = Gör du en svit kan ingen ta den från dig innan ditt drag är slut. Ropa innan dess.
lesson-note-claim = En missad svit ligger kvar på spelplanen tills någon ropar. Alla utom den som missade den får ropa.
lesson-note-empty = Brickor som har tagits kommer aldrig tillbaka.
lesson-note-safe = Se efter vad en bricka öppnar för andra innan du lägger den.
