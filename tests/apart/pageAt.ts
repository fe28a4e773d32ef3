/** The phone's page at a fake server, with racks that only remember how they were made. */
import { GameHeld } from '../../src/apart/page/gameHeld';
import { TablePage, type TablePagePorts } from '../../src/apart/page/tablePage';
import type { LastKept } from '../../src/apart/client/lastTable';
import { OpenTable } from '../../src/apart/client/openTable';
import type { GameRack, Rack, RackPorts } from '../../src/apart/rack';
import type { TableShown } from '../../src/apart/tableShown';
import { keptLast, tableShown, type FakeServer } from './fakeServer';

export interface FakeRack extends Rack { readonly ports: RackPorts; left: boolean }

/** A page at a table; `did`: what it asked of the browser. */
export function pageAt(
  server: FakeServer, code: string | null = 'KXNT',
): { page: TablePage; racks: FakeRack[]; kept: unknown[]; did: string[]; last: LastKept } {
  const racks: FakeRack[] = [];
  const kept: unknown[] = [];
  const did: string[] = [];
  const brought: GameRack = {
    title: () => 'Snap', words: [],
    create(ports) {
      const rack: FakeRack = {
        ports, left: false, template: () => null, seats: () => [], key: () => false, painted() {}, leave() { rack.left = true; },
      };
      racks.push(rack);
      return rack;
    },
  };
  const held: TablePagePorts['held'] = (client, changed) => new GameHeld({
    bring: (name) => (name === 'snap' ? async () => brought : null), open: async () => {}, connect: client.connect, changed,
    unhurried: () => (agreed) => (agreed['asked'] === true ? null : { ...agreed, asked: true }), lays: () => false,
    rack: {
      now: () => 0, changed, input: () => ({ singleKeys: true, letters: {}, takeBack: 'never' }), mirrored: () => false, whole: '',
    },
  });
  const last = keptLast();
  const note = (what: string) => (): void => { did.push(what); };
  const page = new TablePage(code, {
    now: server.clock.now, openTable: (asked) => new OpenTable(asked, server.ports), held, show() {}, last, words: async () => {},
    joined: { read: () => ({ name: 'Bo', mark: 'square' }), write: (joined) => kept.push(joined) },
    over: (news) => kept.push(news.id), evening: async () => ({ evening }) => (evening ? `evening of ${evening.games.length} games` : ''),
    browser: { reload: note('reload'), home: note('home'), speak() {}, vibrate() {},
      sound: (on) => did.push(`sound ${on}`), forgetCode: note('forget') },
  });
  return { page, racks, kept, did, last };
}

/** The server lets the page in, and tells it of its table. */
export async function letIn(server: FakeServer, table: Partial<TableShown>): Promise<void> {
  await server.clock.rest();
  server.last().open();
  server.last().tell({ kind: 'table', table: tableShown(table) });
  await server.clock.rest();
}
