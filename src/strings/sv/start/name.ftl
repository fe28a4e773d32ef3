name-you = Du
name-you-inside = du
name-you-object = dig
name-somebody = Någon
name-somebody-nth = Någon { $nth }
# ”Hans ställ”, ”Max ställ”; men ”Anns ställ”.
name-genitive = { $hisses ->
    [yes] { $name }
   *[no] { $name }s
}
