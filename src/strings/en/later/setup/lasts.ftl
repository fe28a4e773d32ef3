# About how long it takes to play what was agreed. $time is a number of minutes, or of hours with a half: 1.5.

lasts-to-100 =
    { $unit ->
        [hours] { $time ->
            [one] a series to 100 takes about { $time } hour
           *[other] a series to 100 takes about { $time } hours
        }
       *[minutes] { $time ->
            [one] a series to 100 takes about { $time } minute
           *[other] a series to 100 takes about { $time } minutes
        }
    }
# $games: two or more.
lasts-games =
    { $unit ->
        [hours] { $time ->
            [one] { $games } games take about { $time } hour
           *[other] { $games } games take about { $time } hours
        }
       *[minutes] { $time ->
            [one] { $games } games take about { $time } minute
           *[other] { $games } games take about { $time } minutes
        }
    }
