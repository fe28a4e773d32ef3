/** All tables of a server: opened, found by their codes, brought up from their journals, each once, and gone after thirty days. */
import { CODE_LENGTH, CODE_LETTERS } from '../../src/apart/code';
import type { DoorRefusal } from '../../src/apart/messages';
import type { Thinker } from '../../src/ai/questions';
import type { Clock } from '../../src/bots/clock';
import type { Game, GameTypes } from '../../src/contract/contract';
import { ALL_GAMES } from '../../src/games/catalogue';
import { OutOfReach, type Elsewhere, type Journal, type JournalPorts, type Journals } from '../journal/journal';
import { JOURNAL_VERSION, type JournalLine } from '../journal/lines';
import { checkedState, stateIn } from '../journal/replayJournal';
import { tableAfter, type TableState } from '../journal/tableState';
import type { Measure } from '../measure';
import type { LiveTable, Tables } from '../tables';
import { readAgreed } from './begin';
import { Outbox } from './outbox';
import { Table } from './table';
import { freshCode, hashOf } from './words';

export interface TablesOptions {
  readonly journals: Journals;
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  /** What computer players think with: see `thinker/threads.ts`. */
  readonly thinker: Thinker;
  /** Something failed that harms no player: a disk that refused for a moment, a journal that can't be read. */
  readonly failed: (error: unknown) => void;
  /** What is counted of it. */
  readonly measure?: Measure;
  /** Other games than those of the house, by their words in links: for tests. */
  readonly games?: ReadonlyMap<string, Game<GameTypes>>;
}

