# The browser's data base does not answer: it is waited for, after a while one can play without it, and it may answer while one does.

silence-waits = Webbläsarens lagring svarar inte, så dina partier går inte att spara än. SNAG väntar på den.
silence-still = Webbläsarens lagring svarar fortfarande inte. Det brukar hjälpa att ladda om sidan. Du kan också spela utan att spara: svarar lagringen medan du spelar sparar SNAG dina partier ändå.
silence-play = Spela utan att spara
silence-over = Webbläsarens lagring fungerar igen. Allt du har spelat är sparat.
