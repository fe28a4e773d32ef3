### The rules of Through the Window: the quick ones, and the full ones.

## The quick rules, a line each

window-brief-turn = Take turns: turn over one of your four cards. Its name gives a letter.
window-brief-call = Call as soon as you have a person, place or thing that begins with that letter. The first to call says it.
# $count: seconds.
window-brief-word =
    { $count ->
       *[other] You have { $count } seconds to type it.
    }
window-brief-right = If it’s in the word list, or more than half of the other people agree, you win the card.
window-brief-wrong = If not, you’re out for this card, and whoever called next says a word.
window-brief-end = Once all the cards are turned, whoever has most cards wins.

## The full rules

window-rules-letters-title = The letters
window-rules-letters-en = Ace A, two T, three T, four F, five F, six S, seven S, eight E, nine N, ten T, jack J, queen Q, king K.
window-rules-letters-sv = The cards’ names in Swedish: ess E, två T, tre T, fyra F, fem F, sex S, sju S, åtta Å, nio N, tio T, knekt K, dam D, kung K.
window-rules-before-title = Before the game
window-rules-before = Three to eight play. Each has four cards face down, which nobody looks at. A draw decides who deals, and the dealer turns the first card.
window-rules-call-title = Calling
window-rules-call = Anyone may call, including the player who turned the card. If two call at the same time, go round from the left of that player: the first of them you come to says a word first.
window-rules-call-queue = You may call while somebody else is saying a word: then you’re next in line. You can call once for each card.
window-rules-call-nobody = If nobody calls for 10 seconds, the card is put aside.
window-rules-word-title = The word
window-rules-word = Any noun will do, and so will two words for one thing, like fire engine. You needn’t see it from any window, and names count, too. Say it as a dictionary has it: tree and trees count as different words.
window-rules-word-used = A word that has won a card can’t win another. A word that didn’t count can be said again.
window-rules-word-list = A word in the list counts at once. If it isn’t there, the other people at the table say whether it counts. Characters have no say. If there are no other people, the list decides.
window-rules-word-aloud = In one room you can say it aloud and press Said it instead. Then write it down, and the others say whether they heard it in time and whether it counts.
window-rules-end-title = The end
window-rules-end = The game ends with the last card. Whoever has most cards wins. If several do, it’s a tie.
