# What was agreed for a game, in few words.

terms-clock-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
terms-clock-none = no time limit
terms-clock-asked = everyone is asked
# The time to call of one player, who has no other than was agreed.
terms-clock-agreed = same as everyone

terms-too-small = This screen is too small to sit around, so everyone sits side by side.
