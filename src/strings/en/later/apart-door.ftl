# The door of the start screen to a table at which everybody has a device of their own, and the button beside Play with the same name.
# It's only there where the page comes from a server that has tables.

door-apart = Everyone on their own phone
door-apart-line = your phone is your rack, here or far away
