# The marks by which players are told apart, by shape and colour.

mark-circle = red circle
mark-square = blue square
mark-triangle = yellow triangle
mark-diamond = pink diamond
mark-star = green star
mark-hexagon = purple hexagon
mark-cross = grey cross
mark-moon = brown moon
