/**
 * When the parts of a happening come, and when the next may begin: the one source for what is seen (`choreography`) and for what is heard
 * (`sound/cues`). All times are milliseconds at speed 1.
 */
import type { Tile } from '../../rules/board';
import type { TableHappening, ViewState } from '../../session/viewState';

/** A tile's flight; and the part of it that is left to one which the viewer let go of near its square. */
export const FLIGHT = 280;
const DROPPED = 0.6;

/** A tile that was let go of longer ago is not being played by that. */
export const DROP_PATIENCE = 500;

/** From square to winner. */
export const SWEEP = 340;
/** Tiles that were looked at leave one after the other, so that each is seen to be counted: between two, and between first and last. */
const LEAVE = { step: 70, most: 450 } as const;
/** From the moment in which a tile leaves to the one in which it is counted. */
export const COUNTED = SWEEP * 0.8;

/** Between one tile that is dealt and the next. */
export const DEAL_STEP = 44;

/** Between the call and the shaking of those whose run was missed, or who called falsely. */
export const STING_AT = 60;
export const NO_AT = 80;

/** Between a false call and the first tile that is paid for it, from one of them to the next, and how long each flies. */
export const PAY = { first: 320, step: 60, flight: 320 } as const;

/** How long a run lies lit where no host keeps time: as at a table of normal pace. */
export const LOOKED_BACK = 1100;

type Of<T extends TableHappening['type']> = Extract<TableHappening, { type: T }>;

/** What times hang on besides the happening itself. */
export interface Surroundings {
  /** The tile that the viewer let go of just now, if any: it comes from there, and not from the rack. */
  readonly dropped: Tile | null;
  /** How many tiles the pile had before. */
  readonly pile: number;
  /** How many tiles lie on all racks once they were dealt. */
  readonly dealt: number;
  /** How long a run lies lit at least, from its call to the moment in which its first tile leaves. */
  readonly lit: number;
}

/**
 * How long a run that is taken now lies lit in all, as a picture that moves at this speed counts time. The host decides, and holds the game
 * still as long; where none does, as in a replay, it lies as long as at the table, unless all goes fast.
 */
export function litTime(breath: Pick<NonNullable<ViewState['breath']>, 'lasts'> | null | undefined, speed: number): number {
  if (breath === undefined) return speed > 1 ? 0 : LOOKED_BACK;
  return (breath?.lasts ?? 0) * (Number.isFinite(speed) ? speed : 1);
}

/** What each of the runs that are taken in an update has of the time in which they lie lit: what comes before them goes off it. */
export function litEach(happenings: readonly TableHappening[], around: Omit<Surroundings, 'lit'>, all: number): number {
  const first = happenings.findIndex(({ type }) => type === 'snagged');
  const runs = happenings.filter(({ type }) => type === 'snagged').length;
  const before = happenings.slice(0, first).reduce((sum, one) => sum + untilNext(one, { ...around, lit: 0 }), 0);
  return runs === 0 ? 0 : Math.max(0, all - before) / runs;
}

/** How loud a call is, from 0 to 5: a run of four is 0. Each tile more counts, and that runs cross. */
export function loudness({ tiles, runs }: Pick<Of<'snagged'>, 'tiles' | 'runs'>): number {
  return Math.max(0, Math.min(5, tiles.length - 4 + (runs.length > 1 ? 1 : 0)));
}

/** How long a tile takes to its square. */
export function flightOf(tile: Tile, dropped: Tile | null): number {
  return tile === dropped ? FLIGHT * DROPPED : FLIGHT;
}

/** The squares of a call in the order in which they light up. */
export function lineOf({ tiles, runs }: Pick<Of<'snagged'>, 'tiles' | 'runs'>): Tile[] {
  return [...new Set([...runs.flatMap(({ squares }) => squares), ...tiles])];
}

/** When the tiles of a call light up and leave, after the call. */
export interface Sweep {
  /** The first lights up, and the next one each so much later. */
  readonly start: number;
  readonly step: number;
  /** The first leaves, and the next one each so much later. */
  readonly leaves: number;
  readonly leaveStep: number;
}

/**
 * The sweep of so many tiles.
 * @param isStung whether a run among them was missed: then that is shown first
 * @param lit how long they lie lit at least
 */
export function sweepOf(count: number, isStung: boolean, lit: number): Sweep {
  const start = isStung ? 260 : 60;
  const step = Math.min(60, 260 / count);
  const leaveStep = lit > 0 ? Math.min(LEAVE.step, LEAVE.most / count) : step * 0.4;
  return { start, step, leaves: Math.max(lit, start + step * count + 150), leaveStep };
}

/** Whether somebody missed a run that this call takes. */
export function stings({ runs }: Pick<Of<'snagged'>, 'runs'>): boolean {
  return runs.some(({ missed }) => missed);
}

/** How long after the beginning of a happening the next may begin. */
export function untilNext(happening: TableHappening, { dropped, pile, dealt, lit }: Surroundings): number {
  switch (happening.type) {
    case 'placed': return flightOf(happening.tile, dropped);
    case 'snagged': return sweepOf(lineOf(happening).length, stings(happening), lit).leaves + SWEEP * 0.6;
    case 'falseCall': return PAY.first + 40 + happening.paid.length * PAY.step;
    // Nothing is drawn from a pile that was used up.
    case 'drew': return pile === happening.pile ? 0 : FLIGHT * 0.6;
    case 'picked': return 200;
    case 'dealt': return dealt * DEAL_STEP;
    default: return 0;
  }
}
