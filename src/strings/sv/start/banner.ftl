banner-close = Stäng det här meddelandet
banner-superseded = En nyare version av SNAG är öppen i en annan flik. Ladda om sidan för att fortsätta.
banner-not-loaded = En del av spelet kunde inte laddas. Kontrollera anslutningen och ladda om sidan. Dina partier är kvar.
banner-reload = Ladda om
banner-save-all = Spara alla partier
