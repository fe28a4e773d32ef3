# Det som sägs för örat medan partiet pågår, med så få bokstäver som möjligt: hela meningarna står i loggen.

told-placed = { $name } { $tile }.
told-takes = { $you ->
    [yes] Du tar { $tiles }.
   *[no] { $name } tar { $tiles }.
}
told-false = { $name }: felrop.
