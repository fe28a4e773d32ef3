### Through the Window

guest-name-window = Genom fönstret
card-table-line-window = En sjua? S! Den som först kommer på något på S vinner kortet.
