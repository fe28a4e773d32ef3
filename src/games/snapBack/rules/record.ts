/** The record of a game of Snap Back: what stands in it, and what it comes to. How records are read is every game's (host/record). */
import * as v from 'valibot';
import { namesForm, type RecordForm, type RecordOf } from '../../../contract/record';
import { fitting } from '../../../outside/fitting';
import { isRank, type Rank } from './cards';
import {
  call, MAX_SEATS, reveal, show, startGame, type Game, type GameEvent, type Outcome, type RefusalCode, type StartDice,
} from './game';
import { isDie, type Die } from './result';

/** `shown`: how many cards were. `over`: whether a true 6 has ended the game; one that was stopped is not over. */
export type GameResult = Pick<Game, 'dice' | 'shown' | 'over'>;

export interface RecordHeader {
  readonly seats: readonly string[];
  readonly dice: StartDice;
  /** The cards in the order in which they are shown; there may be more than were. */
  readonly deck: readonly Rank[];
}

interface SnapBackRecord {
  readonly Header: RecordHeader;
  readonly State: Game;
  readonly Event: GameEvent;
  readonly Happening: never;
  readonly Code: RefusalCode;
  readonly Result: GameResult;
}
export type GameRecord = RecordOf<SnapBackRecord>;

const die = v.custom<Die>(isDie);
const dice = fitting<StartDice>(v.union([die, v.array(die)]));

/** Lets any value happen as an event of a game, or says why it cannot. */
export function applyEvent(game: Game, event: unknown, deck: readonly Rank[]): Outcome {
  const [kind, ...rest] = Array.isArray(event) ? event as unknown[] : [];
  if (kind === 'show' && rest.length === 0) return show(game, deck[game.shown]);
  if (kind === 'call') return call(game, rest.every((seat) => typeof seat === 'number') ? rest : []);
  if (kind === 'reveal' && rest.length === 1) return reveal(game, Array.isArray(rest[0]) ? rest[0] : []);
  return { ok: false, code: 'unknown-event' };
}

export const SNAP_BACK_RECORD: RecordForm<SnapBackRecord> = {
  format: 'snapback-record',
  header: {
    seats: fitting(namesForm(1, MAX_SEATS, 1)),
    dice(value, { seats }) {
      const start = dice(value);
      return typeof start === 'object' && start.length !== seats.length ? undefined : start;
    },
    deck: fitting(v.array(v.custom<Rank>(isRank))),
  },
  start: ({ seats, dice: start }) => startGame(seats.length, start),
  apply(game, event, { deck }) {
    const outcome = applyEvent(game, event, deck);
    return outcome.ok ? { ok: true, state: outcome.game, happenings: [] } : outcome;
  },
  result: ({ dice: after, shown, over }) => ({ dice: after, shown, over }),
};
