/** A computer player of Snap: a character who watches the cards (characters/watcher). */
import { createWatcher, type Question, type Watcher } from '../../../characters/watcher';
import type { Character } from '../../../setup/players';
import type { CallKind } from '../rules/game';
import { openPiles, sightsOf, type Seen } from './seen';

export type SnapQuestion = Question<Seen>;
export type ComputerPlayer = Watcher<CallKind, Seen>;
export type CreatePlayer = (character: Character) => ComputerPlayer;

export const createPlayer: CreatePlayer = (character) =>
  createWatcher<CallKind, Seen>(character, { sights: sightsOf, open: openPiles, flips: ({ flips }) => flips });
