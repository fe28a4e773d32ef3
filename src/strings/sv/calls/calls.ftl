calls-none = Ingen än: inget rop har gällt i det här partiet.
calls-alone = Bara { $name } ropade.
calls-before = { $first } ropade { $ms } ms före { $other }.
calls-tied = { $names } ropade samtidigt.
calls-line = { $you ->
    [yes] Du hade { $ms } ms fördröjning.
   *[no] { $name } hade { $ms } ms fördröjning.
}
calls-uncredited = { $you ->
    [yes] { $ms } ms av din fördröjning kunde inte räknas bort.
   *[no] { $ms } ms av { $genitive } fördröjning kunde inte räknas bort.
}
