/** The screens that are connected to a host: each hears what its places may know, in order, and nobody else's. It knows no game. */
import { pressedAt, type Connection, type FromHost, type GameHost, type Stamp } from './port';

/** What a game says of itself to those who hold some of its places. */
export interface Shown<View, Intent, Happening> {
  /** The host's time. */
  readonly now: () => number;
  readonly view: (places: ReadonlySet<number>) => View;
  readonly past: (places: ReadonlySet<number>) => readonly Happening[];
  /** A happening as these places may know it. */
  readonly masked: (happening: Happening, places: ReadonlySet<number>) => Happening;
  /** Takes an intent that was pressed at `at`, in the host's time. */
  readonly take: (intent: Intent, places: ReadonlySet<number>, at: number) => void;
}

export interface Connections<View, Intent, Happening, Reply> extends GameHost<View, Intent, Happening, Reply> {
  /** Tells all screens what happened, and how the game stands now. */
  tell(happenings: readonly Happening[]): void;
  /** Tells the screen that holds this place. */
  reply(place: number, reply: Reply): void;
}

interface Screen<View, Happening, Reply> {
  readonly places: ReadonlySet<number>;
  readonly receive: (message: FromHost<View, Happening, Reply>) => void;
  sequence: number;
}

/** No screen is connected yet. */
export function createConnections<View, Intent, Happening, Reply>(
  game: Shown<View, Intent, Happening>,
): Connections<View, Intent, Happening, Reply> {
  const screens = new Set<Screen<View, Happening, Reply>>();

  function stamp(screen: Screen<View, Happening, Reply>): Stamp {
    screen.sequence += 1;
    return { sequence: screen.sequence, now: game.now() };
  }

  return {
    connect(held, receive): Connection<Intent> {
      const screen: Screen<View, Happening, Reply> = { places: new Set(held), receive, sequence: 0 };
      screens.add(screen);
      receive({ kind: 'welcome', ...stamp(screen), view: game.view(screen.places), past: game.past(screen.places) });
      return {
        send: (message) => {
          if (screens.has(screen)) game.take(message.intent, screen.places, pressedAt(message, game.now()));
        },
        close: () => { screens.delete(screen); },
      };
    },
    tell(happenings) {
      for (const screen of screens) {
        const { places } = screen;
        screen.receive({
          kind: 'update', ...stamp(screen), view: game.view(places),
          happenings: happenings.map((happening) => game.masked(happening, places)),
        });
      }
    },
    reply(place, reply) {
      for (const screen of screens) {
        if (screen.places.has(place)) screen.receive({ kind: 'reply', ...stamp(screen), reply });
      }
    },
  };
}
