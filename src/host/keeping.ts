/** A game as its host keeps it: what is written down of it, and when it is saved. */
import type { Game, GameTypes, SavedGame, Standing } from '../contract/contract';
import { isAlike } from '../outside/alike';
import type { FarLines } from './farLines';
import type { HostPorts } from './hostPorts';
import { countedTable, type Round } from './judge/round';
import type { Seating } from './seating';

interface Kept<T extends GameTypes> {
  readonly game: Game<T>;
  /** As it was taken up. */
  readonly saved: SavedGame<T>;
  readonly ports: Pick<HostPorts<T>, 'today' | 'save'>;
  readonly seating: Seating<T>;
  readonly far: FarLines | null;
}

export class Keeping<T extends GameTypes> {
  readonly #of: Kept<T>;

  constructor(of: Kept<T>) { this.#of = of; }

  /** How many events it has. */
  events(round: Round<T>): number { return this.#of.game.table.written(countedTable(round)).events.length; }

  /** How many events it had when somebody did what people race with; null: it's something else. */
  calls(round: Round<T>, { kind }: T['Intent']): number | null {
    return this.#of.game.table.races.includes(kind) ? this.events(round) : null;
  }

  /** As it stands. @param played the game's time */
  saved(round: Round<T>, { ended }: Standing<T>, played: number): SavedGame<T> {
    const { game, saved, ports, seating, far } = this.#of;
    const { decided = null, noted: _, ...written } = game.table.written(countedTable(round));
    return {
      ...saved, ...written, ...seating.written(), ...far?.written(), ended: ended ?? decided, played, savedAt: ports.today(),
    };
  }

  /** Whether something is to be kept that was not. */
  isNews(before: Round<T>, round: Round<T>): boolean { return !isAlike(this.#writtenIn(before), this.#writtenIn(round)); }

  save(saved: SavedGame<T>, round: Round<T>): void {
    const open = this.#of.game.table.open?.(countedTable(round)) ?? null;
    if (saved.events.length > 0 || open !== null || saved.held) this.#of.ports.save(saved, open);
  }

  /** What is kept as soon as it has changed. */
  #writtenIn(round: Round<T>): readonly unknown[] {
    const table = countedTable(round);
    const { events, noted = 0 } = this.#of.game.table.written(table);
    return [events.length + noted, this.#of.game.table.open?.(table) ?? null];
  }
}
