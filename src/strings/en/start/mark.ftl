# The marks by which players are told apart, by shape and colour.

mark-circle = red circle
mark-square = blue square
mark-triangle = yellow triangle
mark-diamond = pink diamond
