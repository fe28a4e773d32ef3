/**
 * A position with all tiles known or dealt, in which every seat is played by the linear evaluation: what the Monte Carlo search plays out
 * by the thousand. Each seat sees the board in its own way (its codes, see patterns), because each knows only its own rack; every tile
 * is marked in all of them.
 */
import { MAX_SEATS, RACK_SIZE } from '../../rules/options';
import { SQUARES } from '../../rules/board';
import { LINE_OF, TILE_AT } from './lines';
import { PHASES, PHASE_PLIES, RUN_BONUS, type Evaluator } from './evaluation';
import { DEAD, EMPTY_LINES, LIES, MINE, PATTERNS, RUN_FROM, SHIFT_OF, SQUARE_SHIFT_OF } from './patterns';
import { nextHolder } from './nextHolder';

// Bound to this file: see lines.ts.
const WAYS = 4;
const RACK: number = RACK_SIZE;
const MARK_LIES: number = LIES;
const MARK_MINE: number = MINE;
const PLACED_MINE = MINE ^ LIES;
const PICKED_UP = LIES ^ DEAD;
const PATTERN_ROOM: number = PATTERNS;
const lineOf = LINE_OF;
const tileAt = TILE_AT;
const shiftOf = SHIFT_OF;
const squareShiftOf = SQUARE_SHIFT_OF;
const runFrom = RUN_FROM;
const PATTERN = PATTERNS - 1;
const LAST_PHASE = PHASES - 1;
const PHASE: number = PHASE_PLIES;
const END_PHASE = PHASES * PHASE;
const RUN = RUN_BONUS / 2;

/** Numbers that one seat's codes take: a line each, rounded up. */
const SEAT = 64;

export class SearchState {
  seats = 2;
  /** Whose move it is; -1 when all tiles have been played. */
  mover = 0;
  /** Tiles placed so far in the game. */
  ply = 0;
  /** Tiles won by each seat. */
  readonly won = new Int32Array(MAX_SEATS);
  readonly rack = new Uint8Array(MAX_SEATS * RACK);
  readonly held = new Uint8Array(MAX_SEATS);
  /** Front first. A copy shares it with its original: playing only reads it. */
  pile = new Uint8Array(SQUARES.length);
  pileSize = 0;
  drawn = 0;
  /** Seat * 64 + line: the lines as that seat sees them. */
  readonly codes = new Int32Array(MAX_SEATS * SEAT);
  private readonly taken = new Uint8Array(SQUARES.length);

  /** @param evaluator what every seat plays by */
  constructor(readonly evaluator: Evaluator) {}

  /** Empties the board and the racks for so many seats. */
  clear(seats: number): void {
    this.seats = seats;
    this.ply = 0;
    this.drawn = 0;
    this.pileSize = 0;
    this.won.fill(0);
    this.held.fill(0);
    for (let seat = 0; seat < seats; seat += 1) this.codes.set(EMPTY_LINES, seat * SEAT);
  }

  /** A tile that nobody holds lies on the board. */
  lay(tile: number): void {
    for (let seat = 0; seat < this.seats; seat += 1) this.mark(seat, tile, LIES);
  }

  /** A tile that nobody holds is gone, from the board if it `lay` there. */
  remove(tile: number, lay = false): void {
    for (let seat = 0; seat < this.seats; seat += 1) this.mark(seat, tile, lay ? LIES ^ DEAD : DEAD);
  }

  /**
   * A line as if nothing lay on it, for every seat. Tiles that lie there and are picked up later look like tiles in hand on this
   * line: two bits a square have no room for more, and a line that is overlooked is misjudged anyway.
   */
  wipe(line: number): void {
    for (let seat = 0; seat < this.seats; seat += 1) this.codes[seat * SEAT + line] = EMPTY_LINES[line]!;
  }

  /** A tile unseen so far comes to a seat's rack. */
  give(seat: number, tile: number): void {
    const held = this.held[seat]!;
    this.rack[seat * RACK + held] = tile;
    this.held[seat] = held + 1;
    this.mark(seat, tile, MINE);
  }

