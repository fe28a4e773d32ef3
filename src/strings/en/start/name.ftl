# The player of this device, while they have no name: in the place of a name, and as a sentence begins.
name-you = You
# The same in the middle of a sentence, as who does something: "…, then Bo and you".
name-you-inside = you
# And as the one to whom something is done: "… pays a tile each to you".
name-you-object = you
# In the place of a name that was deleted; and where there are several, with a number.
name-somebody = Somebody
name-somebody-nth = Somebody { $nth }
# Whose something is, put before it: "Ann’s" in "nearer to Ann’s left".
# $hisses: whether the name ends in s, x or z. In many languages no other s follows these; in English it does.
name-genitive = { $hisses ->
    [yes] { $name }’s
   *[no] { $name }’s
}
