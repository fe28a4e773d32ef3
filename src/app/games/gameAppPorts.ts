/** What a guest gets of the house, put together from what the app has. */
import type { Clock } from '../../bots/clock';
import type { AppName } from '../../games/gameEntry';
import type { FarAgreed } from '../../games/farSide';
import type { GameAppPorts, GameAppScreen, GamePlace } from '../../games/gameApp';
import { soundNames } from '../../setup/kept/knownNames';
import type { KeptPreferences } from '../../setup/kept/preferences';
import type { KeptSettings } from '../../setup/kept/settings';
import { gameAppLock, type GameLocks, type Hold } from '../../storage/tabLocks';
import type { Presenter } from '../presenter';
import type { Agreement } from '../setup/agreement';
import type { GameStore } from '../../games/gameStore';

export interface HousePorts {
  readonly presenter: Presenter;
  readonly agreement: Pick<Agreement, 'now' | 'names' | 'nameMe'>;
  readonly settings: KeptSettings;
  readonly preferences: Pick<KeptPreferences, 'now'>;
  readonly locks: Pick<GameLocks, 'take'>;
  readonly clock: Clock;
  readonly today: () => number;
  readonly freshWord: () => string;
  /** What is kept of a guest. */
  readonly shelfOf: (guest: AppName) => GameStore;
  /** Comes back when all that guests keep is written, or was tried once more. */
  readonly settled: () => Promise<void>;
  /** A guest has shown something. */
  readonly shown: (screen: GameAppScreen) => void;
  /** Opens a table of several devices for a game; null where no server has any. */
  readonly apart?: () => ((game: string, agreed: FarAgreed) => void) | null;
  /** Where a game leads that is one of several in a row. */
  readonly onward: NonNullable<GameAppPorts['onward']>;
  /** Where it was opened, and the way back there. */
  readonly from: () => GamePlace;
  readonly back: () => Promise<void>;
}

/** @param guest for whom */
export function gameAppPorts(guest: AppName, ports: HousePorts): GameAppPorts {
  const { presenter, agreement, settings, preferences, clock, today, freshWord } = ports;
  return {
    clock, today, freshWord, preferences: preferences.now, names: agreement.names, me: () => agreement.now().me ?? null,
    nameMe: agreement.nameMe, input: () => agreement.now().input,
    shelf: ports.shelfOf(guest), from: ports.from, back: ports.back, onward: ports.onward,
    play: presenter.play, speak: presenter.read, openSettings: presenter.openSettings,
    show(screen) {
      presenter.show({ ...screen, guest, from: ports.from() });
      ports.shown(screen);
    },
    remember(names) {
      const now = settings.read();
      settings.write({ ...now, names: soundNames([...names, ...now.names]) });
    },
    apart() {
      const opens = ports.apart?.() ?? null;
      return opens && ((agreed) => opens(guest, agreed));
    },
    hold: holding(guest, ports),
    tell: (sentence) => presenter.tell([{ kind: 'guest', sentence }]),
  };
}

/** Holds one game of a guest for this tab. */
function holding(guest: AppName, { locks, presenter, settled }: HousePorts): GameAppPorts['hold'] {
  let held: { readonly game: string; readonly hold: Hold } | null = null;
  let asked = 0;
  return async (game) => {
    const mine = asked += 1;
    if (held !== null && held.game === game) return true;
    const before = held?.hold;
    held = null;
    // Another tab that gets it now reads all that was played here.
    if (before) void settled().then(() => before.leave());
    if (game === null) return true;
    const hold = await locks.take(gameAppLock(guest, game), false, () => {});
    if (hold === null) {
      presenter.tell([{ kind: 'heldByOtherTab' }]);
      return false;
    }
    if (mine === asked) held = { game, hold };
    else hold.leave();
    return true;
  };
}
