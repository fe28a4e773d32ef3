### Den första meningen i en genomgång: hur partiet slutade för den som genomgången gäller, och vad som avgjorde det.

turning-result = { $result ->
    [won] { $you ->
      [yes] Du vann med { $score }.
     *[no] { $name } vann med { $score }.
    }
   *[lost] { $you ->
      [yes] Du förlorade med { $score }.
     *[no] { $name } förlorade med { $score }.
    }
  }
turning-score = { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } mot { $others }
turning-won = { $you ->
    [yes] Du vann partiet i drag { $turn }.
   *[no] { $name } vann partiet i drag { $turn }.
  }
turning-won-when = { $you ->
    [yes] Du vann partiet i drag { $turn }, { $when }.
   *[no] { $name } vann partiet i drag { $turn }, { $when }.
  }
turning-won-slowly = { $you ->
    [yes] Du vann partiet lite i taget: från drag { $turn } var oddsen på din sida.
   *[no] { $name } vann partiet lite i taget, med oddsen på sin sida från drag { $turn }.
  }
turning-won-always = { $you ->
    [yes] Du vann partiet från början till slut: oddsen var hela tiden på din sida.
   *[no] { $name } vann partiet från början till slut, hela tiden med oddsen på sin sida.
  }
turning-lost = { $you ->
    [yes] Du förlorade partiet i drag { $turn }.
   *[no] { $name } förlorade partiet i drag { $turn }.
  }
turning-lost-when = { $you ->
    [yes] Du förlorade partiet i drag { $turn }, { $when }.
   *[no] { $name } förlorade partiet i drag { $turn }, { $when }.
  }
turning-lost-slowly = { $you ->
    [yes] Du förlorade partiet lite i taget: från drag { $turn } var oddsen emot dig.
   *[no] { $name } förlorade partiet lite i taget, med oddsen emot sig från drag { $turn }.
  }
turning-lost-always = { $you ->
    [yes] Du förlorade partiet från början till slut: oddsen var hela tiden emot dig.
   *[no] { $name } förlorade partiet från början till slut, hela tiden med oddsen emot sig.
  }
turning-tied = { $you ->
    [yes] Du delade segern med { $others }, { $tiles ->
      [one] { $tiles } bricka
     *[other] { $tiles } brickor
    } var.
   *[no] { $name } delade segern med { $others }, { $tiles ->
      [one] { $tiles } bricka
     *[other] { $tiles } brickor
    } var.
  }
turning-level = Det stod lika från drag { $turn }, { $when }.
turning-look = Gå till drag { $turn }

## Vad som hände i det draget: meningens andra hälft

turning-took = { $you ->
    [yes] när du tog { $run }
   *[no] när { $name } tog { $run }
  }
turning-claimed = { $you ->
    [yes] när du tog { $run }, som { $maker } missade
   *[no] när { $name } tog { $run }, som { $maker } missade
  }
turning-set-up = { $you ->
    [yes] när du öppnade { $run } för { $whom }
   *[no] när { $name } öppnade { $run } för { $whom }
  }
turning-missed = { $you ->
    [yes] när du missade { $run }
   *[no] när { $name } missade { $run }
  }
turning-false-call = { $you ->
    [yes] när du gjorde ett felrop
   *[no] när { $name } gjorde ett felrop
  }
turning-chose = { $you ->
    [yes] när du lade { $tile } i stället för { $better }
   *[no] när { $name } lade { $tile } i stället för { $better }
  }
turning-drew = { $you ->
    [yes] när du drog { $tile }
   *[no] när { $name } drog { $tile }
  }
turning-played = { $you ->
    [yes] när du lade { $tile }
   *[no] när { $name } lade { $tile }
  }
