# Beside a game at a table of several devices, on the big screen: who is where, how to join, signs, and what is wrong with the line.

beside-join = Gå med: { $code }
beside-to-table = Platser och kod
beside-stop = Avbryt partiet
beside-stop-sure = Avbryta partiet för alla? Tryck igen
beside-paused = Partiet är pausat
beside-paused-host = Värden kan fortsätta.
beside-signs = Reaktioner
beside-signs-as = Reaktioner från { $name }
beside-mute = Dölj reaktioner
beside-unmute = Visa reaktioner
beside-trying = Ännu ingen kontakt med bordet efter { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}. Kolla ditt wifi. Vi fortsätter försöka.
