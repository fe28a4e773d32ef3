/** Salute the King on a phone as the rack alone: four large signs. */
import { say } from '../../strings/say';
import '../../ui/styles/signs.css';
import { pilesRack } from '../piles/ui/rack';
import type { SaluteTypes } from './kept/savedGame';
import { GESTURES } from './rules/triggers';
import { signs } from './ui';
import { saluteWords } from './words/words';

export const rack = pilesRack<SaluteTypes>(
  {
    // Whoever has a phone of their own needs no keys of their own.
    rules: { calls: () => GESTURES, answering: true, turnsOver: () => false, agreement: { of: { keys: {} } } }, words: saluteWords, signs,
  },
  { title: () => say('salute-title'), words: ['shell', 'apart', 'salute'] },
);
