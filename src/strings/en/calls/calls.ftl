# Who called first at a table of several devices, told to whoever asks: during a game, and in the replay.

# Nobody has won anything by a call so far.
calls-none = Nobody yet: no call has counted in this game.
calls-alone = Only { $name } called.
calls-before = { $first } called { $ms } ms before { $other }.
calls-tied = { $names } called at the same time.
# How long a message to somebody's device takes there and back: said as it is beside their name, "from afar", and before a game.
calls-line = { $you ->
    [yes] You were { $ms } ms away.
   *[no] { $name } was { $ms } ms away.
}
# Their line took more than a call is credited with at once. $genitive: as in "name-genitive".
calls-uncredited = { $you ->
    [yes] Your call took { $ms } ms longer to arrive than we could allow for.
   *[no] { $genitive } call took { $ms } ms longer to arrive than we could allow for.
}
