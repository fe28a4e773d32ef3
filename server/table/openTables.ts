/** All tables of a server: opened, found by their codes, brought up from their journals, each once, and gone after thirty days. */
import { mkdir, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { CODE_LENGTH, CODE_LETTERS } from '../../src/apart/code';
import type { DoorRefusal } from '../../src/apart/messages';
import type { Thinker } from '../../src/ai/questions';
import type { Clock } from '../../src/bots/clock';
import type { Game, GameTypes } from '../../src/contract/contract';
import { ALL_GAMES } from '../../src/games/catalogue';
import { createJournal, openJournal, type JournalFile, type JournalPorts } from '../journal/journalFile';
import { JOURNAL_VERSION, type JournalLine } from '../journal/lines';
import { checkedState, stateIn } from '../journal/replayJournal';
import { tableAfter, type TableState } from '../journal/tableState';
import type { LiveTable, Tables } from '../tables';
import { readAgreed } from './begin';
import { Outbox } from './outbox';
import { Table } from './table';
import { freshCode, hashOf } from './words';

export interface TablesOptions {
  /** The folder of the journals: it's made where there is none. */
  readonly data: string;
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  /** What computer players think with: see `thinker/threads.ts`. */
  readonly thinker: Thinker;
  /** Something failed that harms no player: a disk that refused for a moment, a journal that can't be read. */
  readonly failed: (error: unknown) => void;
  /** Other games than those of the house, by their words in links: for tests. */
  readonly games?: ReadonlyMap<string, Game<GameTypes>>;
}

/** A table goes so long after its last move, in milliseconds; how often that is looked at. */
const KEPT_MS = 30 * 86_400_000;
const SWEEP_MS = 600_000;
/** So many codes of tables that were closed are remembered. */
const MOST_CLOSED = 1000;
/** So often a fresh code is tried that nobody has. */
const MOST_TRIES = 100;
const ENDING = '.journal';
const NAME = new RegExp(`^([${CODE_LETTERS}]{${CODE_LENGTH}})\\${ENDING}$`);

interface OnTable { readonly table: Table; readonly journal: JournalFile }

/** Opens the tables of a folder. */
export async function openTables(options: TablesOptions): Promise<HouseTables> {
  await mkdir(options.data, { recursive: true, mode: 0o700 });
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
  readonly #on = new Map<string, Promise<OnTable | null>>();
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
      this.#on.set(code, making);
      const on = await making;
      if (on !== null) return on.table;
      this.#on.delete(code);
    }
    return 'full';
  }

  async find(code: string): Promise<LiveTable | 'no-table' | 'closed'> {
    if (this.#closed.has(code)) return 'closed';
    if (this.#ended || !NAME.test(code + ENDING)) return 'no-table';
    this.#quiet.delete(code);
    const bringing = this.#on.get(code) ?? this.#bringUp(code);
    this.#on.set(code, bringing);
    const on = await bringing;
    if (on !== null) return this.#closed.has(code) ? 'closed' : on.table;
    if (this.#on.get(code) === bringing) this.#on.delete(code);
    return 'no-table';
  }

  async close(): Promise<void> {
    this.#ended = true;
    this.#options.clock.clearTimeout(this.#sweeping);
    const all = await Promise.all(this.#on.values());
    for (const on of all) on?.table.leave();
    await Promise.all([...all.map(async (on) => on?.journal.close()), ...this.#ending.values()]);
    this.#on.clear();
  }

  /** Comes back once all that was written so far lies on the disk, and what is being done there is done. */
  async settled(): Promise<void> {
    await this.#swept;
    for (const on of await Promise.all(this.#on.values())) await on?.journal.flush();
    await Promise.all(this.#ending.values());
  }

  /** Lets go what nobody has played at for thirty days, and lets rest where nobody has been for a while. */
  async sweep(): Promise<void> {
    const { data, clock, today, failed } = this.#options;
    try {
      const quiet = new Set<string>();
      for (const [code, bringing] of this.#on) {
        const on = await bringing;
        if (on === null || on.table.lines > 0) continue;
        if (this.#quiet.has(code)) this.#rest(code, on);
        else quiet.add(code);
      }
      this.#quiet = quiet;
      for (const name of await readdir(data)) {
        const code = NAME.exec(name)?.[1];
        if (code === undefined || this.#on.has(code)) continue;
        const path = join(data, name);
        if (today() - (await stat(path)).mtimeMs > KEPT_MS && !this.#on.has(code)) await unlink(path);
      }
    } catch (error) {
      failed(error);
    }
    if (!this.#ended) this.#sweeping = clock.setTimeout(() => { this.#swept = this.sweep(); }, SWEEP_MS);
  }

  #path(code: string): string { return join(this.#options.data, code + ENDING); }

  /** Nobody is there: its journal has all of it. */
  #rest(code: string, { table, journal }: OnTable): void {
    this.#on.delete(code);
    table.leave();
    this.#end(code, journal.close());
  }

  #end(code: string, ending: Promise<void>): void {
    this.#ending.set(code, ending.catch(this.#options.failed).finally(() => { this.#ending.delete(code); }));
  }

  /** A new table; null where there's a journal of that code. */
  async #make(code: string, line: JournalLine): Promise<OnTable | null> {
    const outbox = new Outbox();
    let journal: JournalFile;
    try {
      journal = await createJournal(this.#path(code), this.#ports(outbox));
    } catch (error) {
      if ((error as { readonly code?: string }).code === 'EEXIST') return null;
      throw error;
    }
    journal.append(line);
    outbox.wrote();
    await journal.flush();
    return this.#tableOf(tableAfter(null, line), journal, outbox);
  }

  async #bringUp(code: string): Promise<OnTable | null> {
    await this.#ending.get(code);
    const outbox = new Outbox();
    let journal: JournalFile | null = null;
    try {
      const { file, lines } = await openJournal(this.#path(code), this.#ports(outbox));
      journal = file;
      const state = stateIn(lines);
      // It was opened, and the server ended before anybody was told.
      if (state === null) await file.remove();
      else return this.#tableOf(checkedState(state, this.#games), file, outbox);
    } catch (error) {
      await journal?.close();
      if ((error as { readonly code?: string }).code !== 'ENOENT') this.#options.failed(error);
    }
    return null;
  }

  #ports(outbox: Outbox): JournalPorts {
    const { clock, failed } = this.#options;
    return { clock, failed, synced: (lines) => { outbox.synced(lines); } };
  }

  #tableOf(state: TableState, journal: JournalFile, outbox: Outbox): OnTable {
    const { clock, today, failed } = this.#options;
    const table: Table = new Table(state, {
      clock, today, failed, games: this.#games, journal, outbox,
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
