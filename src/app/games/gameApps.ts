/** The other games and the table with their cards: brings one when its card is opened, and tells it what becomes of the page. */
import { CATALOGUE, gamesIn, trains } from '../../games/catalogue';
import type { AppName, GameFacts, GameName, TrainingGame } from '../../games/gameEntry';
import type { GameApp, GameAppScreen, GamePlace, SitsDown } from '../../games/gameApp';
import type { GameCard } from '../../games/gameStore';
import { later, type Later } from '../../loading/later';
import type { CardTableModel, GameShown } from '../../ui/cardTable/cardTableModel';
import type { Screen } from '../../ui/screen';
import type { PauseCommand } from '../table/pause';

export interface GameAppsPorts {
  /** Brings a guest. Rejects where it cannot be loaded. */
  readonly load: (guest: AppName) => Promise<GameApp>;
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
  open(guest: AppName, from: GamePlace): Promise<boolean>;
  /** Follows a link to it: back from there it's to the card table, where all games are. */
  openLink(guest: AppName, asked: URLSearchParams): Promise<boolean>;
  goBackTo(guest: AppName, from: GamePlace, kept: unknown): Promise<boolean>;
  /** Seats people at a game. @returns false where they can't play it: then it's here, and shows nothing */
  seat(guest: GameName, players: readonly SitsDown[], id: string): Promise<boolean>;
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

/** Which guest is here, and how others are brought. */
class Here {
  readonly #load: GameAppsPorts['load'];
  readonly #failed: () => void;
  readonly #loaded = new Map<AppName, Later<GameApp>>();
  on: GameApp | null = null;
  from: GamePlace = 'cardTable';
  /** Counts who came and went, and the times the table was opened: what was asked for before that comes too late. */
  #asked = 0;

  constructor(load: GameAppsPorts['load'], failed: () => void) { [this.#load, this.#failed] = [load, failed]; }

  async bring(name: AppName, place: GamePlace, then: (guest: GameApp) => Promise<void>): Promise<boolean> {
    const mine = this.#asked += 1;
    const there = this.#loaded.get(name) ?? later(() => this.#load(name));
    this.#loaded.set(name, there);
    try {
      const guest = await there.get();
      if (mine !== this.#asked) return true;
      if (this.on !== guest) this.on?.leave();
      this.on = guest;
      this.from = place;
      await then(guest);
      return true;
    } catch {
      this.#failed();
      return false;
    }
  }

  /** @returns whether nobody was asked for since */
  leave(): () => boolean {
    this.on?.leave();
    this.on = null;
    const mine = this.#asked += 1;
    return () => mine === this.#asked;
  }
}

/** No guest is here yet. */
export function gameApps({ load, screen, show, card, unknown, settled, failed }: GameAppsPorts): GameApps {
  const here = new Here(load, failed);
  const { happen, isHidden: isCovered } = createCovering(() => here.on);
  const watchPaint = createFrameWatch((at) => { if (screen()?.kind === 'guest') here.on?.painted(at); });

  return {
    async openTable() {
      const isFree = here.leave();
      const [games, strange] = await Promise.all([cardsOf(card)('cardTable', null), unknown()]);
      if (isFree()) show({ kind: 'cardTable', games, unknown: strange });
    },
    open: (guest, place) => here.bring(guest, place, (one) => one.open()),
    openLink: (guest, query) => here.bring(guest, 'cardTable', (one) => one.openLink(query)),
    goBackTo: (guest, place, kept) => here.bring(guest, place, (one) => one.goBackTo(kept)),
    async seat(guest, players, id) {
      let isSeated = false;
      await here.bring(guest, 'cardTable', async (one) => { isSeated = await one.seat?.(players, id) ?? false; });
      return isSeated;
    },
    from: () => here.from,
    trainingCards: trainingCardsOf(card),
    showAgain() { if (screen()?.kind === 'guest') here.on?.showAgain(); },
    forget: (names) => here.on?.forget(names),
    pause: happen,
    inSight: () => happen({ kind: 'inSight' }),
    async halt() {
      happen({ kind: 'halted' });
      await settled();
    },
    shown({ isPlaying }) {
      watchPaint();
      if (isPlaying && isCovered()) here.on?.hidden(true);
    },
    leave: () => void here.leave(),
  };
}
