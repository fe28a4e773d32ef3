# About how long a game takes. $time is a number of minutes, or of hours with a half: 1.5.

duration-about =
    { $unit ->
        [hours] { $time ->
            [one] about { $time } hour
           *[other] about { $time } hours
        }
       *[minutes] { $time ->
            [one] about { $time } minute
           *[other] about { $time } minutes
        }
    }
