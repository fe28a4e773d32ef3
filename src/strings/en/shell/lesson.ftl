# The section of the screen that the lesson takes.
shell-lesson = Lesson
# How far it is, as it is heard.
shell-lesson-part = Part { $part } of { $parts }
shell-lesson-begin = Begin
shell-lesson-go-on = Continue
shell-lesson-show-me = Show me
shell-lesson-play = Play
shell-lesson-leave = Leave the lesson
