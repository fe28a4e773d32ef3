# What the page tells about itself: that nothing can be saved, or that something is missing.

notice-memory-only = Den här webbläsaren kan inte spara dina partier. De försvinner när du stänger sidan.
notice-outdated = En nyare version av SNAG har använts här, så den här kan inte öppna dina partier. Inget har gått förlorat. Ladda om sidan för att få den nyare versionen. Till dess sparas inget.
notice-save-failed = Det går inte att spara ditt parti. Lagringsutrymmet kan vara fullt, eller blockerat av webbläsaren. Spela vidare, men låt sidan vara öppen tills det här meddelandet försvinner.
notice-training-failed = Det går inte att spara dina svar. Lagringsutrymmet kan vara fullt, eller blockerat av webbläsaren. Fortsätt gärna, men låt sidan vara öppen tills det här meddelandet försvinner.
notice-no-picture = Bordet går inte att rita här. Du kan spela med enkla knappar i stället.
