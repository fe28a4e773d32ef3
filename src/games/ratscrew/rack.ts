/** Egyptian Ratscrew on a phone as the rack alone. */
import { say } from '../../strings/say';
import { pilesRack } from '../piles/ui/rack';
import type { RatscrewTypes } from './kept/savedGame';
import { ratscrewWords } from './words/words';

// Whoever has a phone of their own needs no keys of their own.
const keys = { callKey: { usual: [] }, turnKey: { usual: [] } };

export const rack = pilesRack<RatscrewTypes>(
  { rules: { calls: () => ['slap'], turnsOver: () => false, agreement: { of: { keys } } }, words: ratscrewWords },
  { title: () => say('ratscrew-title'), words: ['shell', 'apart', 'ratscrew'] },
);
