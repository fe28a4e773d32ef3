# The dialog in which somebody sets how the game looks, sounds and moves on their device. A label stands over its row of words; the line
# beneath tells what the chosen word means. Words in a row are short and in small letters, as on all rows of the game.
settings-title = Settings
settings-done = Done

# Language. The languages themselves stand there by their own names.
settings-language = Language
settings-language-system = same as device
settings-language-system-line = Your device’s language, if SNAG speaks it.

# What is heard and felt.
settings-heard = Sound and touch
settings-sound = Sound
settings-sound-on = on
settings-sound-on-line = You hear tiles, calls and the time running out.
settings-sound-off = off
settings-sound-off-line = You hear nothing.
settings-volume = Volume
settings-effects = Tiles and table
settings-voices = Voices
# $percent: from 0 to 100.
settings-part = { $percent }%
settings-speech = Calls
settings-speech-shouted = shouted
settings-speech-shouted-line = Everyone has a shout of their own.
settings-speech-spoken = spoken
settings-speech-spoken-line = Your device’s own voice calls SNAG, higher or lower for each player.
settings-speech-none = This device has no voice for this language, so calls are shouted.
settings-vibration = Vibration
settings-vibration-on = on
settings-vibration-on-line = Your device buzzes when your tile lands, when a run is taken and when a call is false.
settings-vibration-off = off
settings-vibration-off-line = Your device stays still.
settings-vibration-none = This device or browser can’t vibrate.

# What is seen.
settings-seen = Display
settings-motion = Motion
settings-motion-system = same as device
settings-motion-system-line = Tiles move at the pace of the game, or not at all if your device asks for less motion.
settings-motion-off = off
settings-motion-off-line = Nothing moves: tiles appear right where they belong.
settings-motion-slow = slow
settings-motion-slow-line = Tiles move slowly, whatever the pace of the game.
settings-motion-normal = normal
settings-motion-normal-line = Tiles take a moment, whatever the pace of the game.
settings-motion-fast = fast
settings-motion-fast-line = Tiles are quick, whatever the pace of the game.
settings-text = Text size
settings-text-normal = normal
settings-text-normal-line = The size your browser uses.
settings-text-large = large
settings-text-large-line = All text is a little larger. The table fills the window as before.
settings-text-larger = larger
settings-text-larger-line = All text is a third larger. The table fills the window as before.
settings-text-largest = largest
settings-text-largest-line = All text is one and a half times as large. The table fills the window as before.
settings-contrast = Contrast
settings-contrast-system = same as device
settings-contrast-system-line = The contrast your device asks for.
settings-contrast-normal = normal
settings-contrast-normal-line = The original colours.
settings-contrast-more = more
settings-contrast-more-line = Darker letters, clear edges, and nothing see-through.
settings-remarks = Remarks
settings-remarks-on = now and then
settings-remarks-on-line = Characters sometimes say hello, or a word or two while you play.
settings-remarks-off = none
settings-remarks-off-line = Characters keep quiet while you play. Their faces still change.
settings-hand = Hand
settings-hand-right = right
settings-hand-right-line = SNAG! is under your right thumb.
settings-hand-left = left
settings-hand-left-line = SNAG! is under your left thumb, and the table is mirrored.

# How one plays.
settings-played = Play
settings-confirm = Undo a tap
settings-confirm-never = never
settings-confirm-never-line = A tile is played as soon as you tap it.
settings-confirm-touch = by finger
settings-confirm-touch-spoken = by finger, for a moment
settings-confirm-touch-line = When you tap a tile with a finger, it waits a moment. Tap it again to undo.
settings-confirm-always = always
settings-confirm-always-spoken = always: a second tap plays it
settings-confirm-always-line = A tile waits over its square until you tap it a second time.
settings-keys = Letter and number keys
settings-keys-on = on
# $call, $draw: their letters, as they are set.
settings-keys-on-line = { $call } calls SNAG, { $draw } draws, and 1 to 4 play a tile. The rules list all the keys.
settings-keys-off = off
settings-keys-off-line = Letter and number keys do nothing at the table, not even a player’s own call key. Space calls, Enter draws and Escape opens the menu.
settings-letters = Choose other letters
settings-letters-usual = Back to the usual letters
settings-aid = Memory aid
settings-aid-off = off
settings-aid-off-line = You have to remember which tiles are gone. Applies from your next game.
settings-aid-on = show what’s gone
settings-aid-on-line = Squares whose tiles are gone are crossed out for everyone. Applies from your next game.
