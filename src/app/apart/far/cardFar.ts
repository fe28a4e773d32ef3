/** Another game than SNAG at a table of several devices, on the big page: its own screens, whose game is elsewhere. */
import type { CreateGameApp, GameAppScreen } from '../../../games/gameApp';
import type { FarSide } from '../../../games/farSide';
import type { GameName } from '../../../games/gameEntry';
import type { Ask } from '../../../ui/commands';
import { later } from '../../../loading/later';
import { createFrameWatch } from '../../games/gameApps';
import { onwardAt } from '../../evening/onward';
import { gameAppPorts } from '../../games/gameAppPorts';
import { createGameStores } from '../../games/gameStores';
import type { ApartHouse } from '../apartHouse';
import type { FarGame, FarPorts } from './farGame';
import type { PlayableFar } from './farGames';

/** @param seats how many play it */
export function cardFar(name: GameName, seats: readonly [number, number], create: CreateGameApp, house: ApartHouse): PlayableFar {
  const { presenter, store, clock, agreement } = house;
  const kept = later(store.guests);
  const shelves = createGameStores({
    store: kept.get, me: () => agreement.now().me ?? null, timers: clock, behind() {}, found() {},
  });
  /** The game that is on, and its screen as it was shown last. */
  let on: FarPorts | null = null;
  let shown: GameAppScreen | null = null;
  /** What asks the page for something, since it drew last. */
  let page: Ask | null = null;
  const watch = createFrameWatch((at) => { if (on?.isShown()) app.painted(at); });

  function show(): void {
    if (on === null || shown === null || !on.isShown()) return;
    const [screen, apart] = [shown, on.beside()];
    presenter.show({
      kind: 'apart', name: screen.name, code: apart.code,
      draw(ask) {
        page = ask;
        return apart.draw(ask, null, screen.draw());
      },
    });
    watch();
  }

  const app = create({
    ...gameAppPorts(name, {
      ...house, shelfOf: shelves.of, settled: shelves.settled, shown() {}, from: () => 'cardTable', back: async () => on?.toLobby(),
      onward: async (id) => onwardAt(on?.evening() ?? null, id, () => on?.toLobby()),
    }),
    show(screen) {
      shown = screen;
      show();
    },
    // Nobody else can have a game that lies on a server.
    hold: async () => true,
  });
  const far: FarSide = app.far!;

  function leave(): void {
    on = null;
    app.leave();
  }

  function open(ports: FarPorts): FarGame | null {
    on = ports;
    const { id, setup, places, connect, pause, toLobby, beside, ask } = ports;
    const isRead = far.play({
      id, setup, places, connect, pause, toLobby, corner: () => beside().corner(page!),
      isHost: () => beside().isHost, stop: () => ask({ kind: 'stop' }),
      playAgain: () => ask({ kind: 'start' }),
    });
    if (!isRead) on = null;
    return isRead ? { playing: null, show, over: () => far.over(), leave } : null;
  }

  return { agreed: () => far.agreed(), open: async (ports) => open(ports), terms: termsOf(far, seats) };
}

/** What is agreed on it, in the words of its own rows. */
const termsOf = (far: FarSide, seats: readonly [number, number]): PlayableFar['terms'] => (changed) => ({
  shown(agreed) {
    const rows = () => far.rows(agreed, changed);
    return {
      seats, rows, wrong: (players) => far.wrong(agreed, players), told: () => rows().flatMap(({ label, choices, chosen }) => {
        const choice = choices[chosen];
        return choice === undefined ? [] : `${label}: ${choice.word}`;
      }),
    };
  },
});
