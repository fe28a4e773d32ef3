shell-lesson = Lektion
shell-lesson-part = Del { $part } av { $parts }
shell-lesson-begin = Börja
shell-lesson-go-on = Fortsätt
shell-lesson-show-me = Visa mig
shell-lesson-play = Spela
shell-lesson-leave = Lämna lektionen
