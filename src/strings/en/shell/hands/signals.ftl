### Acts on one’s own face: harmless all the time, and a pair’s secret signal. $act: which, 0 to 7.

# On the button of each, and as part of a signal: "Blink", "Blink + Yawn".
signals-act = { $act ->
    [0] Blink
    [1] Yawn
    [2] Scratch
    [3] Rub your nose
    [4] Raise a brow
    [5] Pull your ear
    [6] Cough
   *[7] Smile
}
# What somebody just did, as it is heard.
signals-acted = { $act ->
    [0] { $name } blinks.
    [1] { $name } yawns.
    [2] { $name } scratches an itch.
    [3] { $name } rubs their nose.
    [4] { $name } raises a brow.
    [5] { $name } pulls their ear.
    [6] { $name } coughs.
   *[7] { $name } smiles.
}
signals-acted-you = { $act ->
    [0] You blink.
    [1] You yawn.
    [2] You scratch an itch.
    [3] You rub your nose.
    [4] You raise a brow.
    [5] You pull your ear.
    [6] You cough.
   *[7] You smile.
}
# $acts: "Blink + Yawn".
signals-agreed = Secret signal: { $acts }
signals-agreed-own = Secret signal: a sign of your own
# On the button of two people who agree on something in the room, where no screen sees it.
signals-own = A sign of our own
signals-ready = Ready
signals-tag-partner = partner
signals-tag-ready = ready
signals-choose = Choose a secret signal with { $name }: one face, or two in a row.
signals-blind = { $name } can’t see a sign given in the room. Choose a face, or two in a row.
signals-keep = Keep it to yourselves, and press Ready. Nobody else is told.
signals-give = Four of a kind! Give your signal: { $acts }
signals-give-own = Four of a kind! Give your partner your sign.
