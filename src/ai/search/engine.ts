/**
 * A position that a search can play and take back fast: the game with automatic calls (a run goes to whoever completes it),
 * for two to four players. Each line of the board is a mask of ten bits and a table says which masks hold a run, so that placing
 * a tile costs four reads and four writes. Nothing is allocated after the constructor.
 *
 * tests/ai/search/engine.test.ts plays 10,000 games in step with src/rules to prove that both are the same game.
 */
import { MAX_SEATS, RACK_SIZE } from '../../rules/options';
import { SQUARES } from '../../rules/board';
import { HAS_RUN, LINES, LINE_OF, RUN_THROUGH, SPOT_OF, TILE_AT } from './lines';
import { nextHolder } from './nextHolder';

// Bound to this file: see lines.ts.
const WAYS = 4;
const RACK: number = RACK_SIZE;
const lineOf = LINE_OF;
const spotOf = SPOT_OF;
const bitOf = Uint16Array.from(SPOT_OF, (spot) => 1 << spot);
const tileAt = TILE_AT;
const hasRun = HAS_RUN;
const runThrough = RUN_THROUGH;

/** Plies that a game can have: every tile is placed once. */
const PLIES = SQUARES.length;

const NONE: ReadonlySet<number> = new Set();

/** Marks a slot that was filled from the pile again. */
const DREW = 8;

/** What a position is set up from. Hidden tiles are the caller's to know, or to deal. */
export interface Setup {
  readonly racks: readonly (readonly number[])[];
  /** Front first. */
  readonly pile: readonly number[];
  /** Tiles that lie on the board. A run among them stays until a tile is added to it. */
  readonly board: readonly number[];
  /** Tiles won so far, by seat. */
  readonly won: readonly number[];
  readonly mover: number;
}

// An index that is always in range reads as `array[i]!`: noUncheckedIndexedAccess adds `| undefined` to the type, the mark
// takes it off again, and neither leaves a trace in what runs.
export class Engine {
  /** How many play. */
  seats = 2;
  /** Whose move it is; -1 when all tiles have been played. */
  mover = 0;
  /** Tiles that each seat has won. */
  readonly won = new Int32Array(MAX_SEATS);
  /** Seat * 4 + slot: tiles in hand. The first `held[seat]` slots count, in no order. */
  readonly rack = new Uint8Array(MAX_SEATS * RACK);
  readonly held = new Uint8Array(MAX_SEATS);
  /** The tiles to draw, front first, of which the first `drawn` are on racks by now. */
  readonly pile = new Uint8Array(PLIES);
  pileSize = 0;
  drawn = 0;
  /** The tiles picked up since setup, oldest first. */
  readonly gone = new Uint8Array(PLIES);
  goneCount = 0;
  /** Plies played since setup. */
  ply = 0;

  /** Each line's tiles, as bits. */
  private readonly lines = new Uint16Array(LINES);
  /** Tile * 4 + way: the tile's bit on that line, 0 where the line is overlooked. */
  private readonly bits = Uint16Array.from(bitOf);
  private blind = false;
  // By ply, for undo: who moved, which slot, which tile, how many were gone before.
  private readonly pastMover = new Uint8Array(PLIES);
  private readonly pastSlot = new Uint8Array(PLIES);
  private readonly pastTile = new Uint8Array(PLIES);
  private readonly pastGone = new Uint8Array(PLIES);

  /**
   * Takes up a position. Trusts its caller: no tile twice, racks of at most four.
   * @param overlooked lines that are played as if they were not there: nothing is ever taken on them
   */
  setup({ racks, pile, board, won, mover }: Setup, overlooked: ReadonlySet<number> = NONE): void {
    if (overlooked.size > 0 || this.blind) {
      this.bits.set(bitOf);
      for (let at = 0; at < this.bits.length; at += 1) if (overlooked.has(lineOf[at]!)) this.bits[at] = 0;
      this.blind = overlooked.size > 0;
    }
    this.seats = racks.length;
    this.mover = mover;
    this.won.set(won);
    racks.forEach((tiles, seat) => {
      this.rack.set(tiles, seat * RACK);
      this.held[seat] = tiles.length;
    });
    this.pile.set(pile);
    this.pileSize = pile.length;
    this.drawn = 0;
    this.goneCount = 0;
    this.ply = 0;
    this.clear();
    for (const tile of board) this.flip(tile);
  }

  /** Takes all tiles off the board, for whoever uses only `place`. */
  clear(): void {
    this.lines.fill(0);
    this.goneCount = 0;
  }

  /** Whether a tile lies on its square, if its row is not overlooked. */
  lies(tile: number): boolean {
    const at = tile * WAYS;
    return (this.lines[lineOf[at]!]! & this.bits[at]!) !== 0;
  }