  /** Becomes a copy of another position. */
  copy(from: SearchState): void {
    this.seats = from.seats;
    this.mover = from.mover;
    this.ply = from.ply;
    this.pile = from.pile;
    this.pileSize = from.pileSize;
    this.drawn = from.drawn;
    this.won.set(from.won);
    this.rack.set(from.rack);
    this.held.set(from.held);
    this.codes.set(from.codes);
  }

  /** Changes a square's state in a seat's codes by exclusive or. */
  mark(seat: number, tile: number, change: number): void {
    const { codes } = this;
    const base = seat * SEAT;
    for (let at = tile * WAYS, end = at + WAYS; at < end; at += 1) {
      codes[base + lineOf[at]!] = codes[base + lineOf[at]!]! ^ change << squareShiftOf[at]!;
    }
  }

  /** How good it is for a seat to place a tile, in tiles of margin, with RUN_BONUS for each run it makes. */
  score(seat: number, tile: number): number {
    const { codes } = this;
    const { change } = this.evaluator;
    const base = seat * SEAT;
    const at = tile * WAYS;
    const phase = (this.ply < END_PHASE ? this.ply / PHASE | 0 : LAST_PHASE) * PATTERN_ROOM;
    return change[phase + (codes[base + lineOf[at]!]! >>> shiftOf[at]! & PATTERN)]!
      + change[phase + (codes[base + lineOf[at + 1]!]! >>> shiftOf[at + 1]! & PATTERN)]!
      + change[phase + (codes[base + lineOf[at + 2]!]! >>> shiftOf[at + 2]! & PATTERN)]!
      + change[phase + (codes[base + lineOf[at + 3]!]! >>> shiftOf[at + 3]! & PATTERN)]!;
  }

  /** The slot of the mover's rack that the linear evaluation plays. */
  best(): number {
    const { mover, rack } = this;
    const first = mover * RACK;
    let best = 0;
    let most = -Infinity;
    for (let slot = 0, held = this.held[mover]!; slot < held; slot += 1) {
      const score = this.score(mover, rack[first + slot]!);
      if (score > most) {
        most = score;
        best = slot;
      }
    }
    return best;
  }

  /** The mover places the tile in a slot and wins what it takes, and has not drawn yet. @returns tiles won */
  place(slot: number): number {
    const { mover, rack, seats } = this;
    const tile = rack[mover * RACK + slot]!;
    const run = this.score(mover, tile) > RUN;
    for (let seat = 0; seat < seats; seat += 1) this.mark(seat, tile, seat === mover ? PLACED_MINE : MARK_LIES);
    this.ply += 1;
    return run ? this.pickUp(mover, tile) : 0;
  }

  /** Picks up the runs through a tile that the mover has just placed. @returns tiles won */
  pickUp(mover: number, tile: number): number {
    const { codes, taken } = this;
    const base = mover * SEAT;
    let count = 0;
    for (let at = tile * WAYS, end = at + WAYS; at < end; at += 1) {
      const line = lineOf[at]!;
      const shift = shiftOf[at]!;
      let run = runFrom[codes[base + line]! >>> shift & PATTERN]!;
      // The pattern's lowest square stands three places before the tile's.
      const from = (line << 4) + (shift >> 1) - 3;
      while (run !== 0) {
        const one = 31 - Math.clz32(run);
        run ^= 1 << one;
        taken[count] = tileAt[from + one]!;
        count += 1;
      }
    }
    if (count === 0) return 0;
    taken[count] = tile;
    count += 1;
    for (let i = 0; i < count; i += 1) {
      for (let seat = 0; seat < this.seats; seat += 1) this.mark(seat, taken[i]!, PICKED_UP);
    }
    this.won[mover] = this.won[mover]! + count;
    return count;
  }

  /** The mover, who played from `slot`, draws while there is a pile, and the turn passes. */
  draw(slot: number): void {
    const { mover, rack, held, seats } = this;
    const at = mover * RACK + slot;
    if (this.drawn < this.pileSize) {
      const tile = this.pile[this.drawn]!;
      this.drawn += 1;
      rack[at] = tile;
      this.mark(mover, tile, MARK_MINE);
    } else {
      const left = held[mover]! - 1;
      held[mover] = left;
      rack[at] = rack[mover * RACK + left]!;
    }
    this.mover = nextHolder(held, mover, seats);
  }
}
