### The end of a game: who won, what was best in it, and what follows. "You" is the only player at this screen.

end-title = Partiet är slut
end-won = { $you ->
    [yes] Du vann!
   *[no] { $name } vann!
  }
end-tied = Oavgjort!

## How it ended, beneath the heading

end-line = { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } mot { $others }.
end-line-run = { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } mot { $others }, med en svit på { $best }.
end-line-at-once = { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } mot { $others }, med { $best } i ett enda rop.
end-line-lost = { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } mot { $others }. Ditt bästa rop gav { $best } brickor.
end-line-tied = { $names } har { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } var.
end-number = { $count ->
    [0] inga
    [1] en
    [2] två
    [3] tre
    [4] fyra
    [5] fem
    [6] sex
    [7] sju
    [8] åtta
    [9] nio
    [10] tio
    [11] elva
    [12] tolv
   *[other] { $count }
  }

end-news-first-win = Din första seger mot { $name }!
end-news-tiles = Fler brickor än någonsin!
end-news-margin = Din största seger någonsin!
end-news-longest = Din längsta svit någonsin: { $tiles } brickor!
end-news-quickest = Ditt snabbaste rop någonsin!
end-news-row = { $games } segrar i rad!

## Figures, written in pencil, and beneath each what it is

end-seconds = { $seconds } s
end-quickest = { $you ->
    [yes] ditt snabbaste rop
   *[no] snabbaste rop: { $name }
  }
end-seen = { $seen } av { $made }
end-seen-what = sviter du ropade på i tid
end-longest = { $you ->
    [yes] brickor i din längsta svit
   *[no] brickor i den längsta sviten: { $names }
  }
end-total = brickor efter { $games ->
    [one] { $games } parti
   *[other] { $games } partier
  }{ $you ->
    [yes] {""}
   *[no] : { $name }
  }
end-points = { $you ->
    [yes] poäng: { $sum }
   *[no] poäng för { $name }: { $sum }
  }
end-sum-won = { $bonus } för vinsten
end-sum-ahead = { $bonus } för vinsten + { $ahead } { $tiles ->
    [one] brickas
   *[other] brickors
  } försprång
end-sum-shared = { $sum }, delat på { $shared }
end-sum-behind = { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } bakom

## What can follow

end-again = Spela igen
end-another = Ett nytt parti
end-next = Nästa parti
end-new-match = Ny match
end-look = Titta på spelplanen
end-leave = Tillbaka till start
end-challenge = Utmana en vän
end-challenge-note = Din vän får samma brickor, men datorerna spelar kanske inte likadant.
end-challenge-note-alone = Dina vänner får samma brickor.
end-shared = Länken är delad.
end-copied = Länken är kopierad. Skicka den nu till en vän.
end-shown = Webbläsaren tillåter inte delning. Kopiera det här i stället:
end-text = Text att kopiera

## What goes to a friend with the link to this deal

end-challenge-title = SNAG: en utmaning till dig
end-challenge-told = Vi spelade SNAG med de här brickorna: { $results }. Kan du bättre?
end-challenge-tied = Jag spelade oavgjort mot { $names } i SNAG, { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } var. Här är samma brickor. Kan du bättre?
end-challenge-won = Jag slog { $names } i SNAG, { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } mot { $others }. Här är samma brickor. Kan du bättre?
end-challenge-lost = Jag mötte { $names } i SNAG och förlorade, { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } mot { $most }. Här är samma brickor. Kan du bättre?
