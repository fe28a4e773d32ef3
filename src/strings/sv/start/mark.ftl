# The marks by which players are told apart, by shape and colour.

mark-circle = röd cirkel
mark-square = blå kvadrat
mark-triangle = gul triangel
mark-diamond = rosa romb
mark-star = grön stjärna
mark-hexagon = lila sexhörning
mark-cross = grått kors
mark-moon = brun måne
