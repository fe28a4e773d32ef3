snag-call = SNAG!
