# What is agreed before a game: rows of choices, each a word or two, and beneath it a sentence ("-line") on what it means.
# Where the word is short for its meaning, it is heard as "-name" instead.

## What the rows are called

choice-match = Match
choice-games = How many games
choice-rules = Rules
choice-call-time = Time to call
choice-pace = Pace
choice-aid = Memory aid
choice-practice = Practice
choice-sitting = Where do you sit?

## What is played for

choice-match-single = One game
choice-match-single-line = Each game counts by itself.
choice-match-to-100 = To 100
choice-match-to-100-line = You play game after game until somebody has 100 tiles.
# $games: two or more.
choice-match-games = { $games } games
choice-match-games-line = Whoever has the most tiles after { $games } games wins.
# How many games, by itself: seen as a number, heard as this.
choice-games-name = { $games } games

## The rules. Those that have a name are in "house-rule".

choice-rules-printed = Printed
choice-rules-own = Own…
choice-rules-own-name = Own rules
choice-rules-own-line = Agree on each rule by itself.

## The time to call, in seconds, or one of two words

choice-call-seconds = { $seconds } s
choice-call-seconds-name = { $seconds } seconds
choice-call-seconds-line = After you play a tile, you have { $seconds } seconds to call.
choice-call-none = none
choice-call-none-name = none: no clock
choice-call-none-line = No clock runs. A move ends when its player draws.
choice-call-asked = ask all
choice-call-asked-name = ask all: everyone is asked
choice-call-asked-line = No clock runs. After each move everyone is asked in turn, SNAG or pass, so nobody has to be quick.

## How fast computers and tiles are

choice-pace-slow = slow
choice-pace-slow-line = The computers take their time, and tiles move slowly.
choice-pace-normal = normal
choice-pace-normal-line = The computers take a moment for each move.
choice-pace-fast = fast
choice-pace-fast-line = The computers are quick, and so are the tiles.
choice-pace-instant = instant
choice-pace-instant-line = The computers play at once, and nothing moves.

## The memory aid, and practice

choice-aid-on = cross out tiles that are gone
choice-aid-on-line = Everyone sees which squares stay empty.
choice-aid-off = off
choice-aid-off-line = You have to remember which tiles are gone.
choice-practice-on = hints and undo
choice-practice-on-line = Ask for a hint, see the runs you missed, undo turns. The game does not count in your statistics.
choice-practice-off = off
choice-practice-off-line = No hints. What is played is played.

## How several people sit

choice-sitting-beside = Side by side
choice-sitting-beside-line = One screen or laptop. Racks are hidden between moves. To call, press your own key or touch your own name.
choice-sitting-around = Around a tablet
choice-sitting-around-line = Lay it flat in the middle. Everyone has a rack and a SNAG! at their own edge. This needs a tablet or larger.
