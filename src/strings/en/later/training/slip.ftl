### What of a review is added to the training room.

# The button beside "Try it again".
training-slip-add = Add to training
training-slip-added = Added. It waits for you in the training room.
training-slip-there = This is in your training already.
training-slip-nothing = This one makes no good question, so it was not added.
