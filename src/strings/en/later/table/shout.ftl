### Calling by voice: somebody shouts SNAG, and the microphone hears it.

# The button in the menu, and the title of the dialog.
shout-title = Call by voice
shout-about = Shout SNAG instead of pressing the button. The game listens for a sudden loud voice. It doesn’t understand words.
shout-private = Nothing is recorded or sent. A sign on the table shows when the microphone is open. It closes when the game is over or you leave it.
# Where several play at this screen: above their names.
shout-who = Who calls by voice?
shout-open-microphone = Open the microphone
shout-close = Close the microphone
shout-back = Back
shout-opening = Your browser will ask whether the game may use the microphone.
# The microphone is open; this person's shouts are calls.
shout-ready = The microphone is open. { $you ->
    [yes] You call by voice.
   *[no] { $name } calls by voice.
  }

## How loud a call has to be

shout-three = Shout SNAG three times, as loud as you will in the game.
# $count: how many of the three shouts were heard so far.
shout-heard = { $count ->
    [0] Nothing heard yet.
   *[other] Heard { $count } of 3.
  }
# Told with the number of shouts: the last one did not count.
shout-quieter = That one was much quieter than the others, so it doesn’t count.
shout-set = All set. Talk normally: nothing should happen. Then shout once: that should count.
# $count: how many calls were heard while it is tried.
shout-calls = { $count ->
    [0] No calls heard.
    [one] Heard { $count } call.
   *[other] Heard { $count } calls.
  }
# A button: what was heard as a call was no more than talk.
shout-was-talk = That was just talking
shout-raised = Calls now have to be louder. Talk again to try it.
shout-too-loud = Your shouts are hardly louder than that. Shout louder, or move the microphone away from anyone talking, and set the level again.
shout-again = Set the level again
shout-done = Done

## Why there is no microphone, and what then

shout-play-on = You can still call with the button or a key.
shout-problem-insecure = Browsers only allow the microphone on secure pages (https).
shout-problem-unsupported = This browser can’t listen for calls.
shout-problem-refused = The microphone is blocked. You can allow it for this page in your browser’s settings, or in your device’s.
shout-problem-missing = No microphone was found.
shout-problem-busy = Another program is using the microphone.
shout-problem-failed = The microphone couldn’t be opened.
shout-problem-lost = The microphone has stopped.
