update-waits = En ny version av SNAG är klar.
update-take = Uppdatera nu
update-busy = En ny version av SNAG är klar. Avsluta eller lämna först partiet i den andra fliken.
update-used = SNAG har uppdaterats. Ladda om fliken för att få den nya versionen här också.
update-reload = Ladda om
