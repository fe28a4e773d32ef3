tile-count = { $count ->
    [one] { $count } bricka
   *[other] { $count } brickor
}
