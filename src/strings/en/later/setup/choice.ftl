# What is agreed before a game: rows of choices, each a word or two, and beneath it a sentence ("-line") on what it means.
# Where the word is short for its meaning, it is heard as "-name" instead.

## What the rows are called

choice-match = Length
choice-games = How many games
choice-rules = Rules
choice-call-time = Time to call
choice-pace = Pace
choice-aid = Memory aid
choice-practice = Practice
choice-sitting = Where do you sit?

## What is played for

choice-match-single = One game
choice-match-single-line = Each game has its own winner.
choice-match-to-100 = To 100
choice-match-to-100-line = You play game after game until someone has 100 tiles.
# $games: two or more.
choice-match-games = { $games } games
choice-match-games-line = The player with the most tiles after { $games } games wins.
# How many games, by itself: seen as a number, heard as this.
choice-games-name = { $games } games

## The rules. Those that have a name are in "house-rule".

choice-rules-printed = Standard
choice-rules-own = Custom…
choice-rules-own-name = Custom rules
choice-rules-own-line = Choose each rule yourself.

## The time to call, in seconds, or one of two words

choice-call-seconds = { $seconds } s
choice-call-seconds-name = { $seconds } seconds
choice-call-seconds-line = After you play a tile, you have { $seconds } seconds to call.
choice-call-none = no limit
choice-call-none-name = no limit: take your time
choice-call-none-line = Take your time. Your turn ends when you draw.
choice-call-asked = ask all
choice-call-asked-name = ask all: everyone is asked
choice-call-asked-line = No rush: after every turn, everyone is asked SNAG or pass.

## How fast computers and tiles are

choice-pace-slow = slow
choice-pace-slow-line = The computers take their time, and tiles move slowly.
choice-pace-normal = normal
choice-pace-normal-line = The computers take a moment for each turn.
choice-pace-fast = fast
choice-pace-fast-line = The computers are quick, and so are the tiles.
choice-pace-instant = instant
choice-pace-instant-line = The computers play at once, and nothing moves.

## The memory aid, and practice

choice-aid-on = show what’s gone
choice-aid-on-line = Squares whose tiles are gone are crossed out for everyone.
choice-aid-off = off
choice-aid-off-line = You have to remember which tiles are gone.
choice-practice-on = hints and undo
choice-practice-on-line = Ask for hints, see the runs you missed, and undo turns. The game doesn’t count in your statistics.
choice-practice-off = off
choice-practice-off-line = No hints and no undo.

## How several people sit

choice-sitting-beside = Side by side
choice-sitting-beside-line = One screen or laptop. Racks are hidden between turns. To call, tap your name, or press your own key if there’s a keyboard.
choice-sitting-around = Around a tablet
choice-sitting-around-line = Lay it flat in the middle. Everyone has a rack and a SNAG! at their own edge, and stays there. Your edge lights up when it’s your turn. You need a tablet or something larger.
