/** Tables that only say back what they hear: for what stands before tables. */
import type { AtTable, Line, LiveTable, Tables } from '../../server/tables';
import type { DoorRefusal } from '../../src/apart/messages';
import { CODE_LETTERS } from '../../src/apart/code';

export interface FakeTable extends LiveTable {
  readonly lines: Map<number, Line>;
  readonly lags: number[];
  readonly heard: string[];
  readonly cuts: number[];
  /** The secrets of those who hold a seat. */
  readonly holders: Set<string>;
}

export interface FakeTables extends Tables {
  readonly all: Map<string, FakeTable>;
  /** A table that is there already. */
  add(code: string): FakeTable;
  readonly closed: Set<string>;
  finds: number;
}

function fakeTable(code: string, room: number): FakeTable {
  const secrets: string[] = [];
  const table: FakeTable = {
    code, lines: new Map(), lags: [], heard: [], cuts: [], holders: new Set(),
    knows: (secret) => table.holders.has(secret),
    holds: (device) => table.holders.has(secrets[device] ?? ''),
    enter(secret): { readonly device: number } | DoorRefusal {
      if (!secrets.includes(secret)) {
        if (secrets.length >= room) return 'full';
        secrets.push(secret);
      }
      return { device: secrets.indexOf(secret) };
    },
    connect(device, line): AtTable {
      table.lines.get(device)?.end('elsewhere');
      table.lines.set(device, line);
      return {
        receive(text) {
          table.heard.push(text);
          line.send(text);
        },
        lag: (ms) => { table.lags.push(ms); },
        cut() {
          table.cuts.push(device);
          if (table.lines.get(device) === line) table.lines.delete(device);
        },
      };
    },
  };
  return table;
}

/** @param room how many devices a table lets in */
export function fakeTables(room = 40): FakeTables {
  const all = new Map<string, FakeTable>();
  const tables: FakeTables = {
    all, closed: new Set(), finds: 0,
    add(code) {
      const table = fakeTable(code, room);
      all.set(code, table);
      return table;
    },
    async open({ game }) {
      if (game === 'none') return 'bad-setup';
      const n = all.size;
      const code = [4096, 256, 16, 1].map((step) => CODE_LETTERS[Math.floor(n / step) % 16]).join('');
      return tables.add(code);
    },
    async find(code) {
      tables.finds += 1;
      return tables.closed.has(code) ? 'closed' : all.get(code) ?? 'no-table';
    },
    async close() {
      all.clear();
    },
  };
  return tables;
}
