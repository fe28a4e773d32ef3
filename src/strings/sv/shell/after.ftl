shell-after-title = Efter partiet
shell-after-again = Spela igen
shell-after-replay = Repris
shell-after-bests = Rekord
shell-after-back = Tillbaka
shell-review-title = Hur det gick
shell-review-whose = Vems genomgång?
shell-review-of = { $part } av { $whole }
shell-review-seconds = { $time } s
shell-moments = Ögonblick
shell-bests-title = Rekord
shell-bests-whose = Vems rekord?
shell-bests-none = Inga partier räknade än. Ett parti räknas när det är slut, även om du avbryter det.
shell-bests-percent = { $share }{"\u00A0"}%
shell-bests-told = { $what }: senast { $last }, bäst { $best }, på { $games ->
    [one] { $games } parti
   *[other] { $games } partier
  }.
shell-bests-name-note = Rekorden sparas under ditt namn på den här enheten. Tar du bort namnet försvinner de också.
shell-replay-title = Repris
shell-replay-back = Stäng reprisen
shell-replay-first = Till början
shell-replay-last = Till slutet
shell-replay-scrub = Steg
shell-replay-step-of = Steg { $step } av { $steps }. { $told }
shell-replay-copy = Kopiera partiet
shell-replay-copied = Kopierat.
shell-replay-copy-this = Kopiera den här raden:
shell-replay-save = Spara som fil
