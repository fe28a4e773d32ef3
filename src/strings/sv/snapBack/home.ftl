snap-back-title = Snap Back
snap-back-leave = Tillbaka till träningsrummet
