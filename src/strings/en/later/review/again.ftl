### Trying again at a moment of a game that is over, and playing on from there.

again-back = Back to the review
