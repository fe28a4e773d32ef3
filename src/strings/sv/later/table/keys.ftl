keys-do-place = lägg den brickan från ditt ställ
keys-do-call = ropa SNAG
keys-do-draw = dra och avsluta draget
keys-do-pass = pass, när du får frågan SNAG eller pass
keys-do-look = titta på dina brickor, om flera spelar på samma skärm; och hör dem
keys-do-menu = meny
keys-do-rules = regler
keys-do-read-row = hör raden där den valda rutan ligger
keys-do-read-column = hör rutans kolumn
keys-do-read-diagonals = hör rutans diagonaler
keys-do-read-board = hör brickorna på spelplanen, rad för rad
keys-do-read-score = hör vems tur det är, tiden och ställningen
keys-do-read-time = hör hur mycket tid som är kvar att ropa
keys-do-hint = i ett övningsparti: ett tips
keys-do-undo = i ett övningsparti: ångra ditt senaste beslut
keys-do-mute = ljud på eller av, på alla skärmar

keys-arrows = Piltangenter
keys-do-arrows = gå runt på spelplanen, när den har fokus
keys-pages = Page Up, Page Down
keys-do-pages = på spelplanen: tre rader upp eller ned
keys-ends = Home, End
keys-do-ends = på spelplanen: till radens början eller slut; med Ctrl till den första eller sista rutan
keys-press = Mellanslag eller Enter
keys-do-press = på en ruta på spelplanen: lägg dess bricka, om du har den
keys-named = { $key ->
    [Space] Mellanslag
    [Enter] Enter
   *[Escape] Escape
}
keys-either = { $keys } eller { $last }

keys-problem-no-key = Välj en bokstav eller siffra.
keys-problem-taken = Den tangenten gör redan något annat.
