/** Snap on a phone as the rack alone. */
import { say } from '../../strings/say';
import { pilesRack } from '../piles/ui/rack';
import type { SnapTypes } from './kept/savedGame';
import { callsAt, turnsOver } from './rules/game';
import { snapWords } from './words/words';

// Whoever has a phone of their own needs no keys of their own.
const keys = { callKey: { usual: [] }, potKey: { usual: [] } };

export const rack = pilesRack<SnapTypes>({ rules: { calls: callsAt, turnsOver, agreement: { of: { keys } } }, words: snapWords }, {
  title: () => say('snap-title'), words: ['shell', 'apart', 'snap'],
});
