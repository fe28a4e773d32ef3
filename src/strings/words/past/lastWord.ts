/** What a character says of how a game ended: which of its sentences, and with what. */
import type { RunEnds, WordFact } from '../../../history/endView';
import type { Character } from '../../../setup/players';
import { say } from '../../say';
import { capital } from '../grammar';
import { inWords } from './end';

/** What a character says of how a game ended. */
export function lastWord(character: Character, fact: WordFact): string {
  return capital(wordOf(character, fact));
}

function wordOf(character: Character, fact: WordFact): string {
  if (fact.outcome === 'tied') return say(`word-${character}-tied`);
  switch (fact.about) {
    case 'missed': return say(`word-${character}-lost-missed`, { run: between(fact.run) });
    case 'claimed': return say(`word-${character}-won-claimed`, { run: between(fact.run) });
    case 'big': return say(`word-${character}-${fact.outcome}-big`, { tiles: inWords(fact.tiles) });
    case 'vain': return say(`word-${character}-lost-vain`);
    default: return say(`word-${character}-${fact.outcome}-${fact.about}`);
  }
}

/** A run by its ends: "26–56". */
function between([first, last]: RunEnds): string {
  return say('word-run', { first, last });
}
