/** A screen's end of the port: it keeps what it was told last, and says with each act what it had shown by then, and when. */
import type { GameTypes, Place, Standing } from '../contract/contract';
import type { Connect, Connection, FromHost, RefusalCode, ToHost } from './port';

/** A game as a screen was told it. */
export interface Seen<T extends GameTypes> {
  readonly view: T['View'];
  readonly standing: Standing<T>;
}

export interface ScreenPorts<T extends GameTypes> {
  /** The screen's own time, on the scale of an event's `timeStamp`. */
  readonly now: () => number;
  /** Something else is to be seen, or has happened. `times`: the game's time then, and when it is on this screen at a moment of that. */
  readonly told: (seen: Seen<T>, happenings: readonly T['Happening'][], times: Pick<GameScreen<T>, 'ownTime'> & { time: number }) => void;
  readonly refused?: (code: RefusalCode) => void;
  /** What had happened before this screen was welcomed. It hears of that before all else. */
  readonly past?: (happenings: readonly T['Happening'][]) => void;
}

/** What of the messages was shown when: the last few are enough for any press. */
const REMEMBERED = 30;

/** No message is so late, in milliseconds. If one is, the next puts it right. */
const LATE_MS = 1000;

type Said = ToHost extends infer M ? M extends ToHost ? Omit<M, 'epoch' | 'number' | 'now'> : never : never;

export class GameScreen<T extends GameTypes> {
  readonly #places: readonly Place[];
  readonly #ports: ScreenPorts<T>;
  #connection: Connection | null = null;
  #seen: Seen<T> | null = null;
  #last = { epoch: '', screen: 0, sequence: 0 };
  /** How much later the screen's time is than the game's, as far as is known: by the quickest message. */
  #ahead = Infinity;
  /** The game's time when it was told last. */
  #time = 0;
  #number = 0;
  #shown: readonly { readonly sequence: number; readonly at: number }[] = [];

  /** Connects it with the places that it holds. */
  constructor(connect: Connect<T>, places: readonly Place[], ports: ScreenPorts<T>) {
    this.#places = places;
    this.#ports = ports;
    this.#connection = connect(places, (message) => this.#hear(message));
  }

  seen(): Seen<T> {
    if (this.#seen === null) throw new Error('The host has not answered yet.');
    return this.#seen;
  }

  /** @param at when the key or finger went down, in the screen's time */
  act(place: Place, intent: T['Intent'], at: number): void {
    this.#say({ kind: 'act', place, intent, at, seen: this.#shown.findLast((shown) => shown.at <= at) ?? null });
  }

  /** What was told last was shown. @param at when, in the screen's time */
  shown(at: number): void {
    const { sequence } = this.#last;
    if (sequence === 0 || this.#shown.at(-1)?.sequence === sequence) return;
    this.#shown = [...this.#shown.slice(1 - REMEMBERED), { sequence, at }];
    this.#say({ kind: 'shown', sequence, at });
  }

  reading(on: boolean): void { this.#say({ kind: 'reading', on }); }
  hold(on: boolean): void { this.#say({ kind: 'hold', on }); }
  expect(within: number): void { this.#say({ kind: 'expect', within }); }
  goOn(): void { this.#say({ kind: 'goOn' }); }
  pause(): void { this.#say({ kind: 'pause' }); }
  stop(): void { this.#say({ kind: 'stop' }); }

  /** The way to the host was cut: takes it up again, and hears what it has missed. */
  comeBack(connect: Connect<T>): void {
    this.#connection?.close();
    this.#connection = connect(this.#places, (message) => this.#hear(message), this.#last);
  }

  /** The game's time, as far as this screen knows. */
  time(): number { return isOn(this.seen().standing) ? this.#ports.now() - this.#ahead : this.#time; }

  /** When it is, on this screen, at a moment of the game's time. It holds as long as time does not stand still. */
  ownTime(time: number): number { return time + this.#ahead; }

  leave(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  #say(said: Said): void {
    this.#number += 1;
    this.#connection?.send({ ...said, epoch: this.#last.epoch, number: this.#number, now: this.#ports.now() } satisfies ToHost);
  }

  #hear(message: FromHost<T>): void {
    if (message.kind === 'refused') return this.#ports.refused?.(message.code);
    const { epoch, screen, sequence, time, view, standing } = message;
    // What comes twice, or too late, is known already.
    if (epoch === this.#last.epoch && sequence <= this.#last.sequence) return;
    if (message.kind === 'welcome') {
      this.#shown = [];
      this.#ports.past?.(message.past);
    }
    const wasOn = this.#seen !== null && isOn(this.#seen.standing);
    const ahead = this.#ports.now() - time;
    // Later than any message is: time stood still while this screen was away, and it wasn't told.
    const hasStood = ahead - this.#ahead > LATE_MS || epoch !== this.#last.epoch;
    this.#ahead = wasOn && isOn(standing) && !hasStood ? Math.min(this.#ahead, ahead) : ahead;
    this.#time = time;
    this.#last = { epoch, screen, sequence };
    this.#seen = { view, standing };
    const times = { time, ownTime: (at: number) => at + this.#ahead };
    this.#ports.told(this.#seen, message.kind === 'update' ? message.happenings : [], times);
  }
}

/** Whether time goes on in the game. */
export function isOn<T extends GameTypes>({ begun, paused, ended }: Standing<T>): boolean {
  return begun && !paused && ended === null;
}
