/**
 * The screens that are connected to a host. Each hears what its places may know, in order, and nothing else: where nothing changed that it
 * may see, it is told nothing, so that not even the number of a message tells what is hidden.
 */
import { isAlike } from '../outside/alike';
import type { Game, GameTypes, Place } from '../contract/contract';
import type { Connection, FromHost, LastTold, RefusalCode } from './port';
import type { Seen } from './screen';

/** What was told with a message: where a screen that comes back goes on, and what was there to be seen. */
export interface Told {
  /** How many happenings of the game were told by then. */
  readonly log: number;
  /** How many things were laid, and taken, by then. */
  readonly lays: number;
  readonly takes: number;
  /** The game's time then. */
  readonly time: number;
}

/** One screen, for as long as the host lives: one that comes back is the same. */
export interface Screen<T extends GameTypes> {
  readonly id: number;
  readonly places: ReadonlySet<Place>;
  /** Null while it is away. */
  receive: ((message: FromHost<T>) => void) | null;
  /** What was told with each message, the first at 0. */
  readonly told: Told[];
  /** The last message that it has shown. */
  shown: number;
  /** The last message that came from it. */
  number: number;
  /** What it was told last. */
  look: Seen<T> | null;
  /** How long a message takes there and back, in milliseconds, as whoever keeps the game has measured it; null: nobody has. */
  lag: number | null;
}

/** What there is to be told. */
export interface ToTell<T extends GameTypes> {
  readonly look: (own: ReadonlySet<Place>) => Seen<T>;
  /** Those of a screen's places that see: people play there now. */
  readonly eyes: (places: ReadonlySet<Place>) => ReadonlySet<Place>;
  readonly time: () => number;
  readonly at: () => Pick<Told, 'lays' | 'takes'>;
  /** A screen has thrown something while it was told. */
  readonly failed: (error: unknown) => void;
}

/** What has happened, as these places may know it. */
export function seenBy<T extends GameTypes>(
  game: Game<T>, happenings: readonly T['Happening'][], own: ReadonlySet<Place>,
): T['Happening'][] {
  return happenings.flatMap((happening) => game.seen(happening, own) ?? []);
}

export class Screens<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #epoch: string;
  readonly #toTell: ToTell<T>;
  /** All that has happened. */
  readonly #log: T['Happening'][];
  readonly #screens: Screen<T>[] = [];

  constructor(game: Game<T>, epoch: string, past: readonly T['Happening'][], toTell: ToTell<T>) {
    this.#game = game;
    this.#epoch = epoch;
    this.#log = [...past];
    this.#toTell = toTell;
  }

  /**
   * Welcomes a screen, or tells one that comes back what it has missed.
   * @param take what is done with what it says
   */
  connect(
    places: readonly Place[], receive: (message: FromHost<T>) => void, back: LastTold | undefined,
    take: (screen: Screen<T>, message: unknown) => void,
  ): Connection {
    const known = this.#comingBack(places, back);
    const screen = known ?? {
      id: this.#screens.length, places: new Set(places), receive: null, told: [], shown: 0, number: 0, look: null, lag: null,
    };
    // Whoever comes back over another way takes the place of the way before.
    screen.receive = receive;
    if (known === null) {
      this.#screens.push(screen);
      this.#send(screen, 'welcome', this.#log);
    } else {
      // What came after the last that it was told is told again, in one message.
      screen.told.length = back!.sequence;
      screen.shown = Math.min(screen.shown, back!.sequence);
      this.#send(screen, 'update', this.#log.slice(screen.told.at(-1)!.log));
    }
    return {
      send: (message) => { if (screen.receive === receive) take(screen, message); },
      lag: (milliseconds) => { if (screen.receive === receive) screen.lag = milliseconds; },
      close: (forGood = false) => {
        if (screen.receive === receive) screen.receive = null;
        // Its number stays taken.
        if (forGood && screen.receive === null) [screen.told.length, screen.look] = [0, null];
      },
    };
  }

  /** Something may have happened: whoever can see a difference is told of it. */
  tell(happenings: readonly T['Happening'][]): void {
    const from = this.#log.length;
    this.#log.push(...happenings);
    for (const screen of this.#screens) {
      if (screen.receive === null) continue;
      const own = this.#toTell.eyes(screen.places);
      const look = this.#toTell.look(own);
      const news = this.#log.slice(from);
      if (!isAlike(look, screen.look) || seenBy(this.#game, news, own).length > 0) this.#send(screen, 'update', news, own, look);
    }
  }

  refuse(screen: Screen<T>, number: number | null, code: RefusalCode): void {
    this.#give(screen, { kind: 'refused', number, code });
  }

  /** Those that hear what they are told now, with those of their places that see. */
  open(): readonly Pick<Screen<T>, 'places' | 'lag'>[] {
    return this.#screens.flatMap(({ receive, places, lag }) => (receive === null ? [] : [{ places: this.#toTell.eyes(places), lag }]));
  }

  /** Nobody hears anything any more. */
  close(): void { for (const screen of this.#screens) screen.receive = null; }

  /** A screen that was here before, and holds the same places. */
  #comingBack(places: readonly Place[], back: LastTold | undefined): Screen<T> | null {
    const screen = back?.epoch === this.#epoch ? this.#screens[back.screen] : undefined;
    const isSame = screen?.places.size === places.length && places.every((place) => screen.places.has(place));
    return isSame && screen.told[back!.sequence - 1] !== undefined ? screen : null;
  }

  #send(
    screen: Screen<T>, kind: 'welcome' | 'update', happenings: readonly T['Happening'][],
    own = this.#toTell.eyes(screen.places), look = this.#toTell.look(own),
  ): void {
    const { time, at } = this.#toTell;
    screen.look = look;
    const told = { ...at(), log: this.#log.length, time: time() };
    screen.told.push(told);
    const stamp = { epoch: this.#epoch, screen: screen.id, sequence: screen.told.length, time: told.time, ...look };
    const seen = seenBy(this.#game, happenings, own);
    this.#give(screen, kind === 'welcome' ? { ...stamp, kind, past: seen } : { ...stamp, kind, happenings: seen });
  }

  /** What one screen makes of a message harms nobody else. */
  #give(screen: Screen<T>, message: FromHost<T>): void {
    try {
      screen.receive?.(message);
    } catch (error) {
      this.#toTell.failed(error);
    }
  }
}
