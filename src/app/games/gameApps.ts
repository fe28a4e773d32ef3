/** The other games and the table with their cards: brings one when its card is opened, and tells it what becomes of the page. */
import { CATALOGUE, gamesIn, trains } from '../../games/catalogue';
import type { GameFacts, GameName, TrainingGame } from '../../games/gameEntry';
import type { GameApp, GameAppScreen, GamePlace } from '../../games/gameApp';
import type { GameCard } from '../../games/gameStore';
import { later, type Later } from '../../loading/later';
import type { CardTableModel, GameShown } from '../../ui/cardTable/cardTableModel';
import type { Screen } from '../../ui/screen';
import type { PauseCommand } from '../table/pause';

export interface GameAppsPorts {
  /** Brings a guest. Rejects where it cannot be loaded. */
  readonly load: (guest: GameName) => Promise<GameApp>;
  /** What is shown now. */
  readonly screen: () => Screen | null;
  /** Shows the card table. */
  readonly show: (table: CardTableModel) => void;
  /** What is shown of a guest to somebody. Never rejects. */
  readonly card: (guest: GameName, name: string | null) => Promise<GameCard | null>;
  /** How many games are kept that this version does not know. Never rejects. */
  readonly unknown: () => Promise<number>;
  /** Comes back when all that guests keep is written, or was tried once more. Never rejects. */
  readonly settled: () => Promise<void>;
  /** A guest could not be loaded. */
  readonly failed: () => void;
}

export interface GameApps {
  /** Shows the card table, as it stands now for the player of this device; whichever guest is here is left. */
  openTable(): Promise<void>;
  /** Opens a guest. What cannot be loaded is told; @returns whether it is there. */
  open(guest: GameName, from: GamePlace): Promise<boolean>;
  /** Follows a link to it: back from there it's to the card table, where all games are. */
  openLink(guest: GameName, asked: URLSearchParams): Promise<boolean>;
  goBackTo(guest: GameName, from: GamePlace, kept: unknown): Promise<boolean>;
  /** Where the guest that is here was opened. */
  from(): GamePlace;
  /** What the training room shows of those that train. @param name to whom; null is the player of this device */
  trainingCards(name: string | null): Promise<readonly GameShown<TrainingGame>[]>;
  showAgain(): void;
  /** These names were deleted in another tab. */
  forget(names: readonly string[]): void;
  /** A dialog lies over the page or none any more, or the page has gone out of sight. */
  pause(command: PauseCommand): void;
  /** The page is seen again. */
  inSight(): void;
  /** Nothing more is played or kept here: a newer version of the house has the data base. Comes back when all is written. */
  halt(): Promise<void>;
  /** A guest has shown this. */
  shown(screen: GameAppScreen): void;
  leave(): void;
}

/** What stands between the people and a guest. */
interface Cover {
  readonly dialog: boolean;
  readonly outOfSight: boolean;
  readonly halted: boolean;
}

function coverAfter(cover: Cover, command: PauseCommand | { readonly kind: 'inSight' | 'halted' }): Cover {
  switch (command.kind) {
    case 'dialog': return { ...cover, dialog: command.open };
    case 'outOfSight': return { ...cover, outOfSight: true };
    case 'inSight': return { ...cover, outOfSight: false };
    case 'halted': return { ...cover, halted: true };
    case 'pause': return cover;
  }
}

const isHidden = ({ dialog, outOfSight, halted }: Cover): boolean => dialog || outOfSight || halted;

/** What lies over whichever guest is here, told to it. @param on who is here */
function createCovering(on: () => GameApp | null) {
  let cover: Cover = { dialog: false, outOfSight: false, halted: false };
  return {
    isHidden: (): boolean => isHidden(cover),
    happen(command: Parameters<typeof coverAfter>[1]): void {
      const before = isHidden(cover);
      cover = coverAfter(cover, command);
      if (isHidden(cover) !== before) on()?.hidden(!before);
    },
  };
}

function factsOf(game: GameName): GameFacts {
  const { kind, players, minutes, art, best } = CATALOGUE[game];
  return { kind, players, minutes, ...(art ? { art } : {}), ...(best ? { best } : {}) };
}

/** What a place shows of each guest. */
const cardsOf = (card: GameAppsPorts['card']) => async (place: GamePlace, name: string | null): Promise<readonly GameShown[]> =>
  Promise.all(gamesIn(place).map(async (guest) => ({ guest, facts: factsOf(guest), card: await card(guest, name) })));

const trainingCardsOf = (card: GameAppsPorts['card']): GameApps['trainingCards'] => async (name) =>
  (await cardsOf(card)('training', name)).filter((game): game is GameShown<TrainingGame> => trains(game.guest));

/** @returns what waits for the next frame: all that is shown by then is painted in it. One that is awaited already is not awaited twice. */
export function createFrameWatch(frame: (at: number) => void): () => void {
  let awaited = false;
  return () => {
    if (awaited || !('requestAnimationFrame' in globalThis)) return;
    awaited = true;
    requestAnimationFrame((at) => {
      awaited = false;
      frame(at);
    });
  };
}

/** No guest is here yet. */
export function gameApps({ load, screen, show, card, unknown, settled, failed }: GameAppsPorts): GameApps {
  const loaded = new Map<GameName, Later<GameApp>>();
  /** Who is here. */
  let on: GameApp | null = null;
  let from: GamePlace = 'cardTable';
  const { happen, isHidden: isCovered } = createCovering(() => on);
  /** Counts who came and went, and the times the table was opened: what was asked for before that comes too late. */
  let asked = 0;
  const watchPaint = createFrameWatch((at) => { if (screen()?.kind === 'guest') on?.painted(at); });

  async function bring(name: GameName, place: GamePlace, then: (guest: GameApp) => Promise<void>): Promise<boolean> {
    const mine = asked += 1;
    const there = loaded.get(name) ?? later(() => load(name));
    loaded.set(name, there);
    try {
      const guest = await there.get();
      if (mine !== asked) return true;
      if (on !== guest) on?.leave();
      on = guest;
      from = place;
      await then(guest);
      return true;
    } catch {
      failed();
      return false;
    }
  }

  function leave(): number {
    on?.leave();
    on = null;
    return asked += 1;
  }

  return {
    async openTable() {
      const mine = leave();
      const [games, strange] = await Promise.all([cardsOf(card)('cardTable', null), unknown()]);
      if (mine === asked) show({ kind: 'cardTable', games, unknown: strange });
    },
    open: (guest, place) => bring(guest, place, (one) => one.open()),
    openLink: (guest, query) => bring(guest, 'cardTable', (one) => one.openLink(query)),
    goBackTo: (guest, place, kept) => bring(guest, place, (one) => one.goBackTo(kept)),
    from: () => from,
    trainingCards: trainingCardsOf(card),
    showAgain() { if (screen()?.kind === 'guest') on?.showAgain(); },
    forget: (names) => on?.forget(names),
    pause: happen,
    inSight: () => happen({ kind: 'inSight' }),
    async halt() {
      happen({ kind: 'halted' });
      await settled();
    },
    shown({ isPlaying }) {
      watchPaint();
      if (isPlaying && isCovered()) on?.hidden(true);
    },
    leave: () => void leave(),
  };
}