/** How often it's looked at which tables nobody comes to any more, in milliseconds. */
const SWEEP_MS = 600_000;
/** So many codes of tables that were closed are remembered. */
const MOST_CLOSED = 1000;
/** So often a fresh code is tried. */
const MOST_TRIES = 100;
const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`);

interface OnTable { readonly table: Table; readonly journal: Journal }

/** Opens the tables whose journals these are. */
export async function openTables(options: TablesOptions): Promise<HouseTables> {
  const games = options.games ?? new Map<string, Game<GameTypes>>(await Promise.all(ALL_GAMES.map(async ([name, { game }]) =>
    [name, await game(options.thinker)] as const)));
  const tables = new HouseTables(options, games);
  await tables.sweep();
  return tables;
}

export class HouseTables implements Tables {
  readonly #options: TablesOptions;
  readonly #games: ReadonlyMap<string, Game<GameTypes>>;
  /** One bring-up a code, however many ask. */
  readonly #on = new Map<string, Promise<OnTable | Elsewhere | null>>();
  /** Those that nobody came to since the last sweep. */
  #quiet = new Set<string>();
  /** Files that are being closed or deleted. */
  readonly #ending = new Map<string, Promise<void>>();
  readonly #closed = new Set<string>();
  #sweeping: unknown = null;
  #swept: Promise<void> = Promise.resolve();
  #ended = false;

  constructor(options: TablesOptions, games: ReadonlyMap<string, Game<GameTypes>>) {
    this.#options = options;
    this.#games = games;
  }

  async open({ secret, game: name, agreed }: Parameters<Tables['open']>[0]): Promise<LiveTable | DoorRefusal> {
    const game = this.#games.get(name);
    const terms = game === undefined ? null : readAgreed(game, { ...agreed });
    if (game === undefined || terms === null) return 'bad-setup';
    const about = {
      kind: 'opened', version: JOURNAL_VERSION, at: this.#options.today(), secret: hashOf(secret), game: name, agreed: terms,
      seats: game.seats[1],
    } as const;
    for (let tries = 0; tries < MOST_TRIES && !this.#ended; tries += 1) {
      const code = freshCode();
      if (this.#on.has(code) || this.#closed.has(code)) continue;
      const making = this.#make(code, { ...about, code });
      const on = await this.#made(code, making);
      if (on !== null) return on.table;
      this.#forget(code, making);
    }
    if (this.#ended) throw new OutOfReach('This server stops.');
    return 'full';
  }

  async find(code: string): Promise<LiveTable | Elsewhere | 'no-table' | 'closed'> {
    if (this.#closed.has(code)) return 'closed';
    if (!CODE.test(code)) return 'no-table';
    // Whoever is told that there is none never asks again; it goes on at once elsewhere, or soon here.
    if (this.#ended) throw new OutOfReach('This server stops.');
    this.#quiet.delete(code);
    const bringing = this.#on.get(code) ?? this.#bringUp(code);
    const on = await this.#made(code, bringing);
    if (on !== null && 'table' in on) return this.#closed.has(code) ? 'closed' : on.table;
    this.#forget(code, bringing);
    return on ?? (await this.#options.journals.wasClosed(code) ? 'closed' : 'no-table');
  }

  async close(): Promise<void> {
    this.#ended = true;
    this.#options.clock.clearTimeout(this.#sweeping);
    const all = await this.#all();
    for (const { table } of all) table.leave();
    await Promise.all([...all.map(({ journal }) => journal.close()), ...this.#ending.values()]);
    for (const { table } of all) table.yield();
    this.#on.clear();
  }

  /** Comes back once all that was written so far is kept, and what is being done to journals is done. */
  async settled(): Promise<void> {
    await this.#swept;
    for (const { journal } of await this.#all()) await journal.flush();
    await Promise.all(this.#ending.values());
  }

  /** Nothing can be kept for the time being: nobody plays on, and everybody is told so. */
  async hold(): Promise<void> {
    for (const { table } of await this.#all()) table.hold(true);
  }

  /** Journals can be written again: each table goes on, unless somebody else has it now. Rejects where nobody can tell. */
  async goOn(): Promise<void> {
    await Promise.all((await this.#all()).map(async ({ table, journal }) => {
      if (await journal.check()) table.hold(false);
      else this.#lose(table.code);
    }));
  }

  /** Those that are on here. */
  async on(): Promise<readonly Table[]> { return (await this.#all()).map(({ table }) => table); }

  /** Lets go what nobody has played at for thirty days, and lets rest where nobody has been for a while. */
  async sweep(): Promise<void> {
    const { journals, clock, failed } = this.#options;
    try {
      const quiet = new Set<string>();
      for (const { table, journal } of await this.#all()) {
        const { code } = table;
        if (table.lines > 0) continue;
        if (this.#quiet.has(code)) this.#rest(code, { table, journal });
        else quiet.add(code);
      }
      this.#quiet = quiet;
      await journals.sweep((code) => this.#on.has(code));
    } catch (error) {
      failed(error);
    }
    if (!this.#ended) this.#sweeping = clock.setTimeout(() => { this.#swept = this.sweep(); }, SWEEP_MS);
  }

  async #all(): Promise<OnTable[]> {
    const brought = await Promise.all([...this.#on.values()].map((bringing) => bringing.catch(() => null)));
    return brought.flatMap((on) => (on !== null && 'table' in on ? [on] : []));
  }

  #made<On extends OnTable | Elsewhere | null>(code: string, making: Promise<On>): Promise<On> {
    this.#on.set(code, making);
    void making.catch(() => { this.#forget(code, making); });
    return making;
  }

  #forget(code: string, bringing: unknown): void {
    if (this.#on.get(code) === bringing) this.#on.delete(code);
  }

  /** Nobody is there: its journal has all of it. */
  #rest(code: string, { table, journal }: OnTable): void {
    this.#on.delete(code);
    table.leave();
    this.#end(code, journal.close());
  }

  /** Another process has it now: whoever is here asks at the doors again. */
  #lose(code: string): void {
    const bringing = this.#on.get(code);
    this.#on.delete(code);
    void bringing?.then((on) => {
      if (on === null || !('table' in on)) return undefined;
      on.table.leave();
      return on.table.yield();
    }, () => {});
  }

  #end(code: string, ending: Promise<void>): void {
    this.#ending.set(code, ending.catch(this.#options.failed).finally(() => { this.#ending.delete(code); }));
  }

  /** A new table; null where there's a journal of that code. */
  async #make(code: string, line: JournalLine): Promise<OnTable | null> {
    const outbox = this.#outbox();
    const journal = await this.#options.journals.create(code, this.#ports(code, outbox));
    if (journal === null) return null;
    journal.append(line);
    outbox.wrote();
    await journal.flush();
    return this.#tableOf(tableAfter(null, line), journal, outbox);
  }

  async #bringUp(code: string): Promise<OnTable | Elsewhere | null> {
    await this.#ending.get(code);
    const outbox = this.#outbox();
    let journal: Journal | null = null;
    try {
      const opened = await this.#options.journals.open(code, this.#ports(code, outbox));
      if (opened === null || 'at' in opened) return opened;
      journal = opened.journal;
      const state = stateIn(opened.lines);
      if (state !== null) return this.#tableOf(checkedState(state, this.#games), journal, outbox);
      // It was opened, and the server ended before anybody was told.
      await journal.remove();
    } catch (error) {
      await journal?.close();
      if (error instanceof OutOfReach) throw error;
      this.#options.failed(error);
    }
    return null;
  }

  #outbox(): Outbox {
    const { clock, measure } = this.#options;
    return new Outbox(() => clock.now(), (ms) => { measure?.synced(ms); });
  }

  #ports(code: string, outbox: Outbox): JournalPorts {
    const { clock, failed } = this.#options;
    return { clock, failed, synced: (lines) => { outbox.synced(lines); }, lost: () => { this.#lose(code); } };
  }

  #tableOf(state: TableState, journal: Journal, outbox: Outbox): OnTable {
    const { clock, today, failed } = this.#options;
    const table: Table = new Table(state, {
      clock, today, failed, games: this.#games, journal, outbox, judged: (ms) => { this.#options.measure?.judged(ms); },
      closed: () => {
        const [oldest] = this.#closed;
        if (this.#closed.size >= MOST_CLOSED && oldest !== undefined) this.#closed.delete(oldest);
        this.#closed.add(state.code);
        this.#on.delete(state.code);
        table.leave();
        this.#end(state.code, journal.remove());
      },
    });
    return { table, journal };
  }
}
