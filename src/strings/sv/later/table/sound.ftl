# I förbigående, när tangenten trycks.
sound-on = Ljudet är på.
sound-off = Ljudet är av.

# Det som datorns röst ropar. Det hörs men syns aldrig: stavat så att en svensk röst säger det som på engelska.
sound-shout = Snägg!
