calls-none = Än har ingen ropat först i det här partiet.
calls-alone = Bara { $name } ropade.
calls-before = { $first } ropade { $ms } ms före { $other }.
calls-tied = { $names } ropade i samma ögonblick.
calls-line = { $you ->
    [yes] Din fördröjning är { $ms } ms.
   *[no] { $genitive } fördröjning är { $ms } ms.
}
calls-uncredited = { $you ->
    [yes] { $ms } ms av din fördröjning räknades inte av.
   *[no] { $ms } ms av { $genitive } fördröjning räknades inte av.
}
