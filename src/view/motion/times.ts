/**
 * When the parts of a happening come, and when the next may begin: the one source for what is seen (`choreography`) and for what is heard
 * (`sound/cues`). All times are milliseconds at speed 1.
 */
import type { Tile } from '../../rules/board';
import type { TableHappening } from '../../session/viewState';

/** A tile's flight; and the part of it that is left to one which the viewer let go of near its square. */
export const FLIGHT = 280;
const DROPPED = 0.6;

/** A tile that was let go of longer ago is not being played by that. */
export const DROP_PATIENCE = 500;

/** From square to winner. */
export const SWEEP = 340;

/** Between one tile that is dealt and the next. */
export const DEAL_STEP = 44;

/** Between the call and the shaking of those whose run was missed, or who called falsely. */
export const STING_AT = 60;
export const NO_AT = 80;

/** Between a false call and the first tile that is paid for it, from one of them to the next, and how long each flies. */
export const PAY = { first: 320, step: 60, flight: 320 } as const;

type Of<T extends TableHappening['type']> = Extract<TableHappening, { type: T }>;

/** What times hang on besides the happening itself. */
export interface Surroundings {
  /** The tile that the viewer let go of just now, if any: it comes from there, and not from the rack. */
  readonly dropped: Tile | null;
  /** How many tiles the pile had before. */
  readonly pile: number;
  /** How many tiles lie on all racks once they were dealt. */
  readonly dealt: number;
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

/** The sweep of so many tiles. @param isStung whether a run among them was missed: then that is shown first */
export function sweepOf(count: number, isStung: boolean): Sweep {
  const start = isStung ? 260 : 60;
  const step = Math.min(60, 260 / count);
  return { start, step, leaves: start + step * count + 150, leaveStep: step * 0.4 };
}

/** Whether somebody missed a run that this call takes. */
export function stings({ runs }: Pick<Of<'snagged'>, 'runs'>): boolean {
  return runs.some(({ missed }) => missed);
}

/** How long after the beginning of a happening the next may begin. */
export function untilNext(happening: TableHappening, { dropped, pile, dealt }: Surroundings): number {
  switch (happening.type) {
    case 'placed': return flightOf(happening.tile, dropped);
    case 'snagged': return sweepOf(lineOf(happening).length, stings(happening)).leaves + SWEEP * 0.6;
    case 'falseCall': return PAY.first + 40 + happening.paid.length * PAY.step;
    // Nothing is drawn from a pile that was used up.
    case 'drew': return pile === happening.pile ? 0 : FLIGHT * 0.6;
    case 'picked': return 200;
    case 'dealt': return dealt * DEAL_STEP;
    default: return 0;
  }
}
