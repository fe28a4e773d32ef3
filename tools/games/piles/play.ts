/**
 * A game of piles played by computers as fast as it goes: the real table and the real players under a time that jumps from one thing to the
 * next. A game that would last ten minutes takes some milliseconds.
 */
import { replayRecord, type RecordOf } from '../../../src/contract/record';
import { headerOf, type SavedPiles } from '../../../src/games/piles/kept/saved';
import type { HappeningOf, PilesTypes, RecordedPiles } from '../../../src/games/piles/rules/family';
import { pilesGame, type PilesAtTable } from '../../../src/games/piles/table/pilesGame';
import type { CreatePlayer, PlayedPiles } from '../../../src/games/piles/table/types';
import { createHost } from '../../../src/host/host';
import { GameScreen } from '../../../src/host/screen';
import { createJumpingClock } from '../../arena/clock';

/** A card is painted so long after it was turned, in milliseconds: a frame. */
const FRAME = 16;

export interface PlayedGame<T extends PilesTypes> {
  readonly record: RecordOf<RecordedPiles<T>>;
  readonly game: T['State'];
  /** The game after each event. */
  readonly states: readonly T['State'][];
  readonly happenings: readonly HappeningOf<T>[];
  /** Milliseconds until its end. */
  readonly time: number;
}

/** Plays a game to its end. @param create who plays, where it is not the characters */
export function playPiles<T extends PilesTypes>(at: PilesAtTable<T>, begun: SavedPiles<T>, create?: CreatePlayer<T>): PlayedGame<T> {
  const clock = createJumpingClock();
  const host = createHost(pilesGame(at, create), begun, {
    clock, today: () => 0, epoch: begun.seed, save() {}, failed: (error) => { throw error; },
  });
  const screen: GameScreen<PlayedPiles<T>> = new GameScreen(host.connect, [0], {
    now: () => clock.now(), told: () => { clock.setTimeout(() => { screen.shown(clock.now()); }, FRAME); },
  });
  screen.goOn();
  while (screen.seen().standing.ended === null) if (!clock.jump()) throw new Error(`${begun.seed}: nothing comes any more.`);
  const saved = host.saved();
  const { events, times, played } = saved;
  const record = { ...headerOf(at.rules, saved), events, times };
  const outcome = replayRecord(at.rules.record, record, events);
  if (!outcome.ok) throw new Error(`${begun.seed}: what was played does not replay.`);
  const { states } = outcome;
  return { record, game: states.at(-1)!, states, happenings: outcome.happenings.flat(), time: played };
}
