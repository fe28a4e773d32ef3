### After a game of Egyptian Ratscrew: what is told of it, and the replay.

ratscrew-call-named = Klask

## The moments

ratscrew-moment-missed = Det fanns något att klaska på, men ingen klaskade.

## The replay

ratscrew-replay-file = ratscrew-parti.json

## What happens at a step of the replay

ratscrew-story-slap = { $what ->
    [pair] Ett par: det går att klaska på.
    [sandwich] En smörgås: den går att klaska på.
    [run] En stege: den går att klaska på.
   *[joker] En joker: den går att klaska på.
}
ratscrew-story-wrong = Men det finns inget att klaska på.
ratscrew-story-flips = Det var det tusende kortet. Partiet är slut.
ratscrew-story-fined = { $you ->
    [yes] Ett av dina kort läggs under kasthögen.
   *[no] Ett av { $genitive } kort läggs under kasthögen.
}
ratscrew-story-asked = { $you ->
    [yes] Du får frågan om du fortsätter svara på utmaningen.
   *[no] { $name } får frågan om att fortsätta svara på utmaningen.
}
