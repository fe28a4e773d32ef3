/** How a game begins at a table: who plays, by what was agreed, and what chance deals. The game itself says whether that can be played. */
import type { LevelName } from '../../src/ai/levelNames';
import { CRYPTO_CHANCE } from '../../src/chance/drawn';
import type { Game, GameTypes, SavedGame } from '../../src/contract/contract';
import { freeName } from '../../src/setup/names';
import type { JournalLine, KeptGame } from '../journal/lines';
import type { SeatState, TableState } from '../journal/tableState';
import { freshWord } from './words';

type AnyGame = Game<GameTypes>;
type Agreed = Readonly<Record<string, unknown>>;

/** A pace at which nothing waits, so that far lines had no chance. */
const AT_ONCE = 'instant';
/** What was agreed is no longer than this, as text. */
const MOST_TEXT = 4000;

/** What a character is called at a table: its word, as a name. */
const nameOf = (level: LevelName): string => level[0]!.toUpperCase() + level.slice(1);

/** Those who play, as set-ups have them. */
function playersOf(seats: readonly SeatState[]): object[] {
  const names = seats.flatMap(({ person }) => person?.name ?? []);
  return seats.flatMap(({ person, level }): object[] => {
    if (person !== null) return [{ name: person.name, kind: 'remote', shape: person.mark }];
    if (level === null) return [];
    const name = freeName(nameOf(level), names);
    names.push(name);
    return [{ name, kind: 'bot', level }];
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

/** The line with which the next game begins, or why it can't. */
export function begin(state: TableState, game: AnyGame, today: number): JournalLine | 'too-few' | 'bad-setup' {
  const places = state.seats.flatMap(({ person, level }, seat) => (person === null && level === null ? [] : [seat]));
  const people = state.seats.filter(({ person }) => person !== null);
  if (people.length === 0 || places.length < game.seats[0]) return 'too-few';
  const setup = readSetup(game, state.agreed, playersOf(state.seats));
  if (setup === null) return 'bad-setup';
  const saved: SavedGame<GameTypes> & { readonly version: number } = {
    version: game.version, ...game.readNotes({}, []), id: freshWord(), setup, seed: freshWord(),
    deal: game.drawDeal(setup, CRYPTO_CHANCE), luck: places.map(() => freshWord()), events: [], played: 0, ended: null,
    startedAt: today, savedAt: today,
  };
  return { kind: 'began', game: state.game, seats: places, saved: saved as unknown as KeptGame };
}
