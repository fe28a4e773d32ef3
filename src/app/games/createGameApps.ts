/** The guests of the house with all that they get of it: shelves, sound, holds, and the way back to where they were opened. */
import type { Clock } from '../../bots/clock';
import type { AppName, GameName } from '../../games/gameEntry';
import type { CreateGameApp, GameApp, GameAppPorts } from '../../games/gameApp';
import { EVENING } from '../../games/house';
import type { EveningHouse } from '../../evening/page/house';
import { later } from '../../loading/later';
import type { KeptPreferences } from '../../setup/kept/preferences';
import type { KeptSettings } from '../../setup/kept/settings';
import type { SaveQueue } from '../../storage/saveQueue';
import type { Store } from '../../storage/store';
import type { GameLocks } from '../../storage/tabLocks';
import type { Presenter } from '../presenter';
import type { Agreement } from '../setup/agreement';
import { eveningHouse, type HouseGame } from '../evening/eveningHouse';
import { onwardOf } from '../evening/onward';
import { gameAppPorts, type HousePorts } from './gameAppPorts';
import { gameApps, type GameApps } from './gameApps';
import { createGameStores } from './gameStores';

/** Brings what makes a guest. Rejects where it cannot be loaded. */
export type LoadGameApp = (guest: GameName) => Promise<CreateGameApp>;
/** Makes an evening of several games, of what it gets as a game does, and the games that it plays. */
export type CreateEvening = (ports: GameAppPorts, house: EveningHouse) => GameApp;
export type LoadEvening = () => Promise<CreateEvening>;

export interface CreateGameAppsPorts {
  readonly presenter: Presenter;
  readonly agreement: Pick<Agreement, 'now' | 'names' | 'nameMe'>;
  readonly settings: KeptSettings;
  readonly preferences: Pick<KeptPreferences, 'now'>;
  readonly locks: Pick<GameLocks, 'take'>;
  readonly store: Pick<Store, 'guests'>;
  readonly saveQueue: Pick<SaveQueue, 'settled'>;
  readonly clock: Clock;
  readonly today: () => number;
  readonly freshWord: () => string;
  /** Opens a table of several devices; null where no server has any. */
  readonly apart: NonNullable<HousePorts['apart']>;
  /** The house's own game, as an evening plays it. */
  readonly own: HouseGame;
  /** Leads back to the training room. */
  readonly back: () => Promise<void>;
}

/** None of them is loaded. */
export function createGameApps(
  load: LoadGameApp, loadEvening: LoadEvening, { store, saveQueue, back, own, ...ports }: CreateGameAppsPorts,
): GameApps {
  const { presenter, agreement, clock } = ports;
  const kept = later(store.guests);
  const shelves = createGameStores({
    store: kept.get, me: () => agreement.now().me ?? null, timers: clock, behind: (isBehind) => void tell(isBehind),
    found: (guest, what) => presenter.tell(what.map((one) => ({ kind: one === 'broken' ? 'guestBroken' : 'guestLater', guest }))),
  });

  async function tell(isBehind: boolean): Promise<void> {
    // A game that the disk has refused is tried again, too: the banner goes for both.
    if (!isBehind) await saveQueue.settled();
    presenter.setBanner(isBehind ? { kind: 'saveFailed' } : null);
  }

  const portsOf = (app: AppName): GameAppPorts => gameAppPorts(app, {
    ...ports, shelfOf: shelves.of, settled: shelves.settled, shown: guests.shown, from: guests.from, back: async () => {
      if (guests.from() === 'cardTable') return guests.openTable();
      guests.leave();
      await back();
    },
    onward: (id) => onwardOf(shelves.of(EVENING), id, (card) => void guests.goBackTo(EVENING, 'cardTable', card)),
  });
  const house = eveningHouse({ own, shelfOf: shelves.of, apps: () => guests });

  const guests: GameApps = gameApps({
    screen: presenter.screen, show: presenter.show, card: shelves.card, unknown: shelves.unknown, settled: shelves.settled,
    failed: () => presenter.setBanner({ kind: 'notLoaded' }),
    load: async (app) => (app === EVENING ? (await loadEvening())(portsOf(app), house) : (await load(app))(portsOf(app))),
  });
  return guests;
}
