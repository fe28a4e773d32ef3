/** A table as its journal says it is: what was written, line by line, makes its state. Pure; who is connected is no part of it. */
import { DEFAULT_LEVEL, type LevelName } from '../../src/ai/levelNames';
import type { CardRow } from '../../src/apart/tableShown';
import { marksAt } from '../../src/apart/seating';
import type { Mark } from '../../src/seats/marks';
import {
  eveningAgreed, eveningBegan, eveningEnded, eveningSkipped, nextOf, plannedEvening, type EveningState,
} from './eveningState';
import type { JournalLine, KeptGame } from './lines';
import { patched } from './patch';

/** A place at the table. */
export interface SeatState {
  /** Whose it is. */
  readonly person: { readonly device: number; readonly name: string; readonly mark: Mark; readonly satAs: number } | null;
  /** The character that plays here where nobody sits. */
  readonly level: LevelName | null;
}

/** The game that is on, or lies there as it ended. */
export interface GameState {
  readonly game: string;
  readonly seats: readonly number[];
  readonly saved: KeptGame;
  /** What people have done that is no event yet: nobody is ever shown it. */
  readonly open: unknown;
}

export interface TableState {
  readonly code: string;
  readonly openedAt: number;
  readonly game: string;
  readonly agreed: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatState[];
  /** The hashes of the secrets of the devices that are known for good: the one that opened the table (0), and those that hold seats. */
  readonly devices: Readonly<Record<number, string>>;
  readonly turnedOut: readonly string[];
  /** How many have sat down so far. */
  readonly sat: number;
  readonly standIn: LevelName;
  readonly paused: boolean;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly playing: GameState | null;
  readonly card: readonly CardRow[];
  readonly evening: EveningState | null;
  /** Games that are over, the last ones, for devices that haven't kept them yet. */
  readonly finished: readonly Pick<GameState, 'game' | 'saved'>[];
}

/** So many games that are over are kept for devices that come later, and so many rows of the card. */
const MOST_FINISHED = 40;
const MOST_ROWS = 200;
/** So many devices that were turned out are known. */
const MOST_OUT = 100;

const FREE: SeatState = { person: null, level: null };

/** A table that was just opened. */
function opened({ code, at, secret, game, agreed, seats }: JournalLine & { readonly kind: 'opened' }): TableState {
  return {
    code, openedAt: at, game, agreed, seats: Array.from({ length: seats }, () => FREE), devices: { 0: secret }, turnedOut: [], sat: 0,
    standIn: DEFAULT_LEVEL, paused: false, phase: 'gathering', playing: null, card: [], evening: null, finished: [],
  };
}

/** Only those devices are known for good that hold something here. */
function withDevices(state: TableState): TableState {
  const holders = new Set([0, ...state.seats.flatMap(({ person }) => person?.device ?? [])]);
  return { ...state, devices: Object.fromEntries(Object.entries(state.devices).filter(([device]) => holders.has(Number(device)))) };
}

/** The same people at a table of another size: those beyond its end move up, and everybody has a mark that there is. */
function withSeats(state: TableState, count: number): TableState {
  if (count === state.seats.length) return state;
  const kept = state.seats.slice(0, count);
  const beyond = state.seats.slice(count).filter(({ person }) => person !== null);
  const seats = [...kept, ...Array.from({ length: count - kept.length }, () => FREE)].map((seat) =>
    (seat.person === null ? beyond.shift() ?? seat : seat));
  const marks = marksAt({ seats });
  const taken = seats.flatMap(({ person }) => (person && marks.includes(person.mark) ? [person.mark] : []));
  return { ...state, seats: seats.map((seat) => {
    if (seat.person === null || marks.includes(seat.person.mark)) return seat;
    const mark = marks.find((one) => !taken.includes(one)) ?? seat.person.mark;
    taken.push(mark);
    return { ...seat, person: { ...seat.person, mark } };
  }) };
}

/** What one more line makes of a table. @throws where it can't follow on what was before */
export function tableAfter(state: TableState | null, line: JournalLine): TableState {
  if (line.kind === 'opened') {
    if (state !== null) throw new Error('A table is opened once.');
    return opened(line);
  }
  if (state === null) throw new Error('A journal begins with the table that is opened.');
  switch (line.kind) {
    case 'sat': {
      const person = { device: line.device, name: line.name, mark: line.mark, satAs: state.sat };
      const devices = { ...state.devices, [line.device]: line.secret };
      return withDevices({ ...state, seats: state.seats.with(line.seat, { person, level: null }), devices, sat: state.sat + 1 });
    }
    case 'rose': return withDevices({
      ...state, seats: state.seats.with(line.seat, { person: null, level: line.level }),
      turnedOut: line.out === undefined ? state.turnedOut : [...state.turnedOut, line.out].slice(-MOST_OUT),
    });
    case 'character': return { ...state, seats: state.seats.with(line.seat, { person: null, level: line.level }) };
    case 'agreed': return withSeats({
      ...state, game: line.game, agreed: line.agreed, evening: state.evening && eveningAgreed(state.evening, line),
    }, line.seats);
    case 'evening': return withSeats(withEvening(state, plannedEvening(line)), line.seats);
    case 'skipped': return withEvening(state, state.evening && eveningSkipped(state.evening));
    case 'standIn': return { ...state, standIn: line.level };
    case 'paused': return { ...state, paused: line.on };
    case 'began': return {
      ...state, phase: 'playing', paused: false, playing: { game: line.game, seats: line.seats, saved: line.saved, open: null },
      evening: state.evening && eveningBegan(state.evening, line),
    };
    case 'played': return { ...state, playing: played(state, line) };
    case 'ended': return ended(state, line.row);
  }
}

/** With an evening as it is from now on: its next game is what the table plays next. */
function withEvening(state: TableState, evening: EveningState | null): TableState {
  const next = nextOf(evening);
  return { ...state, evening, ...next === null ? {} : { game: next.game, agreed: next.agreed } };
}

function played({ playing }: TableState, { saved, open }: JournalLine & { readonly kind: 'played' }): GameState {
  if (playing === null) throw new Error('No game is on.');
  return {
    ...playing, saved: saved === null ? playing.saved : patched(playing.saved, saved) as KeptGame,
    open: open === undefined ? playing.open : patched(playing.open, open),
  };
}

function ended(state: TableState, row: CardRow | null): TableState {
  const { playing, card, finished } = state;
  if (playing === null) throw new Error('No game is on.');
  const { game, saved, seats } = playing;
  return {
    ...withEvening(state, state.evening && eveningEnded(state.evening, saved.id, seats, row)),
    phase: 'over', paused: false, card: row === null ? card : [...card, row].slice(-MOST_ROWS),
    finished: [...finished, { game, saved }].slice(-MOST_FINISHED),
  };
}
