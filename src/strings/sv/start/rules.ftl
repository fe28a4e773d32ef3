### What opens the rules, on screens and in the menu.

rules-open = Regler
rules-open-name = Reglerna i korthet
