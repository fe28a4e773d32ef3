### Vad slumpen gjorde i ett parti, som en summa i procentenheter av vinstchansen. $you: om personen är den som läser.

luck-sum = Hur vinstchansen ändrades
luck-start = I början
luck-draws = { $you ->
    [yes] Brickorna du drog
   *[no] Dragna brickor
  }
luck-others = De andra
luck-back = { $you ->
    [yes] Dina misstag
   *[no] Misstag
  }
luck-gained = Drag som andra fick stå över
luck-result = { $result ->
    [won] Vinst
    [lost] Förlust
   *[tied] Oavgjort
  }
luck-equals = Ingen spelade mycket bättre, så slumpen avgjorde.
