# The log where it is a strip of two short lines, as on a phone: what happened in as few letters as tell it to eyes. By ear, and to whoever
# reads the log with a screen reader, the whole sentence is said. Keep to the length of the English ones.
# $you is "yes" where it is said to whoever it is about; otherwise $name is who it is about.

# $tiles: which tiles, "72–75" or "34, 45, 56, 67"; $count: how many.
strip-takes = { $you ->
    [yes] You +{ $count }: { $tiles }
   *[no] { $name } +{ $count }: { $tiles }
}
# A run that others had missed. $names: they, in the middle of a sentence: "you", "Ann and Bo".
strip-claims = { $you ->
    [yes] You +{ $count }: { $tiles }, missed by { $names }
   *[no] { $name } +{ $count }: { $tiles }, missed by { $names }
}
# What stands for several tiles in a row of numbers.
strip-range = { $first }–{ $last }
strip-false-next = { $you ->
    [yes] False call: you miss your next turn
   *[no] { $name }: false call, misses next turn
}
strip-false-this = { $you ->
    [yes] False call: you miss this turn
   *[no] { $name }: false call, misses this turn
}
strip-false-none = { $you ->
    [yes] False call: it costs you nothing
   *[no] { $name }: false call
}
strip-costs = { $you ->
    [yes] Taking that run costs you a turn
   *[no] Taking that run costs { $name } a turn
}
strip-starts = { $you ->
    [yes] You go first.
   *[no] { $name } goes first.
}
strip-last-chance = Last chance: call any run!
