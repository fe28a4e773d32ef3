# Beside a game at a table of several devices, on the big screen: who is where, how to join, signs, and what is wrong with the line.

beside-join = Gå med: { $code }
beside-to-table = Till bordet
beside-stop = Avbryt partiet
beside-stop-sure = Avbryta partiet för alla? Tryck igen
beside-paused = Spelet är pausat
beside-paused-host = Värden kan låta det gå vidare.
beside-signs = Tecken
beside-signs-as = Tecken från { $name }
beside-mute = Dölj tecken
beside-unmute = Visa tecken
beside-trying = Förbindelsen till bordet är borta. Har försökt igen i { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
} …
