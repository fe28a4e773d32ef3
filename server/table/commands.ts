/** What a device asks of its table, as the line that it adds to the journal, or why it's turned down. Pure but for chance at a start. */
import type { TableRefusal, ToTable } from '../../src/apart/messages';
import { marksAt } from '../../src/apart/seating';
import type { Game, GameTypes } from '../../src/contract/contract';
import { cleanText, isPersonsName, sameName } from '../../src/setup/names';
import { FEWEST_GAMES, isDone } from '../../src/evening/evening';
import { nextOf } from '../journal/eveningState';
import type { JournalLine } from '../journal/lines';
import type { TableState } from '../journal/tableState';
import { begin, readAgreed } from './begin';
import { playersNow } from './holders';
import { freshWord } from './words';

/** Who asks, and what there is. */
export interface Asking {
  readonly device: number;
  /** The hash of its secret. */
  readonly secret: string;
  readonly isHost: boolean;
  readonly games: ReadonlyMap<string, Game<GameTypes>>;
  readonly today: number;
}

type Kind<K extends ToTable['kind']> = Extract<ToTable, { readonly kind: K }>;
/** What is written down where it's done. */
export type Written = Kind<'sit' | 'rise' | 'agree' | 'evening' | 'skip' | 'character' | 'standIn' | 'start' | 'pause' | 'turnOut'>;
type Answer = JournalLine | TableRefusal;

/** What only the host may. */
export const HOSTS_ALONE: readonly ToTable['kind'][] =
  ['agree', 'evening', 'skip', 'character', 'standIn', 'start', 'pause', 'stop', 'turnOut', 'close'];

/** Whether a seat plays in the game that is on. */
export function isPlaying({ phase, playing }: TableState, seat: number): boolean {
  return phase === 'playing' && playing !== null && playing.seats.includes(seat);
}

/** The seat of whoever sits down without saying where: a free one, or in a game first one that a character keeps there. */
function seatFor(state: TableState): number {
  const kept = state.seats.findIndex(({ level }, seat) => level !== null && isPlaying(state, seat));
  if (kept >= 0) return kept;
  const free = state.seats.findIndex(({ person, level }) => person === null && level === null);
  return free >= 0 ? free : state.seats.findIndex(({ person }) => person === null);
}

/** The names of all but whoever sits at a seat, in the game that is on, too. */
function namesBeside(state: TableState, seat: number, games: Asking['games']): readonly string[] {
  const { phase, playing } = state;
  const game = playing === null ? undefined : games.get(playing.game);
  const inGame = phase !== 'playing' || playing === null || game === undefined ? []
    : playersNow(game, playing).flatMap(({ name }, place) => (playing.seats[place] === seat ? [] : [name]));
  return [...state.seats.flatMap(({ person }, other) => (person === null || other === seat ? [] : [person.name])), ...inGame];
}

function sit(state: TableState, asked: Kind<'sit'>, { device, secret, games }: Asking): Answer {
  const name = cleanText(asked.name.replaceAll(',', ' '));
  if (!isPersonsName(name)) return 'bad-name';
  const seat = asked.seat ?? seatFor(state);
  if (seat < 0) return 'table-full';
  const there = state.seats[seat];
  if (there === undefined || (there.person !== null && there.person.device !== device)) return 'seat-taken';
  // A name stands in the game that is on: it stays until that is over.
  if (there.person !== null && isPlaying(state, seat)) return 'not-now';
  if (namesBeside(state, seat, games).some((other) => sameName(other, name))) return 'name-taken';
  const { mark } = asked;
  const isTaken = state.seats.some(({ person }, other) => other !== seat && person?.mark === mark);
  if (isTaken || !marksAt(state).includes(mark)) return 'mark-taken';
  return { kind: 'sat', seat, device, secret, name, mark };
}

/** Somebody's seat is free again; in a game a character plays on. */
function rise(state: TableState, seat: number, out?: string): JournalLine {
  return { kind: 'rose', seat, level: isPlaying(state, seat) ? state.standIn : null, ...out === undefined ? {} : { out } };
}

