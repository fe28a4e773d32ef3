/** The rack of the game that is on: loaded once it's known which game is played, made anew with each game and each seat. */
import { later, type Later } from '../../loading/later';
import type { GameTypes, Place } from '../../contract/contract';
import type { Connect } from '../../host/port';
import type { GameRack, Rack, RackPorts } from '../rack';
import type { Unhurried } from '../racing';
import { placesOf, type TableShown } from '../tableShown';

export interface HeldPorts {
  /** What brings a game's rack; null where it has none. @param game its word */
  readonly bring: (game: string) => (() => Promise<GameRack>) | null;
  /** What makes of what is agreed on a game that everybody is asked (`racing`). */
  readonly unhurried: (game: string) => Unhurried | undefined;
  /** Whether cards are laid in it with no turns. */
  readonly lays: (game: string) => boolean;
  /** Lets a part of the words come. */
  readonly open: (part: string) => Promise<void>;
  readonly connect: (game: string) => Connect<GameTypes>;
  readonly rack: Omit<RackPorts, 'connect' | 'places'>;
  /** Something has come, or could not be loaded. */
  readonly changed: () => void;
}

export class GameHeld {
  readonly #ports: HeldPorts;
  readonly #racks = new Map<string, Later<GameRack> | null>();
  #rack: Rack | null = null;
  /** Which game, and which places of it. */
  #of = '';
  #failed = false;

  constructor(ports: HeldPorts) { this.#ports = ports; }

  rack(): Rack | null { return this.#rack; }
  failed(): boolean { return this.#failed; }

  /** Whether a game has a rack at all. */
  has(game: string): boolean { return this.#bringing(game) !== null; }

  /** What a game is called; '' as long as its words haven't come. */
  title(game: string): string { return this.#bringing(game)?.now()?.title() ?? ''; }

  /** What is agreed on it, in words; nothing as long as these haven't come. */
  terms({ game, agreed }: TableShown): readonly string[] { return this.#bringing(game)?.now()?.terms?.(agreed) ?? []; }

  unhurried(game: string): Unhurried | undefined { return this.#ports.unhurried(game); }
  lays(game: string): boolean { return this.#ports.lays(game); }

  /** Brings what the next game needs while people still sit down. */
  foresee(game: string): void {
    const bringing = this.#bringing(game);
    if (bringing !== null && bringing.now() === null) bringing.get().then(this.#ports.changed, () => {});
  }

  /** Holds the game that is on as this table has it. @param shows whether it is to be seen */
  follow(table: TableShown | null, shows: boolean): void {
    const { playing = null } = table ?? {};
    if (table === null || playing === null || !shows) return this.leave();
    const places = placesOf(table);
    const of = `${playing.id} ${places.join()}`;
    if (of === this.#of) return;
    this.leave();
    this.#of = of;
    void this.#make(of, playing.id, playing.game, places);
  }

  /** Tries again after a failure. */
  again(table: TableShown | null): void {
    this.leave();
    this.follow(table, true);
  }

  leave(): void {
    this.#rack?.leave();
    [this.#rack, this.#of, this.#failed] = [null, '', false];
  }

  #bringing(game: string): Later<GameRack> | null {
    const known = this.#racks.get(game);
    if (known !== undefined) return known;
    const load = this.#ports.bring(game);
    const bringing = load === null ? null : later(async () => {
      const brought = await load();
      await Promise.all(brought.words.map((part) => this.#ports.open(part)));
      return brought;
    });
    this.#racks.set(game, bringing);
    return bringing;
  }

  async #make(of: string, id: string, game: string, places: readonly Place[]): Promise<void> {
    try {
      const brought = await this.#bringing(game)?.get();
      if (brought === undefined || of !== this.#of) return;
      this.#rack = brought.create({ ...this.#ports.rack, connect: this.#ports.connect(id), places });
    } catch {
      if (of === this.#of) this.#failed = true;
    }
    this.#ports.changed();
  }
}
