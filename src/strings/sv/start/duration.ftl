# About how long a game takes. $time is a number of minutes, or of hours with a half: 1.5.

duration-about =
    { $unit ->
        [hours] { $time ->
            [one] ungefär { $time } timme
           *[other] ungefär { $time } timmar
        }
       *[minutes] { $time ->
            [one] ungefär { $time } minut
           *[other] ungefär { $time } minuter
        }
    }
