/** Slapjack on a phone as the rack alone. */
import { say } from '../../strings/say';
import { pilesRack } from '../piles/ui/rack';
import type { SlapjackTypes } from './kept/savedGame';
import { slapjackWords } from './words/words';

// Whoever has a phone of their own needs no keys of their own.
const keys = { callKey: { usual: [] } };

export const rack = pilesRack<SlapjackTypes>(
  { rules: { calls: () => ['slap'], turnsOver: () => false, agreement: { of: { keys } } }, words: slapjackWords },
  { title: () => say('slapjack-title'), words: ['shell', 'apart', 'slapjack'] },
);
