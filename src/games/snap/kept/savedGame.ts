/** Snap as it is kept: how a game is read and played through, and what the house asks of its rows. */
import type { CardDeal } from '../../../cards/deal';
import { storageOf } from '../../storageAdapter';
import { readTimes } from '../../../host/savedGame';
import type * as host from '../../../host/contract';
import { optionsOf, agreement, type SnapSetup } from './setup';
import { bestOf, snapBests, worthsOf } from './bests';
import { dealOf, headerOf, readDeal } from './deal';
import { startGame, type EndKind, type SnapGame } from '../rules/game';
import type { SnapHappening } from '../rules/happening';
import { applyEvent, resultOf, type GameEvent, type Replayed } from '../rules/record';

/** What of Snap is kept, as types. */
export interface KeptSnap extends host.GameTypes {
  readonly Setup: SnapSetup;
  readonly Deal: CardDeal;
  readonly State: SnapGame;
  readonly Event: GameEvent;
  /** When each event happened, in milliseconds of the game's own time. */
  readonly Notes: { readonly times: readonly number[] };
  readonly Happening: SnapHappening;
  readonly Ended: EndKind;
}
export type SavedSnap = host.SavedGame<KeptSnap>;
export type EndedBy = host.EndedBy<KeptSnap>;

/** A saved game that was read and replayed. Its record has the times of its events. */
export interface OpenedSnap { readonly saved: SavedSnap; readonly replayed: Replayed }

export const rules: host.GameRules<KeptSnap> = {
  name: 'snap', version: 1,
  players: ({ players }) => players,
  readSetup: (value) => agreement.read(value),
  deal: dealOf, readDeal,
  readNotes: (kept, events) => ({ times: readTimes(kept, events.length) }),
  init: (setup, deal) => startGame(optionsOf(setup), setup.players.length, deal),
  apply: applyEvent,
  decided: ({ end }) => end?.kind ?? null,
};

const percent = (share: number): number => Math.round(share * 100);

export const storage = storageOf({
  rules, agreement, bests: snapBests,
  opened: (saved, { states, happenings }) => ({
    saved, replayed: {
      record: { ...headerOf(saved), events: saved.events, times: saved.times }, states, happenings, result: resultOf(states.at(-1)!),
    },
  }),
  /** The share of matches called in each game that had enough of them, in per cent. */
  card(kept) {
    const best = bestOf(kept).share;
    return best && { best: percent(best.worth), curve: worthsOf(kept, 'share').map(percent), most: 100 };
  },
});
export const { openSaved, toStore, rowOf, adapter } = storage;
