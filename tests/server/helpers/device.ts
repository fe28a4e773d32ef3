/** A device at a table in a test: it says and is told JSON text, looks at the game that is on as a page does, and remembers every frame. */
import type { FromTable, GoneBecause, ToTable } from '../../../src/apart/messages';
import { APART_VERSION, placesOf, type TableShown } from '../../../src/apart/tableShown';
import type { GameTypes, Place } from '../../../src/contract/contract';
import type { Connect, FromHost, LastTold } from '../../../src/host/port';
import { GameScreen, type Seen } from '../../../src/host/screen';
import type { Mark } from '../../../src/seats/marks';
import type { Table } from '../../../server/table/table';
import type { AtTable } from '../../../server/tables';
import type { House } from './house';

const FRAME = 16;

export class Device {
  readonly secret: string;
  readonly house: House;
  code: string;
  /** All that it was told, as text, and how many events the game had by then. */
  readonly frames: string[] = [];
  readonly events: number[] = [];
  readonly refused: string[] = [];
  readonly overs: (FromTable & { readonly kind: 'over' })[] = [];
  readonly signs: (FromTable & { readonly kind: 'sign' })[] = [];
  readonly happenings: { readonly type: string }[] = [];
  readonly has: string[] = [];
  gone: GoneBecause | null = null;
  /** How often the table has ended its line, so that it asks at the doors again. */
  cuts = 0;
  held = false;
  table: TableShown | null = null;
  number = -1;
  screen: GameScreen<GameTypes> | null = null;
  seen: Seen<GameTypes> | null = null;
  places: readonly Place[] = [];
  #game: string | null = null;
  #at: AtTable | null = null;
  #events = (): number => 0;
  #receive: ((message: FromHost<GameTypes>) => void) | null = null;
  /** The last it was told of the game, so that it goes on from there. */
  #last: LastTold | null = null;

  constructor(house: House, secret: string, code = '') { [this.house, this.secret, this.code] = [house, secret.padEnd(32, '_'), code]; }

  /** Opens a table of its own. */
  async open(game: string, agreed: object): Promise<this> {
    const table = await this.house.tables().open({ secret: this.secret, game, agreed });
    if (typeof table === 'string') throw new Error(table);
    this.code = table.code;
    return this.come();
  }

  /** Comes to the table, or back to it. */
  async come(version = APART_VERSION): Promise<this> {
    const table = await this.house.tables().find(this.code);
    if (typeof table === 'string' || 'at' in table) throw new Error(String(table));
    const entered = table.enter(this.secret);
    if (typeof entered === 'string') throw new Error(entered);
    this.number = entered.device;
    this.#events = () => {
      const { events = [] } = ((table as Table).state.playing?.saved ?? {}) as { readonly events?: readonly unknown[] };
      return events.length;
    };
    let isOpen = true;
    this.#at = table.connect(entered.device, {
      send: (text) => { if (isOpen) this.#hear(text); },
      end: (because) => {
        isOpen = false;
        this.gone = because;
      },
      again: () => {
        isOpen = false;
        this.cuts += 1;
      },
    });
    this.gone = null;
    this.say({ kind: 'hello', version, has: [...this.has] });
    await this.house.rest();
    if (this.#game !== null && this.table?.playing?.id === this.#game) this.#look(this.#last);
    await this.house.rest();
    return this;
  }

  say(message: ToTable): void { this.raw(JSON.stringify(message)); }
  raw(text: string): void { this.#at?.receive(text); }

  /** Says something, and lets the table do it. */
  async ask(message: ToTable): Promise<void> {
    this.say(message);
    await this.house.rest();
  }

  sit(name: string, mark: Mark, seat: number | null = null): Promise<void> { return this.ask({ kind: 'sit', seat, name, mark }); }

  lag(ms: number): void { this.#at?.lag(ms); }

  cut(): void {
    this.#at?.cut();
    this.#at = null;
  }

  /** All of a page is gone: what it knew, too. */
  forget(): void {
    this.cut();
    [this.#game, this.#last, this.screen, this.seen, this.#receive] = [null, null, null, null, null];
  }

  act(place: Place, intent: { readonly kind: string; readonly tile?: number }): void {
    this.screen?.act(place, intent, this.house.clock.now());
  }

  /** What it was told, by its kind. */
  told<K extends FromTable['kind']>(kind: K): Extract<FromTable, { readonly kind: K }>[] {
    return this.frames.map((text) => JSON.parse(text) as FromTable)
      .filter((one): one is Extract<FromTable, { readonly kind: K }> => one.kind === kind);
  }

  #hear(text: string): void {
    this.frames.push(text);
    this.events.push(this.#events());
    const message = JSON.parse(text) as FromTable;
    switch (message.kind) {
      case 'table':
        this.table = message.table;
        return this.#follow(message.table);
      case 'game': {
        if (message.game !== this.#game) return;
        if (message.message.kind !== 'refused') {
          const { epoch, screen, sequence } = message.message;
          this.#last = { epoch, screen, sequence };
        }
        return this.#receive?.(message.message);
      }
      case 'over': return void this.overs.push(message);
      case 'sign': return void this.signs.push(message);
      case 'refused': return void this.refused.push(message.code);
      case 'held': return void (this.held = message.on);
      case 'gone': return undefined;
    }
  }

  /** Looks at the game that is on, anew where it plays at other places. */
  #follow(table: TableShown): void {
    const { playing } = table;
    if (playing === null) return;
    const places = placesOf(table);
    if (playing.id === this.#game && JSON.stringify(places) === JSON.stringify(this.places)) return;
    [this.#game, this.places, this.#last] = [playing.id, places, null];
    this.screen = new GameScreen<GameTypes>(this.#connect, places, {
      now: () => this.house.clock.now(),
      past: (past) => { this.happenings.push(...past); },
      told: (seen, happenings) => {
        this.seen = seen;
        this.happenings.push(...happenings);
        const { screen } = this;
        this.house.clock.setTimeout(() => screen?.shown(this.house.clock.now()), FRAME);
      },
    });
  }

  readonly #connect: Connect<GameTypes> = (_places, receive) => {
    this.#receive = receive;
    this.#look(null);
    const game = this.#game!;
    return { send: (message) => this.say({ kind: 'game', game, message }), close() {} };
  };

  #look(back: LastTold | null): void {
    if (this.#game !== null) this.say({ kind: 'look', game: this.#game, back });
  }
}
