/** Keeps the story of the game that is on: what happened, line by line, for the pad beside the board and for screen readers alike. */
import type { Seat } from '../rules/position';
import type { TableHappening, ViewState } from '../session/viewState';
import type { LogLine, Names } from '../strings/logLine';
import { callsOf, isToldBefore, linesOf, youOf } from './story';

export interface Entry {
  readonly id: number;
  readonly line: LogLine;
  /** Spoken, but not worth a line on the pad: eyes see it on the table. */
  readonly minor: boolean;
}

/** So many lines are kept: a whole game has some 250. */
const KEPT = 400;

export interface Announcer {
  /** Adds what happened, as seen in the state that it led to. */
  tell(happenings: readonly TableHappening[], state: ViewState): void;
  entries(): readonly Entry[];
}

/** An announcer for one game. */
export function createAnnouncer(): Announcer {
  let entries: readonly Entry[] = [];
  let id = 0;
  return {
    tell(happenings, state) {
      const added = happenings.flatMap((happening) => {
        const minor = happening.type === 'drew' || happening.type === 'turn';
        return told(happening, happenings, state).map((line) => ({ id: (id += 1), line, minor }));
      });
      entries = [...entries, ...added].slice(-KEPT);
    },
    entries: () => entries,
  };
}

/** The lines for one of some happenings, as seen in the state that they led to. */
function told(happening: TableHappening, all: readonly TableHappening[], state: ViewState): LogLine[] {
  const { seats } = state;
  // Only the humans here are told that it is their move.
  if (happening.type === 'turn' && seats[happening.seat]?.kind !== 'local') return [];
  const you = youOf(seats);
  if (isToldBefore(happening, all, you)) return [];
  const names = seats.map(({ name }) => name);
  // Who picked is told by the seat they had then.
  if (happening.type === 'picked') return linesOf(happening, namesBefore(all, names), callsOf(state), seatBefore(all, you));
  const lines = linesOf(happening, names, callsOf(state), you);
  return happening.type === 'counted' ? [...lines, { kind: 'count', names, tiles: seats.map(({ won }) => won), you }] : lines;
}

/** The seat that a player had before all changed them, if they did so among these happenings. */
function seatBefore(happenings: readonly TableHappening[], seat: Seat | null): Seat | null {
  const seated = happenings.find((happening) => happening.type === 'seated');
  return seated && seat !== null ? seated.from[seat] ?? null : seat;
}

/** The names by the seats that their players had before they changed them, if they did so among these happenings. */
function namesBefore(happenings: readonly TableHappening[], names: Names): Names {
  const seated = happenings.find((happening) => happening.type === 'seated');
  return seated ? names.map((_, before) => names[seated.from.indexOf(before)] ?? '') : names;
}
