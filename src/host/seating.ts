/** Who plays at which place of a game that is on: as it was agreed, and who has taken over since. */
import type { Beside, Game, GameTypes, Held, Holder, Place, SavedGame } from '../contract/contract';

export class Seating<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #agreed: T['Setup'];
  #held: readonly Held[];
  /** What was agreed, with those who play now. */
  setup: T['Setup'];

  constructor(game: Game<T>, { setup, held = [] }: SavedGame<T>) {
    this.#game = game;
    this.#agreed = setup;
    this.#held = held;
    this.setup = held.reduce((now, [place, , who]) => game.reseated(now, place, who), setup);
  }

  /** The table of a game that begins or goes on, with those who sit there now. */
  started(saved: SavedGame<T>, now: number, beside: Beside): T['Table'] {
    const { table } = this.#game;
    return this.#held.reduce((at, [place, , who]) => table.seat?.(at, place, who, now) ?? at, table.start(saved, now, beside));
  }

  /** @param from how many events there were by then */
  take(place: Place, from: number, who: Holder): void {
    this.#held = [...this.#held, [place, from, who]];
    this.setup = this.#game.reseated(this.setup, place, who);
  }

  /** Who played at a place when there were so many events: a person, by their name (or place, where there are none); null: a character. */
  personAt(place: Place, events: number): string | null {
    const who = this.#held.findLast(([at, from]) => at === place && from <= events)?.[2];
    if (who !== undefined) return 'level' in who ? null : who.name;
    const { kind, name } = this.#game.players(this.#agreed)[place]!;
    return kind === 'bot' ? null : name ?? String(place);
  }

  /** Those of some places at which people play now: for whom a character plays sees what anybody sees who looks on. */
  eyes(places: ReadonlySet<Place>): ReadonlySet<Place> {
    const players = this.#game.players(this.setup);
    const own = [...places].filter((place) => players[place]?.kind !== 'bot');
    return own.length === places.size ? places : new Set(own);
  }

  /** What is written down of it. */
  written(): { readonly held?: readonly Held[] } { return this.#held.length === 0 ? {} : { held: this.#held }; }
}
