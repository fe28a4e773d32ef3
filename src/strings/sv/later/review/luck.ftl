### Vad slumpen gjorde i ett parti, i poäng av 100. $you: om personen är den som läser; $name: annars namnet.

luck-start = { $you ->
    [yes] Du började med { $points }.
   *[no] { $name } började med { $points }.
  }
luck-gave-gave = { $you ->
    [yes] Dina dragna brickor gav { $draws }, de andra gav { $others }, du gav tillbaka { $back }.
   *[no] De dragna brickorna gav { $draws }, de andra gav { $others }, { $name } gav tillbaka { $back }.
  }
luck-gave-took = { $you ->
    [yes] Dina dragna brickor gav { $draws }, de andra tog { $others }, du gav tillbaka { $back }.
   *[no] De dragna brickorna gav { $draws }, de andra tog { $others }, { $name } gav tillbaka { $back }.
  }
luck-took-gave = { $you ->
    [yes] Dina dragna brickor tog { $draws }, de andra gav { $others }, du gav tillbaka { $back }.
   *[no] De dragna brickorna tog { $draws }, de andra gav { $others }, { $name } gav tillbaka { $back }.
  }
luck-took-took = { $you ->
    [yes] Dina dragna brickor tog { $draws }, de andra tog { $others }, du gav tillbaka { $back }.
   *[no] De dragna brickorna tog { $draws }, de andra tog { $others }, { $name } gav tillbaka { $back }.
  }
luck-draws-others = { $you ->
    [yes] Dina dragna brickor { $drew ->
      [gave] gav
     *[took] tog
    } { $draws }, de andra { $did ->
      [gave] gav
     *[took] tog
    } { $others }.
   *[no] De dragna brickorna { $drew ->
      [gave] gav
     *[took] tog
    } { $draws }, de andra { $did ->
      [gave] gav
     *[took] tog
    } { $others }.
  }
luck-draws-back = { $you ->
    [yes] Dina dragna brickor { $drew ->
      [gave] gav
     *[took] tog
    } { $draws }, du gav tillbaka { $back }.
   *[no] De dragna brickorna { $drew ->
      [gave] gav
     *[took] tog
    } { $draws }, { $name } gav tillbaka { $back }.
  }
luck-others-back = { $you ->
    [yes] De andra { $did ->
      [gave] gav
     *[took] tog
    } { $others }, du gav tillbaka { $back }.
   *[no] De andra { $did ->
      [gave] gav
     *[took] tog
    } { $others }, { $name } gav tillbaka { $back }.
  }
luck-draws = { $you ->
    [yes] Dina dragna brickor { $drew ->
      [gave] gav
     *[took] tog
    } { $draws }.
   *[no] De dragna brickorna { $drew ->
      [gave] gav
     *[took] tog
    } { $draws }.
  }
luck-others = De andra { $did ->
      [gave] gav
     *[took] tog
    } { $others }.
luck-back = { $you ->
    [yes] Du gav tillbaka { $back }.
   *[no] { $name } gav tillbaka { $back }.
  }
luck-gained = Att andra fick stå över gav { $points }.
luck-result = { $result ->
    [won] Det blir 100: vinst.
    [lost] Det blir 0: förlust.
   *[tied] Det blir { $points }: delad seger.
  }
luck-equals = Ingen spelade mycket bättre: slumpen avgjorde.
