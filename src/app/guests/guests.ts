/** The guests of the house: brings one when its card is opened, hands it what it needs, and tells it what becomes of the page. */
import { GUESTS, type Guest, type GuestName, type GuestScreen } from '../../guests/guest';
import type { GuestCard } from '../../guests/shelf';
import { later, type Later } from '../../loading/later';
import type { Screen } from '../../ui/screen';
import type { GuestShown } from '../../ui/training/trainingModel';
import type { PauseCommand } from '../table/pause';

export interface GuestsPorts {
  /** Brings a guest. Rejects where it cannot be loaded. */
  readonly load: (guest: GuestName) => Promise<Guest>;
  /** What is shown now. */
  readonly screen: () => Screen | null;
  /** What the room shows of it to somebody. Never rejects. */
  readonly card: (guest: GuestName, name: string | null) => Promise<GuestCard | null>;
  /** Comes back when all that guests keep is written, or was tried once more. Never rejects. */
  readonly settled: () => Promise<void>;
  /** A guest could not be loaded. */
  readonly failed: () => void;
}

export interface Guests {
  /** Opens a guest. What cannot be loaded is told; @returns whether it is there. */
  open(guest: GuestName): Promise<boolean>;
  openLink(guest: GuestName, asked: URLSearchParams): Promise<boolean>;
  goBackTo(guest: GuestName, kept: unknown): Promise<boolean>;
  /** What the room shows of each guest. @param name of whom; null is the player of this device */
  cards(name: string | null): Promise<readonly GuestShown[]>;
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
  shown(screen: GuestScreen): void;
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

/** @returns what waits for the next frame: all that is shown by then is painted in it. One that is awaited already is not awaited twice. */
function createFrameWatch(frame: (at: number) => void): () => void {
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
export function createGuests({ load, screen, card, settled, failed }: GuestsPorts): Guests {
  const loaded = new Map<GuestName, Later<Guest>>();
  /** Who is here. */
  let on: Guest | null = null;
  let cover: Cover = { dialog: false, outOfSight: false, halted: false };
  /** Counts who came and went: a guest that was asked for before that comes too late. */
  let asked = 0;
  const watchPaint = createFrameWatch((at) => { if (screen()?.kind === 'guest') on?.painted(at); });

  async function bring(name: GuestName, then: (guest: Guest) => Promise<void>): Promise<boolean> {
    const mine = asked += 1;
    const there = loaded.get(name) ?? later(() => load(name));
    loaded.set(name, there);
    try {
      const guest = await there.get();
      if (mine !== asked) return true;
      if (on !== guest) on?.leave();
      on = guest;
      await then(guest);
      return true;
    } catch {
      failed();
      return false;
    }
  }

  function happen(command: Parameters<typeof coverAfter>[1]): void {
    const before = isHidden(cover);
    cover = coverAfter(cover, command);
    if (isHidden(cover) !== before) on?.hidden(!before);
  }

  return {
    open: (guest) => bring(guest, (one) => one.open()),
    openLink: (guest, query) => bring(guest, (one) => one.openLink(query)),
    goBackTo: (guest, kept) => bring(guest, (one) => one.goBackTo(kept)),
    cards: async (name) => Promise.all(GUESTS.map(async (guest) => ({ guest, card: await card(guest, name) }))),
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
      if (isPlaying && isHidden(cover)) on?.hidden(true);
    },
    leave() {
      asked += 1;
      on?.leave();
      on = null;
    },
  };
}

