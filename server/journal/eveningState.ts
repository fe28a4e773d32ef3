/** An evening of several games at a table, as its journal says it is. Pure. */
import { nextGame, type EveningGame } from '../../src/evening/evening';
import type { CardRow } from '../../src/apart/tableShown';
import type { JournalLine } from './lines';

/** A game of it, with what is agreed on it. */
export interface AgreedGame extends EveningGame { readonly agreed: Readonly<Record<string, unknown>> }

export interface EveningState {
  readonly id: string;
  readonly games: readonly AgreedGame[];
  /** Who plays all of it: the seats, in their order, and the names under which they played last; null before the first game. */
  readonly players: readonly { readonly seat: number; readonly name: string }[] | null;
}

type Line<K extends JournalLine['kind']> = Extract<JournalLine, { readonly kind: K }>;

/** The game that comes next, or is on; null: none is left. */
export function nextOf(evening: EveningState | null): AgreedGame | null {
  const next = evening === null ? null : nextGame(evening);
  return next === null ? null : evening!.games[next]!;
}

/** With the next game as it is from now on; the same where none is left. */
function withNext(evening: EveningState, change: (game: AgreedGame) => AgreedGame): EveningState {
  const next = nextGame(evening);
  return next === null ? evening : { ...evening, games: evening.games.with(next, change(evening.games[next]!)) };
}

export function plannedEvening({ id, games }: Line<'evening'>): EveningState | null {
  return games.length === 0 ? null
    : { id, games: games.map(({ game, agreed }) => ({ game, agreed, id: null, places: null })), players: null };
}

/** Another game comes next, or the same on other terms. */
export const eveningAgreed = (evening: EveningState, { game, agreed }: Line<'agreed'>): EveningState =>
  withNext(evening, () => ({ game, agreed, id: null, places: null }));

export const eveningSkipped = (evening: EveningState): EveningState => withNext(evening, (game) => ({ ...game, skipped: true }));

/** Its next game begins: those who play in the first one play all of it. */
export function eveningBegan(evening: EveningState, { seats, saved, names = [] }: Line<'began'>): EveningState {
  if (nextOf(evening) === null) return evening;
  const players = seats.map((seat, place) => ({ seat, name: names[place] ?? '' })).toSorted((one, other) => one.seat - other.seat);
  return { ...withNext(evening, (game) => ({ ...game, id: saved.id })), players };
}

/** A game is over. One that was stopped counts for nobody: it comes next once more. @param seats for each of its places the table's seat */
export function eveningEnded(evening: EveningState, id: string, seats: readonly number[], row: CardRow | null): EveningState {
  if (nextOf(evening)?.id !== id || evening.players === null) return evening;
  const places = row?.places;
  return withNext(evening, (game) => (places === undefined ? { ...game, id: null }
    : { ...game, places: evening.players!.map(({ seat }) => places[seats.indexOf(seat)]!) }));
}
