/** Screens that are connected to a host over lines: each message is JSON text, takes its time, and each screen's clock goes differently. */
import type { Clock } from '../../../src/bots/clock';
import type { GameTypes, Place } from '../../../src/contract/contract';
import type { HostedGame } from '../../../src/host/host';
import type { Connect, FromHost } from '../../../src/host/port';
import { GameScreen, type Seen } from '../../../src/host/screen';

export interface Line {
  /** How long a message takes each way, in milliseconds. */
  readonly delay: number;
  /** By how much the screen's clock is ahead. */
  readonly skew: number;
  /** How long the screen takes to show something. */
  readonly frame: number;
}

export interface LinedScreen<T extends GameTypes> {
  readonly screen: GameScreen<T>;
  readonly places: readonly Place[];
  /** Each message from the host, as text. */
  readonly messages: string[];
  readonly happenings: T['Happening'][];
  seen(): Seen<T> | null;
  /** The screen's own time. */
  now(): number;
  /** Cuts the way, and takes it up again after a time. */
  cut(milliseconds: number): void;
}

/** A way to a host that is so long: what is sent on it comes later, in order, as text. */
export function connectOver<T extends GameTypes>(
  host: () => HostedGame<T>, clock: Clock, { delay }: Line, heard: (text: string) => void,
): Connect<T> {
  return (places, receive, back) => {
    let isOpen = true;
    let connection: ReturnType<Connect<T>> | null = null;
    clock.setTimeout(() => {
      if (!isOpen) return;
      connection = host().connect(places, (message) => {
        const text = JSON.stringify(message);
        clock.setTimeout(() => {
          if (!isOpen) return;
          heard(text);
          receive(JSON.parse(text) as FromHost<T>);
        }, delay);
      }, back);
      connection.lag?.(2 * delay);
    }, delay);
    return {
      send(message) {
        const text = JSON.stringify(message);
        clock.setTimeout(() => { if (isOpen) connection?.send(JSON.parse(text)); }, delay);
      },
      close() {
        isOpen = false;
        connection?.close();
      },
    };
  };
}

/** @param told what a screen does when it was told something, once it has shown it */
export function screenOver<T extends GameTypes>(
  host: () => HostedGame<T>, clock: Clock, places: readonly Place[], line: Line, told: (screen: LinedScreen<T>) => void = () => {},
): LinedScreen<T> {
  const messages: string[] = [];
  const happenings: T['Happening'][] = [];
  let seen: Seen<T> | null = null;
  const now = (): number => clock.now() + line.skew;
  const way = (): Connect<T> => connectOver(host, clock, line, (text) => { messages.push(text); });
  const screen: GameScreen<T> = new GameScreen(way(), places, {
    now,
    told(what, new_) {
      seen = what;
      happenings.push(...new_);
      clock.setTimeout(() => {
        screen.shown(now());
        told(lined);
      }, line.frame);
    },
  });
  const lined: LinedScreen<T> = {
    screen, places, messages, happenings, now, seen: () => seen,
    cut(milliseconds) {
      screen.leave();
      clock.setTimeout(() => { screen.comeBack(way()); }, milliseconds);
    },
  };
  return lined;
}
