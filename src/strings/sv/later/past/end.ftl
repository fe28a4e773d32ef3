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
  } mot { $others }, varav { $best } i en enda svit.
end-line-at-once = { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } mot { $others }, varav { $best } på en gång.
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

## Figures, written in pencil, and beneath each what it is

end-seconds = { $seconds } s
end-quickest = { $you ->
    [yes] ditt snabbaste rop
   *[no] snabbaste rop: { $name }
  }
end-seen = { $seen } av { $made }
end-seen-what = egna sviter som du såg i tid
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
end-card = { $you ->
    [yes] i protokollet ({ $sum })
   *[no] i protokollet ({ $sum }): { $name }
  }

## What can follow

end-again = Spela igen
end-another = Ett nytt parti
end-next = Nästa parti
end-new-match = Ny match
end-look = Titta på spelplanen
end-leave = Tillbaka till start
end-challenge = Utmana en vän
end-challenge-note = Din vän får samma brickor. Vad datorerna gör med dem kan skilja sig åt.
end-challenge-note-alone = Dina vänner får samma brickor.
end-shared = Länken är på väg.
end-copied = Länken är kopierad. Skicka den nu till en vän.
end-shown = Webbläsaren tillåter inte delning. Kopiera det här för hand:
end-text = Text att kopiera

## What goes to a friend with the link to this deal

end-challenge-title = SNAG: en giv till dig
end-challenge-told = Vi spelade den här given i SNAG: { $results }. Här är samma brickor: klarar du dig bättre?
end-challenge-tied = Jag spelade oavgjort i SNAG mot { $names }, med { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } var. Här är samma brickor: klarar du dig bättre?
end-challenge-won = Jag vann i SNAG mot { $names }, med { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } mot { $others }. Här är samma brickor: klarar du dig bättre?
end-challenge-lost = Jag förlorade i SNAG mot { $names }, med { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } mot { $most }. Här är samma brickor: klarar du dig bättre?
