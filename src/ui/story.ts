/**
 * The story of a game as lines: values, which are made sentences when they are shown. Log, alerts and replay tell it with the same ones.
 */
import type { ReplayMoment } from '../history/pastView';
import type { Seat } from '../rules/position';
import type { SeatState, TableHappening, Update, ViewState } from '../session/viewState';
import type { Calls, LogLine, Names } from '../strings/logLine';

/** How a table calls, as its story tells it. */
export function callsOf({ calls, asks }: Pick<ViewState, 'calls' | 'asks'>): Calls {
  return asks ? 'asked' : calls;
}

/** The seat of the only local player: they are "you" in all that is told here. With more of them, or none, nobody is. */
export function youOf(seats: readonly Pick<SeatState, 'kind'>[]): Seat | null {
  const local = seats.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  return local.length === 1 ? local[0]! : null;
}

/** The lines for a happening: itself, and what it costs. @param you whose seat is "yours" */
export function linesOf(happening: TableHappening, names: Names, calls: Calls, you: Seat | null = null): LogLine[] {
  const own: LogLine = { kind: 'happening', happening, names, calls, you };
  if (happening.type !== 'snagged' || !happening.costsMove) return [own];
  // In a race it was not missed: its maker was slower.
  const theirs = happening.runs.filter((run) => run.maker !== happening.seat);
  const [maker, ...others] = new Set(theirs.map((run) => run.maker));
  const alone = maker !== undefined && others.length === 0;
  const of = { maker: alone ? names[maker] ?? '' : null, you: alone && maker === you, count: theirs.length };
  return [own, { kind: 'cost', name: names[happening.seat] ?? '', you: happening.seat === you, of }];
}

/** Whether a lost move was told already, with the false call of one's own that it comes of. */
export function isToldBefore(happening: TableHappening, all: readonly TableHappening[], you: Seat | null): boolean {
  return happening.type === 'lostMove' && happening.seat === you
    && all.some((other) => other.type === 'falseCall' && other.seat === you && other.thisMove);
}

/** What happened in a step of a replay. Whose move it is goes without saying there. */
export function stepLines({ state, happenings, tookOver = [], raced }: Update, moments: readonly ReplayMoment[]): LogLine[] {
  const names = state.seats.map(({ name }) => name);
  const missed = moments.filter(({ kind }) => kind === 'missed')
    .map(({ seat, tiles }): LogLine => ({ kind: 'uncalled', name: names[seat] ?? '', tiles }));
  const told = happenings.filter(({ type }) => type !== 'turn').flatMap((happening): LogLine[] => [
    ...linesOf(happening, names, state.calls),
    ...(happening.type === 'counted' ? [{ kind: 'verdict', names, tiles: state.seats.map(({ won }) => won) } as const] : []),
  ]);
  const far: LogLine[] = raced === undefined ? [] : [{ kind: 'farCalls', calls: raced }];
  return [...tookOver.map((one): LogLine => ({ kind: 'tookOver', ...one })), ...told, ...far, ...missed];
}
