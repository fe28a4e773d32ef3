# Who called first at a table of several devices, told to whoever asks: during a game, and in the replay.

calls-none = Nobody has called first in this game yet.
calls-alone = Only { $name } called.
calls-before = { $first } called { $ms } ms before { $other }.
calls-tied = { $names } called at the same instant.
# How long a message to somebody's device takes there and back.
# $genitive: as in "name-genitive".
calls-line = { $you ->
    [yes] Your line is { $ms } ms.
   *[no] { $genitive } line is { $ms } ms.
}
# Their line took more than a call is credited with at once.
calls-uncredited = { $you ->
    [yes] { $ms } ms of your line weren’t credited.
   *[no] { $ms } ms of { $genitive } line weren’t credited.
}
