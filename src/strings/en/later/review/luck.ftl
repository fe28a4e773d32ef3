### What luck did in a game, in points out of 100. $you: whether the person is who reads this; $name: their name, else.

luck-start = { $you ->
    [yes] You began with { $points }.
   *[no] { $name } began with { $points }.
  }
# What the draws and the others did to the person: gave or took. None of the numbers is below 0, and a part that is 0 is left out.
luck-gave-gave = { $you ->
    [yes] Your draws gave { $draws }, the others gave { $others }, you gave back { $back }.
   *[no] The draws gave { $draws }, the others gave { $others }, { $name } gave back { $back }.
  }
luck-gave-took = { $you ->
    [yes] Your draws gave { $draws }, the others took { $others }, you gave back { $back }.
   *[no] The draws gave { $draws }, the others took { $others }, { $name } gave back { $back }.
  }
luck-took-gave = { $you ->
    [yes] Your draws took { $draws }, the others gave { $others }, you gave back { $back }.
   *[no] The draws took { $draws }, the others gave { $others }, { $name } gave back { $back }.
  }
luck-took-took = { $you ->
    [yes] Your draws took { $draws }, the others took { $others }, you gave back { $back }.
   *[no] The draws took { $draws }, the others took { $others }, { $name } gave back { $back }.
  }
luck-draws-others = { $you ->
    [yes] Your draws { $drew ->
      [gave] gave
     *[took] took
    } { $draws }, the others { $did ->
      [gave] gave
     *[took] took
    } { $others }.
   *[no] The draws { $drew ->
      [gave] gave
     *[took] took
    } { $draws }, the others { $did ->
      [gave] gave
     *[took] took
    } { $others }.
  }
luck-draws-back = { $you ->
    [yes] Your draws { $drew ->
      [gave] gave
     *[took] took
    } { $draws }, you gave back { $back }.
   *[no] The draws { $drew ->
      [gave] gave
     *[took] took
    } { $draws }, { $name } gave back { $back }.
  }
luck-others-back = { $you ->
    [yes] The others { $did ->
      [gave] gave
     *[took] took
    } { $others }, you gave back { $back }.
   *[no] The others { $did ->
      [gave] gave
     *[took] took
    } { $others }, { $name } gave back { $back }.
  }
luck-draws = { $you ->
    [yes] Your draws { $drew ->
      [gave] gave
     *[took] took
    } { $draws }.
   *[no] The draws { $drew ->
      [gave] gave
     *[took] took
    } { $draws }.
  }
luck-others = The others { $did ->
      [gave] gave
     *[took] took
    } { $others }.
luck-back = { $you ->
    [yes] You gave back { $back }.
   *[no] { $name } gave back { $back }.
  }
# A call can cost whoever makes it a turn: what that brought the person who had missed the run.
luck-gained = Turns that others lost over it gave { $points }.
luck-result = { $result ->
    [won] That makes 100: a win.
    [lost] That makes 0: a loss.
   *[tied] That makes { $points }: a shared win.
  }
luck-equals = Nobody played much better: luck decided.
