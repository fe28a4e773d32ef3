language-unknown = SNAG kan inte språket ”{ $asked }”. Du kan välja språk i inställningarna.
