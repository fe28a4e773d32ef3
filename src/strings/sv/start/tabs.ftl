tabs-elsewhere = Det här partiet spelas i en annan flik.
tabs-match-elsewhere = Den här matchen är öppen i en annan flik.
tabs-take-over = Ta över här
tabs-taken = Partiet har flyttat till en annan flik. Inget har gått förlorat.
