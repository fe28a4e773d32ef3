# About how long it takes to play what was agreed. $time is a number of minutes, or of hours with a half: 1.5.

lasts-to-100 =
    { $unit ->
        [hours] { $time ->
            [one] en match till 100 tar ungefär { $time } timme
           *[other] en match till 100 tar ungefär { $time } timmar
        }
       *[minutes] { $time ->
            [one] en match till 100 tar ungefär { $time } minut
           *[other] en match till 100 tar ungefär { $time } minuter
        }
    }
lasts-games =
    { $unit ->
        [hours] { $time ->
            [one] { $games } partier tar ungefär { $time } timme
           *[other] { $games } partier tar ungefär { $time } timmar
        }
       *[minutes] { $time ->
            [one] { $games } partier tar ungefär { $time } minut
           *[other] { $games } partier tar ungefär { $time } minuter
        }
    }
