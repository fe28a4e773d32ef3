# What people are called where nobody has typed a name. No person has a computer player's name.

person-1 = Player
person-2 = Sally
person-3 = Bo
person-4 = Kim
