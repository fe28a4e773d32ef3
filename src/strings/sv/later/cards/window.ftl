### Through the Window

guest-name-window = Genom fönstret
card-table-line-window = Ett kort, en bokstav – och först att nämna en sak vinner det.
