update-waits = Det finns en ny version av SNAG.
update-take = Uppdatera nu
update-busy = Det finns en ny version av SNAG. Avsluta eller lämna först partiet i den andra fliken.
update-used = SNAG har uppdaterats. Ladda om fliken för att få den nya versionen här också.
update-reload = Ladda om
