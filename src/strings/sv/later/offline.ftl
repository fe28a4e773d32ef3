offline-yes = Fungerar offline: ja
offline-not-yet = Fungerar offline: inte än
offline-no-room = Fungerar offline: nej, webbläsaren har inte plats för spelet
offline-never = Fungerar offline: nej, den här webbläsaren kan inte spara en kopia av spelet
