# The button that opens the settings, on the start screen and in the menu.
settings-open = Settings
