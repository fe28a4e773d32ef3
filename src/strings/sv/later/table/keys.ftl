keys-do-place = lägg den brickan från ditt ställ
keys-do-call = ropa SNAG
keys-do-draw = dra och avsluta draget
keys-do-pass = pass, när du får frågan SNAG eller pass
keys-do-look = visa och läs upp dina brickor
keys-do-menu = meny
keys-do-rules = regler
keys-do-read-row = läs upp raden där du är
keys-do-read-column = läs upp rutans kolumn
keys-do-read-diagonals = läs upp rutans diagonaler
keys-do-read-board = läs upp brickorna på spelplanen, rad för rad
keys-do-read-score = läs upp vems tur det är, tiden och ställningen
keys-do-read-time = läs upp hur mycket tid som är kvar att ropa
keys-do-hint = i ett övningsparti: få ett tips
keys-do-undo = i ett övningsparti: ångra ditt senaste val
keys-do-mute = slå på eller av ljudet, på alla skärmar

keys-arrows = Piltangenter
keys-do-arrows = på spelplanen: gå från ruta till ruta
keys-pages = Page Up, Page Down
keys-do-pages = på spelplanen: tre rader upp eller ner
keys-ends = Home, End
keys-do-ends = på spelplanen: till radens början eller slut; med Ctrl till den första eller sista rutan
keys-press = Mellanslag eller Enter
keys-do-press = på en ruta på spelplanen: lägg rutans bricka, om du har den
keys-named = { $key ->
    [Space] Mellanslag
    [Enter] Enter
   *[Escape] Escape
}
keys-either = { $keys } eller { $last }

keys-problem-no-key = Välj en bokstav eller siffra.
keys-problem-taken = Den tangenten gör redan något annat.
