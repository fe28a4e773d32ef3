/** How a game begins at a table: who plays, by what was agreed, and what chance deals. The game itself says whether that can be played. */
import type { LevelName } from '../../src/ai/levelNames';
import { CRYPTO_CHANCE } from '../../src/chance/drawn';
import type { Game, GameTypes, SavedGame } from '../../src/contract/contract';
import { replayed } from '../../src/contract/record';
import { freeName } from '../../src/setup/names';
import { nextOf } from '../journal/eveningState';
import type { JournalLine, KeptGame } from '../journal/lines';
import type { SeatState, TableState } from '../journal/tableState';
import { playersNow } from './holders';
import { freshWord } from './words';

type AnyGame = Game<GameTypes>;
type Agreed = Readonly<Record<string, unknown>>;

/** A pace at which nothing waits, so that far lines had no chance. */
const AT_ONCE = 'instant';
/** What was agreed is no longer than this, as text. */
const MOST_TEXT = 4000;

/** What a character is called at a table: its word, as a name. */
const nameOf = (level: LevelName): string => level[0]!.toUpperCase() + level.slice(1);

/** What those are called who sit there: characters after the people; null: nobody does. */
function namesOf(there: readonly SeatState[]): readonly (string | null)[] {
  const names = there.flatMap(({ person }) => person?.name ?? []);
  return there.map(({ person, level }) => {
    if (person !== null) return person.name;
    if (level === null) return null;
    const name = freeName(nameOf(level), names);
    names.push(name);
    return name;
  });
}

/** Those who play, as set-ups have them. @param seats theirs, in order of play */
function playersOf(there: readonly SeatState[], seats: readonly number[]): object[] {
  const names = namesOf(there);
  return seats.map((seat) => {
    const { person, level } = there[seat]!;
    const name = names[seat];
    return person === null ? { name, kind: 'bot', level } : { name, kind: 'remote', shape: person.mark };
  });
}

/** A set-up with these players; null where nobody can play so. */
function readSetup(game: AnyGame, agreed: Agreed, players: readonly object[]): GameTypes['Setup'] | null {
  if (agreed['pace'] === AT_ONCE) return null;
  return game.readSetup({ ...agreed, seed: 'table', players });
}

/** What was agreed, as the game has it, without those who play; null where nobody can play so. */
export function readAgreed(game: AnyGame, agreed: Agreed): Agreed | null {
  const [least] = game.seats;
  const players = Array.from({ length: Math.max(2, least) }, (_, i) => ({ name: 'ABCDEFGH'[i]!, kind: 'remote' }));
  const setup = readSetup(game, agreed, players);
  if (setup === null || JSON.stringify(setup).length > MOST_TEXT) return null;
  const { players: _, seed: __, ...terms } = setup as Agreed;
  return terms;
}

interface Seating { readonly seats: readonly number[]; readonly agreed: Agreed }

/** The seats in the order in which the next game is played, and what is agreed for it: as the game has it where the same people play on. */
function playOn({ playing, game: kind, seats: there, agreed }: TableState, game: AnyGame): Seating {
  const names = namesOf(there);
  const seats = names.flatMap((name, seat) => (name === null ? [] : [seat]));
  const anew = { seats, agreed };
  if (playing === null || playing.game !== kind || playing.seats.length !== seats.length) return anew;
  const saved = playing.saved as unknown as SavedGame<GameTypes>;
  const before = playersNow(game, playing);
  if (playing.seats.some((seat, place) => names[seat] !== before[place]?.name)) return anew;
  const next = game.next?.(replayed(game, saved).states.at(-1), saved.ended) ?? null;
  return next === null ? anew : { seats: next.places.map((place) => playing.seats[place]!), agreed: { ...agreed, ...next.agreed } };
}

/** In the midst of an evening its players play: a character does for whoever has left, and who came since looks on. */
function thoseOfTheEvening(state: TableState): TableState {
  const players = nextOf(state.evening) === null ? null : state.evening!.players;
  if (players === null) return state;
  const plays = new Set(players.map(({ seat }) => seat));
  return {
    ...state, seats: state.seats.map((seat, i) => {
      if (!plays.has(i)) return { person: null, level: null };
      return seat.person === null && seat.level === null ? { person: null, level: state.standIn } : seat;
    }),
  };
}

/** The line with which the next game begins, or why it can't. */
export function begin(table: TableState, game: AnyGame, today: number): JournalLine | 'too-few' | 'bad-setup' {
  const state = thoseOfTheEvening(table);
  const { seats: places, agreed } = playOn(state, game);
  const people = state.seats.filter(({ person }) => person !== null);
  if (people.length === 0 || places.length < game.seats[0]) return 'too-few';
  const setup = readSetup(game, agreed, playersOf(state.seats, places));
  if (setup === null) return 'bad-setup';
  const saved: SavedGame<GameTypes> & { readonly version: number } = {
    version: game.version, ...game.readNotes({}, []), id: freshWord(), setup, seed: freshWord(),
    deal: game.drawDeal(setup, CRYPTO_CHANCE), luck: places.map(() => freshWord()), events: [], played: 0, ended: null,
    startedAt: today, savedAt: today,
  };
  const names = namesOf(state.seats);
  return {
    kind: 'began', game: state.game, seats: [...places], saved: saved as unknown as KeptGame,
    ...nextOf(state.evening) === null ? {} : { names: places.map((seat) => names[seat]!) },
  };
}
