# What is called, and what stands on the burst with which one calls.
snag-call = SNAG!
