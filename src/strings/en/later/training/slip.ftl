### What of a review is added to the training room.

# The button beside "Try it again".
training-slip-add = Add to training
training-slip-added = Added. It’s waiting for you in the training room.
training-slip-there = This is already in your training.
training-slip-nothing = This one doesn’t make a good question, so it wasn’t added.
