settings-open = Inställningar
