# What is told by ear while a game goes on, in as few letters as say it: the log has the same in whole sentences.
# Computers play one after the other, and whoever listens must have heard all of it by the time it is their turn.
# $you is "yes" where it is said to whoever it is about; otherwise $name is who it is about.

# $name: who played it, a name or "You". $tile: the tile.
told-placed = { $name } { $tile }.
# $tiles: "4, 5, 6, 7".
told-takes = { $you ->
    [yes] You take { $tiles }.
   *[no] { $name } takes { $tiles }.
}
# A computer called without a run to take. What it costs is told when it comes to that.
told-false = { $name }: false call.
# Others called, too; but the run goes to whoever is to move, if they call in time: they made it, or it is their turn.
told-right-maker = { $you ->
    [yes] You made the run and called in time.
   *[no] { $name } made the run and called in time.
}
told-right-turn = { $you ->
    [yes] It was your turn, so you came first.
   *[no] It was { $genitive } turn, so { $name } came first.
}
