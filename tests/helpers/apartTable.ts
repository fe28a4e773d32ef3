/** A table of several devices without a server: what it tells is said by the test, and what is asked of it is kept. */
import { CATALOGUE, laysCards } from '../../src/games/catalogue';
import { HOUSE } from '../../src/games/house';
import type { TableClient, TableClientState, TableNews } from '../../src/apart/client/tableClient';
import type { SeatShown, TableShown } from '../../src/apart/tableShown';
import type { LastTable } from '../../src/apart/client/lastTable';
import type { ApartParts } from '../../src/app/apart/apartParts';
import { FarGames } from '../../src/app/apart/far/farGames';
import { snagAgreed, snagTerms } from '../../src/app/apart/far/snagTerms';
import { snagFar } from '../../src/app/apart/far/snagFar';
import { Room } from '../../src/app/apart/apartRoom';
import { localAdviser } from '../../src/ai/adviser';
import { localPlayer } from '../../src/ai/player';
import type { Connect } from '../../src/host/port';
import type { GameTypes } from '../../src/contract/contract';
import { besideTemplate, cornerTemplate } from '../../src/ui/apart/beside';
import { lobbyTemplate } from '../../src/ui/apart/lobbyScreen';
import type { ApartDoorPorts } from '../../src/app/apart/apartDoor';

export const FREE: SeatShown = { name: null, mark: null, device: null, level: null, isHere: false, ms: null };

export const person = (name: string, device: number, more: Partial<SeatShown> = {}): SeatShown =>
  ({ ...FREE, name, mark: device === 0 ? 'circle' : 'square', device, isHere: true, ...more });

/** A table that this device has just opened. */
export const tableOf = (more: Partial<TableShown> = {}): TableShown => ({
  code: 'KXNT', game: 'snag', agreed: {}, phase: 'gathering', seats: [FREE, FREE, FREE, FREE], host: 0, you: 0, standIn: 'otto',
  playing: null, paused: false, card: [], watching: 1, ...more,
});

export interface FakeTable {
  /** What was asked of it, one after the other. */
  readonly asked: Parameters<TableClient['ask']>[0][];
  readonly opened: { readonly game: string; readonly agreed: object }[];
  /** What was said to the game that is on. */
  readonly kept: string[];
  /** The tables whose phone's page it went to. */
  readonly toPhone: readonly string[];
  /** How often it was joined anew by somebody who asked for it. */
  again(): number;
  tell(state: Partial<TableClientState>): void;
  news(news: TableNews): void;
  readonly ports: ApartDoorPorts;
}

export interface FakeTableParts {
  /** The way to the game that is on. */
  readonly connect?: Connect<GameTypes>;
  readonly open?: ApartParts['tables']['open'];
  /** What comes of keeping a game that is over. */
  readonly keeps?: ApartParts['keepOver'];
  readonly href?: string;
  readonly copies?: boolean;
  /** Where this device was before. */
  readonly last?: LastTable;
  /** What the door says to this device of the table that it was at before. */
  readonly door?: ApartParts['tables']['door'];
}

/** A server with one table, KXNT. */
export function fakeTable(parts: FakeTableParts = {}): FakeTable {
  const { connect, open, keeps, href = 'http://table.lan/', copies = true, door = async () => 'in' } = parts;
  let state: TableClientState = { code: 'KXNT', line: { kind: 'opening' }, table: null };
  let [told, heard]: [(state: TableClientState) => void, (news: TableNews) => void] = [() => {}, () => {}];
  let again = 0;
  let last: LastTable | null = parts.last ?? null;
  const [asked, opened, kept, toPhone]: [FakeTable['asked'], { game: string; agreed: object }[], string[], string[]] = [[], [], [], []];
  const client = (code: string): TableClient => {
    state = { ...state, code };
    return {
      state: () => state, again: () => { again += 1; }, leave() {}, ask: (message) => { asked.push(message); },
      subscribe(subscriber) { told = subscriber; subscriber(state); return () => { told = () => {}; }; },
      listen(listener) { heard = listener; return () => {}; },
      connect: () => connect ?? (() => ({ send() {}, close() {} })),
    };
  };
  return {
    asked, opened, kept, toPhone, again: () => again, news: (news) => heard(news),
    tell(change) { state = { ...state, ...change }; told(state); },
    ports: {
      asks: async () => true,
      load: async () => (house) => new Room({
        tables: {
          join: client, door, last: { read: () => last, write: (at) => { last = at; } },
          open: open ?? (async (game, agreed) => {
            opened.push({ game, agreed });
            return { code: 'KXNT' };
          }),
        },
        server: async () => ({ address: null }),
        games: new FarGames({
          choices: [
            { game: 'snag', players: [2, 4], name: () => 'SNAG', unhurried: CATALOGUE[HOUSE].unhurried!, lays: laysCards('snag') },
            { game: 'speed', players: [2, 2], name: () => 'Speed', lays: laysCards('speed') },
          ],
          usual: 'snag', failed() {},
          load: async () => ({
            agreed: () => snagAgreed(house.agreement.now()), terms: snagTerms,
            open: snagFar({ ...localPlayer, ...localAdviser }, house),
          }),
        }),
        lobby: lobbyTemplate, beside: besideTemplate, corner: cornerTemplate,
        keepOver: async (over, at) => {
          kept.push(over.id);
          return keeps?.(over, at) ?? { kept: 'refused', code: 'stopped' };
        },
        browser: { href: () => href, copy: async () => copies, reload() {}, toPhone: (code) => { toPhone.push(code); } },
      }, house),
    },
  };
}
