# At the foot of the settings: whether the game opens and plays without the internet on this device.
offline-yes = Works offline: yes
offline-not-yet = Works offline: not yet
offline-no-room = Works offline: no, your browser has no room for it
offline-never = Works offline: no, this browser can’t keep a copy of the game