function agree(state: TableState, { game: name, agreed }: Kind<'agree'>, games: Asking['games']): Answer {
  if (state.phase === 'playing') return 'not-now';
  const game = games.get(name);
  const terms = game === undefined ? null : readAgreed(game, agreed);
  if (game === undefined || terms === null) return 'bad-setup';
  const [least, most] = game.seats;
  // In the midst of an evening its players play, each at their seat.
  const players = nextOf(state.evening) === null ? null : state.evening!.players;
  if (players !== null) {
    const fits = players.length >= least && players.length <= most;
    return fits ? { kind: 'agreed', game: name, agreed: terms, seats: state.seats.length } : 'not-now';
  }
  // Nobody is sent away by another game.
  if (peopleIn(state) > most) return 'not-now';
  return { kind: 'agreed', game: name, agreed: terms, seats: Math.min(most, seatsFor(state, games)) };
}

const peopleIn = ({ seats }: TableState): number => seats.filter(({ person }) => person !== null).length;

/** As many seats as every game that is left of an evening has: nobody has to move for one of them. */
function seatsFor({ evening }: TableState, games: Asking['games']): number {
  const left = nextOf(evening) === null ? [] : evening!.games.filter((one) => !isDone(one));
  return Math.min(8, ...left.map(({ game }) => games.get(game)?.seats[1] ?? 8));
}

/** An evening has its games one after the other; it ends where none are named. */
function planEvening(state: TableState, { games: asked }: Kind<'evening'>, games: Asking['games']): Answer {
  if (state.phase === 'playing') return 'not-now';
  const id = freshWord();
  if (asked.length === 0) return { kind: 'evening', id, games: [], seats: state.seats.length };
  const planned = asked.flatMap(({ game: name, agreed }) => {
    const game = games.get(name);
    const terms = game && readAgreed(game, agreed);
    return game && terms ? [{ game: name, agreed: terms, seats: game.seats }] : [];
  });
  if (asked.length < FEWEST_GAMES || planned.length < asked.length) return 'bad-setup';
  const most = Math.min(...planned.map(({ seats }) => seats[1]));
  const least = Math.max(...planned.map(({ seats }) => seats[0]));
  if (least > most) return 'bad-setup';
  if (peopleIn(state) > most) return 'not-now';
  return { kind: 'evening', id, games: planned.map(({ game, agreed }) => ({ game, agreed })), seats: most };
}

function putCharacter(state: TableState, { seat, level }: Kind<'character'>): Answer {
  const there = state.seats[seat];
  if (there === undefined || there.person !== null) return 'seat-taken';
  return level === null && isPlaying(state, seat) ? 'not-now' : { kind: 'character', seat, level };
}

function turnOut(state: TableState, seat: number, host: number): Answer {
  const person = state.seats[seat]?.person;
  if (!person || person.device === host) return 'not-now';
  const others = state.seats.filter((one, i) => i !== seat && one.person?.device === person.device);
  // Where somebody else sits at the same device it stays.
  return rise(state, seat, others.length > 0 ? undefined : state.devices[person.device]);
}

/** What is written down of what a device asks, or why it's turned down. */
export function lineFor(state: TableState, asked: Written, asking: Asking): Answer {
  switch (asked.kind) {
    case 'sit': return sit(state, asked, asking);
    case 'rise': return state.seats[asked.seat]?.person?.device === asking.device ? rise(state, asked.seat) : 'not-yours';
    case 'agree': return agree(state, asked, asking.games);
    case 'evening': return planEvening(state, asked, asking.games);
    case 'skip': return state.phase === 'playing' || nextOf(state.evening) === null ? 'not-now' : { kind: 'skipped' };
    case 'character': return putCharacter(state, asked);
    case 'standIn': return { kind: 'standIn', level: asked.level };
    case 'pause': return state.phase === 'playing' ? { kind: 'paused', on: asked.on } : 'not-now';
    case 'turnOut': return turnOut(state, asked.seat, asking.device);
    case 'start': {
      const game = asking.games.get(state.game);
      return state.phase === 'playing' || game === undefined ? 'not-now' : begin(state, game, asking.today);
    }
  }
}
