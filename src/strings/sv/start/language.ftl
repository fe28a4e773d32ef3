language-unknown = SNAG talar inte ”{ $asked }”. Du kan välja språk i inställningarna.
