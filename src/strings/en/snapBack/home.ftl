# The first screen of Snap Back, and its name.
snap-back-title = Snap Back
# Leads back to the training room.
snap-back-leave = Back to the training room
