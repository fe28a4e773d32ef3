/**
 * Keeps the story of the game that is on: what happened, line by line, for the pad beside the board and to be read there, and how much of
 * each line is told by ear as it happens. Whoever listens hears each thing once, and no more than there is time for.
 */
import type { Seat } from '../rules/position';
import type { TableHappening, ViewState } from '../session/viewState';
import type { LogLine, Names } from '../strings/logLine';
import type { Telling } from '../strings/words/table/told';
import { callsOf, isToldBefore, linesOf, youOf } from './story';

export interface Entry {
  readonly id: number;
  readonly line: LogLine;
  /** Spoken, but not worth a line on the pad: eyes see it on the table. */
  readonly minor: boolean;
  /** What is told of it by ear. */
  readonly telling: Telling;
}

/** So many lines are kept: a whole game has some 250. */
const KEPT = 400;

export interface Announcer {
  /**
   * Adds what happened, as seen in the state that it led to.
   * @param past so many of them happened before anybody was here to be told
   */
  tell(happenings: readonly TableHappening[], state: ViewState, past?: number): void;
  entries(): readonly Entry[];
}

/** An announcer for one game. */
export function createAnnouncer(): Announcer {
  let entries: readonly Entry[] = [];
  let id = 0;
  return {
    tell(happenings, state, past = 0) {
      let before = entries.findLast(({ minor }) => !minor)?.line;
      const added = happenings.flatMap((happening, i): Entry[] => told(happening, happenings, state).map((line) => {
        // Whoever calls falsely again and again, where it costs nothing, is told of it each time; to read it once is enough.
        const again = happening.type === 'falseCall' && JSON.stringify(line) === JSON.stringify(before);
        const minor = again || happening.type === 'drew' || happening.type === 'turn';
        if (!minor) before = line;
        return { id: (id += 1), line, minor, telling: i < past ? 'nothing' : tellingOf(line, happening, state) };
      }));
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

/**
 * How much is told of a line. Of somebody who does not play here it is told what they placed and took: that they drew, that a call costs
 * them a move, or how fast they were among themselves, is heard from what follows, or read in the log.
 */
function tellingOf(line: LogLine, happening: TableHappening, { seats, clock }: ViewState): Telling {
  const isHere = (seat: Seat): boolean => seats[seat]?.kind === 'local';
  if (line.kind === 'cost') return 'seat' in happening && isHere(happening.seat) ? 'whole' : 'nothing';
  switch (happening.type) {
    case 'placed': return 'short';
    case 'drew': case 'timeUp': return isHere(happening.seat) ? 'whole' : 'nothing';
    case 'snagged': return [happening.seat, ...happening.runs.map(({ maker }) => maker)].some(isHere) ? 'short' : 'bare';
    case 'falseCall': return isHere(happening.seat) || happening.paid.some(({ to }) => isHere(to)) ? 'whole' : 'short';
    case 'raced': return happening.callers.some(({ seat }) => isHere(seat)) ? 'short' : 'nothing';
    // The last chance is told with the time that there is for it: at some paces that is short.
    case 'over': return clock === null ? 'whole' : 'nothing';
    default: return 'whole';
  }
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
