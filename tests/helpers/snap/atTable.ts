/** A table of Snap under a time that the test moves: what is pressed, heard of and painted when is told. */
import type { SnapSetup } from '../../../src/games/snap/kept/setup';
import type { SnapGame } from '../../../src/games/snap/rules/game';
import type { SnapHappening } from '../../../src/games/snap/rules/happening';
import { hear, show } from '../../../src/host/judge/judge';
import { countedTable, startRound, unchanged, type Judged, type Round } from '../../../src/host/judge/round';
import { dueAt, tick } from '../../../src/host/judge/ticking';
import { ANN, setupFor } from './savedGames';
import { snapTable, type PlayedSnap as SnapTypes, startState, type Answer, type Called, type SnapIntent, type TableState } from './snap';

/** A game in the midst of which nothing has happened yet at this table. Cards stay as they are gathered. */
export function tableWith(game: SnapGame, terms: Partial<SnapSetup> = {}): TableState {
  const players = game.out.map((_, seat) => ({ ...ANN, name: `Seat ${seat}` }));
  return startState({ setup: setupFor(players, { least: 800, ...terms }), seed: null, game }, 0);
}

export class AtTable {
  round: Round<SnapTypes>;
  now = 0;
  readonly happenings: SnapHappening[] = [];

  constructor(game: SnapGame, terms: Partial<SnapSetup> = {}) {
    this.round = startRound(tableWith(game, terms));
  }

  get state(): TableState { return this.round.table; }

  /** Goes on to a time, doing on the way what is due at its own time. */
  at(time: number): this {
    for (let due = dueAt(snapTable, this.round); due !== null && due <= time; due = dueAt(snapTable, this.round)) {
      this.now = Math.max(this.now, due);
      this.tick();
    }
    this.now = time;
    return this;
  }

  /** The page stands still until then: what was due is noticed late. */
  stallUntil(time: number): this {
    this.now = time;
    return this;
  }

  tick(): this { return this.#take(tick(snapTable, this.round, this.now)); }

  call(place: number, at = this.now, called: Called = 'any', more: Partial<SnapIntent & { readonly kind: 'call' }> = {}): this {
    return this.#hear(place, { kind: 'call', called, orTurn: false, ...more }, at);
  }

  turn(place: number): this { return this.#hear(place, { kind: 'turn' }).tick(); }

  painted(at = this.now): this { return this.#take(unchanged(show(snapTable, this.round, this.round.lays, at))); }

  answers(place: number, says: Answer): this { return this.#hear(place, { kind: 'answer', says }); }

  /** What has happened, with what may still be taken back. */
  get kinds(): readonly string[] { return kindsIn(this.round.table); }

  /** What counts. */
  get counted(): readonly string[] { return kindsIn(countedTable(this.round)); }

  #hear(place: number, intent: SnapIntent, at = this.now): this {
    return this.#take(hear(snapTable, this.round, { place, intent, at }, this.now));
  }

  #take({ round, happenings }: Judged<SnapTypes>): this {
    this.round = round;
    this.happenings.push(...happenings);
    return this;
  }
}

function kindsIn({ events }: TableState): readonly string[] {
  return events.map((event) => event.filter((part) => !Array.isArray(part)).join(' '));
}
