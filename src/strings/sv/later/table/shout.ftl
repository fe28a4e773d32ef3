### Att ropa med rösten: någon ropar SNAG, och mikrofonen hör det.

shout-title = Ropa med rösten
shout-about = Ropa SNAG i stället för att trycka på knappen. Spelet lyssnar efter en plötslig, stark röst. Det förstår inga ord.
shout-private = Ingenting spelas in eller skickas. Ett märke på bordet visar när mikrofonen är på. Den stängs av när partiet är slut eller när du lämnar det.
shout-who = Vem ropar med rösten?
shout-open-microphone = Slå på mikrofonen
shout-close = Stäng av mikrofonen
shout-back = Tillbaka
shout-opening = Webbläsaren frågar nu om spelet får använda mikrofonen.
shout-ready = Mikrofonen är på. { $you ->
    [yes] Du ropar med rösten.
   *[no] { $name } ropar med rösten.
  }

shout-three = Ropa SNAG tre gånger, lika högt som du tänker ropa i spelet.
shout-heard = { $count ->
    [0] Inget har hörts än.
   *[other] Hört { $count } av 3.
  }
shout-quieter = Det ropet var mycket tystare än de andra, så det räknas inte.
shout-set = Klart. Prata som vanligt: då ska inget hända. Ropa sedan en gång: det ska räknas.
shout-calls = { $count ->
    [0] Inga rop har hörts.
    [one] { $count } rop har hörts.
   *[other] { $count } rop har hörts.
  }
shout-was-talk = Det var bara prat
shout-raised = Nu måste ett rop vara högre. Prata igen och prova.
shout-too-loud = Dina rop är knappt högre än så. Ropa högre, eller flytta mikrofonen längre från dem som pratar, och ställ in nivån igen.
shout-again = Ställ in nivån igen
shout-done = Klar

shout-play-on = Du kan fortfarande ropa med knappen eller en tangent.
shout-problem-insecure = Webbläsare tillåter mikrofonen bara på säkra sidor (https).
shout-problem-unsupported = Den här webbläsaren kan inte lyssna efter rop.
shout-problem-refused = Mikrofonen är blockerad. Du kan tillåta den för den här sidan i webbläsarens inställningar, eller i enhetens.
shout-problem-missing = Ingen mikrofon hittades.
shout-problem-busy = Ett annat program använder mikrofonen.
shout-problem-failed = Mikrofonen gick inte att slå på.
shout-problem-lost = Mikrofonen har slutat fungera.
