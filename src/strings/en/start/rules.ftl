### What opens the rules, on screens and in the menu.

# What is seen on the buttons.
rules-open = Rules
# What is heard there.
rules-open-name = Quick rules
