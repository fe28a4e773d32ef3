# Det som sägs för örat medan partiet pågår, med så få bokstäver som möjligt: hela meningarna står i loggen.

told-placed = { $name } { $tile }.
told-takes = { $you ->
    [yes] Du tar { $tiles }.
   *[no] { $name } tar { $tiles }.
}
told-false = { $name }: felrop.
told-right-maker = { $you ->
    [yes] Du gjorde sviten och ropade i tid.
   *[no] { $name } gjorde sviten och ropade i tid.
}
told-right-turn = { $you ->
    [yes] Det var din tur, så du fick ropa först.
   *[no] Det var { $genitive } tur, så { $name } fick ropa först.
}