  /** How many tiles `tile` would take if it were placed now: 0, or 4 and more. */
  gain(tile: number): number {
    const { lines, bits: own } = this;
    let taken = 0;
    for (let at = tile * WAYS, end = at + WAYS; at < end; at += 1) {
      const spot = spotOf[at]!;
      const bits = lines[lineOf[at]!]! | own[at]!;
      if (hasRun[bits] === 1) {
        const run = runThrough[bits << 4 | spot]!;
        if (run !== 0) taken += bitCount(run) - 1;
      }
    }
    return taken === 0 ? 0 : taken + 1;
  }

  /**
   * Places a tile on the board and picks up every run through it; the tiles picked up are the last of `gone`.
   * Knows nothing of racks and turns: see `play`.
   * @returns how many tiles were picked up
   */
  place(tile: number): number {
    const { lines, bits } = this;
    const at = tile * WAYS;
    const a = lineOf[at]!;
    const b = lineOf[at + 1]!;
    const c = lineOf[at + 2]!;
    const d = lineOf[at + 3]!;
    const p = lines[a] = lines[a]! | bits[at]!;
    const q = lines[b] = lines[b]! | bits[at + 1]!;
    const r = lines[c] = lines[c]! | bits[at + 2]!;
    const s = lines[d] = lines[d]! | bits[at + 3]!;
    if ((hasRun[p]! | hasRun[q]! | hasRun[r]! | hasRun[s]!) === 0) return 0;
    return this.pickUp(tile);
  }

  /** Picks up the runs through a tile that lies on the board, the tile itself last. */
  private pickUp(tile: number): number {
    const { lines, gone } = this;
    let count = this.goneCount;
    const before = count;
    for (let at = tile * WAYS, end = at + WAYS; at < end; at += 1) {
      const line = lineOf[at]!;
      const spot = spotOf[at]!;
      let run = runThrough[lines[line]! << 4 | spot]! & ~(1 << spot);
      while (run !== 0) {
        const one = 31 - Math.clz32(run);
        run ^= 1 << one;
        gone[count] = tileAt[line << 4 | one]!;
        count += 1;
      }
    }
    if (count === before) return 0;
    gone[count] = tile;
    count += 1;
    for (let i = before; i < count; i += 1) this.flip(gone[i]!);
    this.goneCount = count;
    return count - before;
  }

  /** Takes back the placing of `tile`, with all that was picked up since `goneBefore` tiles were gone. */
  unplace(tile: number, goneBefore: number): void {
    while (this.goneCount > goneBefore) {
      this.goneCount -= 1;
      this.flip(this.gone[this.goneCount]!);
    }
    this.flip(tile);
  }

  /**
   * One whole move: the mover places the tile in `slot` of their rack, wins what it takes, draws, and the
   * turn passes to the next who holds a tile.
   * @returns how many tiles the mover won
   */
  play(slot: number): number {
    const { mover, ply, rack, held } = this;
    const at = mover * RACK + slot;
    const tile = rack[at]!;
    this.pastMover[ply] = mover;
    this.pastSlot[ply] = this.drawn < this.pileSize ? slot | DREW : slot;
    this.pastTile[ply] = tile;
    this.pastGone[ply] = this.goneCount;
    this.ply = ply + 1;
    const taken = this.place(tile);
    this.won[mover] = this.won[mover]! + taken;
    if (this.drawn < this.pileSize) {
      rack[at] = this.pile[this.drawn]!;
      this.drawn += 1;
    } else {
      const left = held[mover]! - 1;
      held[mover] = left;
      rack[at] = rack[mover * RACK + left]!;
    }
    this.mover = nextHolder(this.held, this.mover, this.seats);
    return taken;
  }

  /** Takes back the last `play`. */
  undo(): void {
    const { rack, held } = this;
    const ply = this.ply - 1;
    const mover = this.pastMover[ply]!;
    const tile = this.pastTile[ply]!;
    const gone = this.pastGone[ply]!;
    const slot = this.pastSlot[ply]!;
    const at = mover * RACK + (slot & ~DREW);
    this.ply = ply;
    this.mover = mover;
    this.won[mover] = this.won[mover]! - (this.goneCount - gone);
    this.unplace(tile, gone);
    if (slot & DREW) {
      this.drawn -= 1;
    } else {
      const left = held[mover]!;
      rack[mover * RACK + left] = rack[at]!;
      held[mover] = left + 1;
    }
    rack[at] = tile;
  }

  /** A tile that lies leaves, one that does not lies; no run is looked for. */
  private flip(tile: number): void {
    const { lines, bits } = this;
    for (let at = tile * WAYS, end = at + WAYS; at < end; at += 1) {
      const line = lineOf[at]!;
      lines[line] = lines[line]! ^ bits[at]!;
    }
  }
}

/** How many of the low ten bits are set (pairs, then fours; the remainder by 15 adds up the fours). */
function bitCount(bits: number): number {
  const pairs = bits - (bits >> 1 & 0x555);
  return ((pairs & 0x333) + (pairs >> 2 & 0x333)) % 15;
}
