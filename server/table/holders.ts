/** Who plays at each place of a game that is on: whoever sits there, or a character where they're away or nobody sits. Pure. */
import type { Game, GameTypes, Holder, Place, SavedGame } from '../../src/contract/contract';
import type { GameState, TableState } from '../journal/tableState';

/** Who is away for longer than this, in milliseconds, is played for. */
export const AWAY_MS = 60_000;

/** A player as every set-up has them. */
interface Named { readonly name: string; readonly kind: string; readonly level?: Extract<Holder, { level: unknown }>['level'] }

/** The players of a game that is on, as it was agreed and with those who have taken over since. */
export function playersNow(game: Game<GameTypes>, { saved }: GameState): readonly Named[] {
  const { setup, held = [] } = saved as unknown as SavedGame<GameTypes>;
  return game.players(held.reduce((now, [place, , who]) => game.reseated(now, place, who), setup)) as unknown as readonly Named[];
}

/** Who plays at each place now. */
export function holdersOf(game: Game<GameTypes>, playing: GameState): readonly Holder[] {
  return playersNow(game, playing).map(({ name, kind, level }) => (kind === 'bot' && level !== undefined ? { level } : { name }));
}

/** Which of the people who sit is here, and how long the others have been away, in milliseconds. */
export interface Presence {
  isHere(device: number): boolean;
  awayFor(device: number): number;
  /** Whether anybody is here who plays: otherwise time stands still for all. */
  readonly somebody: boolean;
}

/** Who shall play at a place from now on. @param now who does */
export function wanted(state: TableState, playing: GameState, place: Place, now: Holder, presence: Presence): Holder {
  const { person, level } = state.seats[playing.seats[place]!] ?? { person: null, level: null };
  if (person === null) return { level: level ?? state.standIn };
  const { device, name } = person;
  if (presence.isHere(device)) return { name };
  // A character plays on until whoever sits there is back.
  if ('level' in now || !presence.somebody) return now;
  return presence.awayFor(device) >= AWAY_MS ? { level: state.standIn } : now;
}

/** The places of a game that a device plays. */
export function placesOf({ seats }: TableState, { seats: places }: GameState, device: number): readonly Place[] {
  return places.flatMap((seat, place) => (seats[seat]?.person?.device === device ? [place] : []));
}

/** The devices that play in a game. */
export function playingDevices({ seats }: TableState, { seats: places }: GameState): readonly number[] {
  return places.flatMap((seat) => seats[seat]?.person?.device ?? []);
}
