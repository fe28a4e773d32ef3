/**
 * The hand of a computer seat: asks the player what it thinks of its seat's view, and sends the intents that follow, each
 * at a believable time. It is told nothing but what its seat could see.
 */
import { FASTEST_CALL, type LevelName } from '../ai/levels';
import type { Choice, Look, Thinker } from '../ai/questions';
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { SeatView } from '../rules/seatView';
import type { Intent } from '../table/intents';
import type { Clock } from './clock';

/** From a call to what the same hand does next, in milliseconds at normal pace. */
const AFTER_CALL_MS = 700;
/** How long before the end of its own time it calls at the latest, in milliseconds. */
const IN_GOOD_TIME_MS = 400;
/** From the end of another's move to the call that waited for it, at least and at most, in milliseconds at normal pace. */
const AFTER_MOVE_MS = [150, 400] as const;
/** To pick a face-down tile, in milliseconds at normal pace. */
const PICK_MS = 900;

/** What a seat is told after every change at the table. */
export type News =
  | { readonly phase: 'order'; readonly picker: Seat | null; /** Face-down tiles nobody has picked yet. */ readonly left: readonly number[] }
  | { readonly phase: 'playing'; readonly view: SeatView; /** When the last tile landed, the turn began, and the mover's time runs out, in the table's time. */ readonly landedAt: number; readonly turnAt: number; readonly endsAt: number | null; /** How many computers may call what this one sees. */ readonly watchers: number }
  | { readonly phase: 'over' };

export interface BotOptions {
  readonly seat: Seat;
  readonly level: LevelName;
  readonly seed: string;
  readonly thinker: Thinker;
  /** By what times are multiplied now: 0 is at once. */
  readonly pace: () => number;
  readonly clock: Clock;
  readonly send: (intent: Intent) => void;
  /** A number from 0 up to 1, for what is a matter of chance and not of play. */
  readonly chance: () => number;
  /** Whether everyone is asked after each move: then it calls unasked only what it has made itself, and by the rule of the first call not even that. */
  readonly asked?: boolean;
}

export interface Bot {
  tell(news: News): void;
  /** Whether it calls, asked at the table as it was told last. */
  answer(): Promise<boolean>;
  stop(): void;
}

/** A hand for one computer seat. */
export function createBot(options: BotOptions): Bot {
  const { seat, level, seed, thinker, pace, clock, send, asked } = options;
  let timers: unknown[] = [];
  /** Counts the news: an answer to a question about older news is not acted on. */
  let current = 0;
  let news: News | null = null;
  /** What was seen and meant at the last landing, and whether the call on it was made. */
  let seen: { readonly ply: number; readonly look: Look | Promise<Look>; called: boolean } | null = null;
  let meant: readonly Tile[] = [];

  const stopTimers = (): void => {
    timers.forEach((timer) => clock.clearTimeout(timer));
    timers = [];
  };
  const at = (time: number, act: () => void): void => {
    timers.push(clock.setTimeout(act, Math.max(0, time - clock.now())));
  };
  const lookAt = ({ view, watchers }: News & { phase: 'playing' }): Look | Promise<Look> => {
    if (seen?.ply !== view.ply) seen = { ply: view.ply, look: thinker.look({ view, level, seed, meant, watchers }), called: false };
    return seen.look;
  };

  /** When to call what was seen, or null: it is gone, was called, or has to wait until its maker has ended his move. */
  const callAt = (look: Look, { view, landedAt, turnAt, endsAt }: News & { phase: 'playing' }): number | null => {
    if (asked && (view.rules.calls !== 'classic' || view.mover !== seat || view.placed === null)) return null;
    const makersTime = view.rules.calls === 'classic' && view.placed !== null && view.mover !== seat;
    if (!isThere(look, view) || makersTime || seen === null || seen.called) return null;
    const noticed = landedAt + (pace() === 0 ? 0 : Math.max(FASTEST_CALL, look.after * pace()));
    if (view.mover === seat && view.placed !== null) return endsAt === null ? noticed : Math.min(noticed, endsAt - IN_GOOD_TIME_MS);
    const [least, most] = AFTER_MOVE_MS;
    return Math.max(noticed, turnAt + (least + (look.after % (most - least))) * pace());
  };

  const play = async (about: News & { phase: 'playing' }, question: number): Promise<void> => {
    const { view, landedAt, turnAt } = about;
    const look = view.ply > 0 && view.rules.calls !== 'automatic' ? await lookAt(about) : null;
    if (question !== current) return;
    const calls = look && callAt(look, about);
    if (calls !== null) {
      at(calls, () => {
        if (seen) seen.called = true;
        send({ kind: 'call', seat, at: clock.now() });
      });
    }
    if (view.mover !== seat) return;
    const ready = calls === null ? clock.now() : Math.max(calls, clock.now()) + AFTER_CALL_MS * pace();
    if (view.placed !== null) {
      const linger = look && calls === null && !seen?.called ? landedAt + look.after * pace() : clock.now() + AFTER_CALL_MS * pace();
      at(Math.max(ready, linger), () => send({ kind: 'draw', seat, at: clock.now() }));
      return;
    }
    const choice: Choice = await thinker.choose({ view, level, seed });
    if (question !== current) return;
    at(Math.max(ready, turnAt + choice.after * pace()), () => {
      meant = choice.takes;
      send({ kind: 'place', seat, tile: choice.tile, at: clock.now() });
    });
  };

  return {
    async answer() {
      if (news?.phase !== 'playing' || news.view.ply === 0) return false;
      const { view } = news;
      const look = await lookAt(news);
      if (seen === null || seen.called || !isThere(look, view)) return false;
      seen.called = true;
      return true;
    },
    tell(told) {
      current += 1;
      news = told;
      stopTimers();
      if (told.phase === 'order' && told.picker === seat) {
        const index = told.left[Math.floor(options.chance() * told.left.length)];
        if (index !== undefined) at(clock.now() + PICK_MS * pace(), () => send({ kind: 'pick', seat, index, at: clock.now() }));
      }
      if (told.phase === 'playing') void play(told, current);
    },
    stop() {
      current += 1;
      stopTimers();
    },
  };
}

/** Whether all that a look saw still lies there. */
function isThere({ sees }: Look, { board }: SeatView): boolean {
  return sees.length > 0 && sees.every((tile) => board.includes(tile));
}
