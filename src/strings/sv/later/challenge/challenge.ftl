### A friend’s challenge: the page that its link opens, the score to beat at the table, and how it compares in the end. $named: whether
### they gave a name ($by); $tiles: what they won, $others or $most: what the others did, "24–16"; $names: against whom they played.

challenge-title = En utmaning från { $named ->
    [yes] { $by }
   *[no] en vän
  }

## What they made of these tiles

challenge-won = { $named ->
    [yes] { $by }
   *[no] Din vän
  } slog { $names } med { $tiles }–{ $others }. Klarar du det?
challenge-tied = { $named ->
    [yes] { $by }
   *[no] Din vän
  } spelade oavgjort mot { $names }, { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } var. Kan du bättre?
challenge-lost = { $named ->
    [yes] { $by }
   *[no] Din vän
  } förlorade mot { $names } med { $tiles }–{ $most }. Kan du bättre?
challenge-open = { $named ->
    [yes] { $by }
   *[no] Din vän
  } mötte { $names } med de här brickorna. Kan du bättre?
challenge-several = De här brickorna gav { $results }. Kan ni slå { $tiles }?
challenge-several-open = Samma brickor för samma spelare. Vem vinner den här gången?

challenge-play = Spela
challenge-learn = Lär mig först
challenge-same-tiles = Du får samma brickor, men datorerna spelar kanske inte likadant.
challenge-same-tiles-alone = Ni får samma brickor.
challenge-pace = Du spelar i ditt eget tempo: { $pace }.
challenge-clock =
    { $seconds ->
        [one] Du har { $seconds } sekund på dig att ropa.
       *[other] Du har { $seconds } sekunder på dig att ropa.
    }
challenge-no-clock = Det finns ingen tidsgräns för att ropa.

## At the table

challenge-to-beat = { $named ->
    [yes] { $by } tog { $tiles ->
        [one] { $tiles } bricka
       *[other] { $tiles } brickor
      }
   *[no] Din vän tog { $tiles ->
        [one] { $tiles } bricka
       *[other] { $tiles } brickor
      }
  } i den här given. Slå det!
challenge-chip = { $tiles } att slå

## In the end. $yours: one’s own tiles, $theirs: the friend’s. $best: whether $yours is the best of several people here.

challenge-end-won = Utmaningen vunnen: { $best ->
    [yes] er bästa tog
   *[no] du tog
  } { $yours ->
    [one] { $yours } bricka
   *[other] { $yours } brickor
  }, { $named ->
    [yes] { $by }
   *[no] din vän
  } { $theirs }!
challenge-end-tied = Utmaningen oavgjord: { $best ->
    [yes] er bästa
   *[no] du
  } och { $named ->
    [yes] { $by }
   *[no] din vän
  } tog { $yours ->
    [one] { $yours } bricka
   *[other] { $yours } brickor
  } var.
challenge-end-lost = Utmaningen förlorad: { $best ->
    [yes] er bästa tog
   *[no] du tog
  } { $yours ->
    [one] { $yours } bricka
   *[other] { $yours } brickor
  }, { $named ->
    [yes] { $by }
   *[no] din vän
  } { $theirs }.
