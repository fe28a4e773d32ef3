/** What is known of a game while it is judged: its table, what lies there to be raced for, and the acts that wait. Plain data. */
import type { Act, GameTypes, Place, TableOf } from '../../contract/contract';
import type { PlaceLine } from '../../race/lines';

/** An act that waits to be judged. */
export interface Press<T extends GameTypes> extends Act<T> {
  /** Those of the kind `call` that come within a moment of each other are one instant (race/order). */
  readonly kind: 'call' | 'press';
  readonly heardAt: number;
}

/** What was laid last. */
export interface Laid<T extends GameTypes> {
  readonly at: number;
  /** When it was shown; null as long as no screen has said so. */
  readonly shownAt: number | null;
  /** Whether no act from before it can come any more. */
  readonly final: boolean;
  /** The table before it was laid. */
  readonly before: T['Table'];
  /** What happened with it: it counts when this does. */
  readonly happenings: readonly T['Happening'][];
}

/** Who has taken what was raced for, and when they had pressed; of those who called at one instant, when its first did. */
export type Take = readonly Pick<Act<GameTypes>, 'place' | 'at'>[];

export interface Round<T extends GameTypes> {
  readonly table: T['Table'];
  /** Null before the first, and when the last was taken back. */
  readonly laid: Laid<T> | null;
  /** How many were laid so far, those that were taken back among them. */
  readonly lays: number;
  readonly waiting: readonly Press<T>[];
  /** The places whose acts come over a line; null where everybody sits at this device. */
  readonly lines: readonly PlaceLine[] | null;
  /** When what waits is to be judged; null where nothing does, where it waits for what was laid, or where that hangs on lines. */
  readonly judgeAt: number | null;
  /** When something that waited was judged last. */
  readonly judgedAt: number;
  /** Until when a press may come that was announced. */
  readonly expectedUntil: number;
  /** Set where the page has stood still: what was pressed and shown meanwhile is waited for until then, once. */
  readonly waitsUntil: number | null;
  /** When something was taken last: when it was pressed for, or, over lines, when everybody was told. */
  readonly takenAt: number;
  /** Each time that something was taken. */
  readonly takes: readonly Take[];
  /** When each place was wrong last. */
  readonly wrongAt: ReadonlyMap<Place, number>;
  /** Since when nothing is read aloud; while something is, until when it is waited for at most. */
  readonly quiet: number;
  readonly isReading: boolean;
  /** Whether somebody holds open what lies there: nothing comes by itself until they let go, or something else happens. */
  readonly held: boolean;
}

/** What comes of something. */
export interface Judged<T extends GameTypes> {
  readonly round: Round<T>;
  /** What can be seen of it at once. */
  readonly happenings: readonly T['Happening'][];
  /** What counts from now on: what was laid and may still be taken back is not in it. */
  readonly settled: readonly T['Happening'][];
}

/** A table at which nothing has happened. */
export function startRound<T extends GameTypes>(table: T['Table'], lines: Round<T>['lines'] = null): Round<T> {
  return {
    table, laid: null, lays: 0, waiting: [], lines, judgeAt: null, judgedAt: -Infinity,
    expectedUntil: -Infinity, waitsUntil: null, takenAt: -Infinity, takes: [],
    wrongAt: new Map(), quiet: -Infinity, isReading: false, held: false,
  };
}

/** Whether what lies there counts. */
export function isSettled({ laid }: Pick<Round<GameTypes>, 'laid'>): boolean {
  return laid === null || laid.final;
}

/** The table as it counts: without what may still be taken back. */
export function countedTable<T extends GameTypes>({ table, laid }: Pick<Round<T>, 'table' | 'laid'>): T['Table'] {
  return laid === null || laid.final ? table : laid.before;
}

/** Acts of which nobody may know yet: those that wait to be judged, and those that were, and wait on at the table in secret. */
export function waitingIn<T extends GameTypes>(of: TableOf<T>, { waiting, table }: Round<T>): readonly Pick<Act<T>, 'place' | 'at'>[] {
  return [...waiting, ...of.waiting?.(table) ?? []];
}

/** The same with other people at the table, and at the one that may still be gone back to. */
export function reseatedRound<T extends GameTypes>(round: Round<T>, seat: (table: T['Table']) => T['Table']): Round<T> {
  const { table, laid } = round;
  return { ...round, table: seat(table), laid: laid && { ...laid, before: seat(laid.before) } };
}

/** The same once these places have painted all that was told by then. @param at when they have */
export function paintedRound<T extends GameTypes>(
  of: TableOf<T>, round: Round<T>, places: ReadonlySet<Place>, told: number, at: number,
): Round<T> {
  return { ...round, table: of.painted?.(round.table, places, told, at) ?? round.table };
}

export function unchanged<T extends GameTypes>(round: Round<T>): Judged<T> {
  return { round, happenings: [], settled: [] };
}
