/** What came of a game for each of two who laid cards at once, and its steps. Pure. */
import type { Card } from '../../../cards/card';
import type { OpenedGame } from '../../../contract/savedGame';
import { callTimes } from '../../../race/times';
import type { IsTheirs } from '../../../setup/seats/sitters';
import type { PlayedBase } from '../../keptBests';
import type { PlayedLaying } from '../kept/bests';
import type { KeptLaying } from '../kept/saved';
import { SEATS, type Seat } from '../rules/game';

/** How a game is looked back at. */
export interface LooksBack<T extends KeptLaying> {
  /** What somebody could lay now, each in a word of its own; and that of a card that is laid. */
  readonly chances: (game: T['State'], seat: Seat) => readonly string[];
  readonly chanceOf: (event: T['Event']) => string;
  /** The card on which it is laid. */
  readonly under: (game: T['State'], event: T['Event']) => Card;
}

/** A card that was laid, at an event, and on which. `ms`: since it could be; null where nobody counted. `nth`: as which of all. */
export interface Lay {
  readonly event: number;
  readonly seat: Seat;
  readonly on: Card;
  readonly ms: number | null;
  readonly nth: number;
}

export type LayingReport = ReturnType<typeof reportOf<KeptLaying>>;

type Opened<T extends KeptLaying> = Pick<OpenedGame<T>, 'saved' | 'replayed'>;

const isBy = (event: unknown, kind: string): boolean => Array.isArray(event) && event[0] === kind;
const seatOf = (event: unknown): Seat => (event as readonly [string, Seat])[1];

/** How long the card that an event laid could be laid by then. */
function waited<T extends KeptLaying>(
  { chances, chanceOf }: LooksBack<T>, { saved: { events, times }, replayed: { states } }: Opened<T>, event: number,
): number | null {
  const [seat, chance] = [seatOf(events[event]), chanceOf(events[event] as T['Event'])];
  let since = event;
  while (since > 0 && chances(states[since] as T['State'], seat).includes(chance)) since -= 1;
  const [from, until] = [times[since], times[event]];
  return from === undefined || until === undefined || until <= 0 ? null : until - from;
}

/** @param theirs whether what a seat did is told of it: where somebody took over, only one person's part is */
export function reportOf<T extends KeptLaying>(looks: LooksBack<T>, game: Opened<T>, theirs: IsTheirs = () => true) {
  const { saved: { events }, replayed: { states } } = game;
  const lays = events.flatMap((event, i) => (isBy(event, 'lay') ? [i] : [])).map((event, i): Lay => ({
    event, seat: seatOf(events[event]), on: looks.under(states[event] as T['State'], events[event] as T['Event']), nth: i + 1,
    ms: waited(looks, game, event),
  }));
  const backs = events.flatMap((event, i) => (isBy(event, 'back') ? [{ event: i, seat: seatOf(event) }] : []));
  return {
    end: (states.at(-1) as T['State']).end, lays, backs,
    seats: SEATS.map((seat) => {
      const own = lays.filter((lay) => lay.seat === seat && theirs(seat, lay.event));
      return {
        laid: own.length, all: lays.length, backs: backs.filter((one) => one.seat === seat && theirs(seat, one.event)).length,
        won: states.at(-1)!.end?.winners.includes(seat) === true, whole: events.every((_, event) => theirs(seat, event)),
        ...callTimes(own.flatMap(({ ms, event }) => (ms === null ? [] : [{ ms, event }]))),
      };
    }),
  };
}

/** What a game came to for a seat, as it is kept for a name. */
export function playedOf({ seats, end }: LayingReport, seat: Seat): Omit<PlayedLaying, keyof PlayedBase> {
  const { laid, all, won, whole, quickest, callTime } = seats[seat]!;
  return { laid, all, won: won && whole && end?.winners.length === 1, quickest: quickest?.ms ?? null, usual: callTime };
}

/** A game step by step: what happened last, and the game as it stood then. */
export interface LayingStep<T extends KeptLaying = KeptLaying> {
  readonly event: T['Event'] | null;
  readonly happenings: readonly T['Happening'][];
  readonly game: T['State'];
}

export function stepsOf<T extends KeptLaying>(
  { saved: { events }, replayed: { states, happenings } }: Opened<T>,
): readonly LayingStep<T>[] {
  return states.map((game, step) => ({
    event: (events[step - 1] ?? null) as T['Event'] | null, happenings: happenings[step - 1] ?? [], game: game as T['State'],
  }));
}

/** Whether a step is worth stopping at: new cards have come, or one goes back. */
export function isStop({ event }: Pick<LayingStep, 'event'>): boolean {
  return event !== null && !isBy(event, 'lay') && !isBy(event, 'draw');
}

/** How long a step stays at the usual speed, in milliseconds: what comes anew takes reading, a card is seen at once. */
export function stayOf(step: Pick<LayingStep, 'event'>): number { return isStop(step) ? 1800 : 900; }
