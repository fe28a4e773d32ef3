# What the page tells about itself: that nothing can be saved, or that something is missing.

notice-memory-only = Den här webbläsaren sparar inget. Partier går förlorade när du stänger sidan.
notice-outdated = En nyare version av SNAG har använts här, så den här kan inte öppna dina partier. Inget har gått förlorat. Ladda om sidan för att få den nyare versionen. Till dess sparas inget.
notice-save-failed = Partiet går inte att spara: disken är full eller svarar inte, eller så tillåter webbläsaren det inte. Du kan spela vidare, men stäng inte sidan så länge det här meddelandet syns.
notice-training-failed = Dina svar går inte att spara: disken är full eller svarar inte, eller så tillåter webbläsaren det inte. Du kan fortsätta, men stäng inte sidan så länge det här meddelandet syns.
notice-no-picture = Bilden av bordet går inte att rita här. Du kan spela med enkla knappar i stället.
