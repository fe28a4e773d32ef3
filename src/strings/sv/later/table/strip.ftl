strip-takes = { $you ->
    [yes] Du +{ $count }: { $tiles }
   *[no] { $name } +{ $count }: { $tiles }
}
strip-claims = { $you ->
    [yes] Du +{ $count }: { $tiles }, missade av { $names }
   *[no] { $name } +{ $count }: { $tiles }, missade av { $names }
}
strip-range = { $first }–{ $last }
strip-false-next = { $you ->
    [yes] Felrop: du står över nästa drag
   *[no] { $name }: felrop, står över nästa drag
}
strip-false-this = { $you ->
    [yes] Felrop: du står över det här draget
   *[no] { $name }: felrop, står över det här draget
}
strip-false-none = { $you ->
    [yes] Felrop: det kostar dig ingenting
   *[no] { $name }: felrop
}
strip-costs = { $you ->
    [yes] Den sviten kostar dig ett drag
   *[no] Den sviten kostar { $name } ett drag
}
strip-starts = { $you ->
    [yes] Du börjar.
   *[no] { $name } börjar.
}
strip-last-chance = Sista chansen: ropa på sviter!
