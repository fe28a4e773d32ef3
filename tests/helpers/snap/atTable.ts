/** A table of Snap under a time that the test moves: what is pressed, heard of and painted when is told. */
import type { Shuffle } from '../../../src/guests/snap/rules/change';
import type { SnapGame } from '../../../src/guests/snap/rules/game';
import type { SnapHappening } from '../../../src/guests/snap/rules/happening';
import { answer, dueAt, paint, press, tick, wantTurn } from '../../../src/guests/snap/table/steps';
import {
  startState, type Answer, type Called, type Press, type Step, type TableState, type Terms,
} from '../../../src/guests/snap/table/tableState';

const asTheyLie: Shuffle = (cards) => cards;
export const TERMS: Terms = { least: 800, asked: false, beat: null, shuffleAt: () => asTheyLie };

export class AtTable {
  state: TableState;
  now = 0;
  readonly happenings: SnapHappening[] = [];
  readonly #terms: Terms;

  constructor(game: SnapGame, terms: Partial<Terms> = {}) {
    this.#terms = { ...TERMS, ...terms };
    this.state = startState(game, [], [], 0);
  }

  /** Goes on to a time, doing on the way what is due at its own time. */
  at(time: number): this {
    for (let due = dueAt(this.state, this.#terms); due !== null && due <= time; due = dueAt(this.state, this.#terms)) {
      this.now = Math.max(this.now, due);
      this.#take(tick(this.state, this.#terms, this.now));
    }
    this.now = time;
    return this;
  }

  /** The page stands still until then: what was due is noticed late. */
  stallUntil(time: number): this {
    this.now = time;
    return this;
  }

  tick(): this {
    this.#take(tick(this.state, this.#terms, this.now));
    return this;
  }

  call(seat: number, at = this.now, called: Called = 'any', more: Partial<Press> = {}): this {
    this.state = press(this.state, { seat, called, at, orTurn: false, ...more }, this.#terms, this.now);
    return this;
  }

  turn(seat: number): this {
    this.state = wantTurn(this.state, seat, this.#terms);
    return this.tick();
  }

  painted(at = this.now): this {
    this.state = paint(this.state, this.state.game.flips, at);
    return this;
  }

  answers(seat: number, says: Answer): this {
    this.#take(answer(this.state, seat, says, this.#terms, this.now));
    return this;
  }

  get kinds(): readonly string[] {
    return this.state.events.map((event) => event.filter((part) => !Array.isArray(part)).join(' '));
  }

  #take({ state, happenings }: Step): void {
    this.state = state;
    this.happenings.push(...happenings);
  }
}
