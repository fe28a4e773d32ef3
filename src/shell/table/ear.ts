/**
 * Says what is to be heard of a table, by a voice of the device or by a screen reader, and lets the pace wait while it is said. What a
 * screen reader says takes as long as its letters let expect: nobody tells the page when it is through.
 */
import type { Clock } from '../../bots/clock';
import type { TableBase } from '../types';
import type { ActBase } from './acts';

/** What a screen reader takes to begin, and for each letter, in milliseconds: a slow voice of some 13 letters a second. */
const BEGINS_MS = 500;
const LETTER_MS = 75;
/** A voice that never tells that it is through: the game goes on without it, in milliseconds. */
const LONGEST_MS = 15_000;

export interface EarPorts<Table> {
  /** What is to be heard of a table, as it is shown now. */
  readonly saidNow: (model: Table) => string;
  /** Speaks a text by a voice of the device; `done` when it is through. @returns false where it cannot be spoken: then nothing is told */
  readonly speak: (text: string, done: () => void) => boolean;
  readonly act: (act: ActBase) => void;
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
}

/** How long a screen reader is given for a text, in milliseconds. */
export function readingTime(text: string): number {
  return BEGINS_MS + text.length * LETTER_MS;
}

export class Ear<Table extends Pick<TableBase, 'said' | 'spoken'>> {
  readonly #ports: EarPorts<Table>;
  #heard = 0;
  /** Which text is being said, and what ends the wait for it. */
  #saying = 0;
  #stop: (() => void) | null = null;

  constructor(ports: EarPorts<Table>) { this.#ports = ports; }

  /** Says what is new on the table. Is told each time after it was shown. */
  follow(model: Table): void {
    const { saidNow, speak, act, clock } = this.#ports;
    const { said: { id }, spoken } = model;
    if (id === this.#heard) return;
    this.#heard = id;
    const text = spoken === 'off' ? '' : saidNow(model);
    if (text === '') return;
    if (this.#stop === null) act({ kind: 'reading', on: true });
    else this.#stop();
    this.#saying = id;
    const timer = clock.setTimeout(() => this.#through(id), spoken === 'voice' ? LONGEST_MS : readingTime(text));
    this.#stop = () => clock.clearTimeout(timer);
    if (spoken === 'voice' && !speak(text, () => this.#through(id))) this.#through(id);
  }

  leave(): void {
    this.#stop?.();
    this.#stop = null;
  }

  /** @param id which of the texts it was: a later one has its own end */
  #through(id: number): void {
    if (id !== this.#saying || this.#stop === null) return;
    this.leave();
    this.#ports.act({ kind: 'reading', on: false });
  }
}
