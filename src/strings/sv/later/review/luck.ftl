### Vad slumpen gjorde i ett parti, i procentenheter av vinstchansen. $you: om personen är den som läser.

luck-start = { $you ->
    [yes] Din vinstchans var { $points }{"\u00A0"}% i början.
   *[no] { $genitive } vinstchans var { $points }{"\u00A0"}% i början.
  }
luck-draws = { $you ->
    [yes] Brickorna du drog: { $change }.
   *[no] Dragna brickor: { $change }.
  }
luck-other = { $name }: { $change }.
luck-others = De andra: { $change }.
luck-back = { $you ->
    [yes] Dina misstag: { $change }.
   *[no] Misstag: { $change }.
  }
luck-gained = Drag som andra fick stå över: { $change }.
luck-result = { $result ->
    [won] Det blir 100: vinst.
    [lost] Det blir 0: förlust.
   *[tied] Det blir { $points }: oavgjort.
  }
luck-equals = Ingen spelade mycket bättre, så slumpen avgjorde.
