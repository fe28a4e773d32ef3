/**
 * Games arranged for a test: a deal in which given seats hold given tiles, and moves in a short notation, so that a case
 * reads like the rule that it is about.
 */
import { SQUARES, type Tile } from '../../src/rules/board';
import { applyEvent, startGame } from '../../src/rules/game';
import { PRINTED_RULES, type HouseRules } from '../../src/rules/options';
import type { GameEvent, Happening, Position, Seat } from '../../src/rules/position';

/** All tiles that are not among `used`, in rising order. */
export function others(used: Iterable<Tile>): Tile[] {
  const mentioned = new Set(used);
  return SQUARES.filter((tile) => !mentioned.has(tile));
}

/** A deal after which each seat holds the tiles given (topped up to four with others) and `pile` is drawn first. Seat 0 is dealt first. */
export function dealHolding(racks: readonly (readonly Tile[])[], pile: readonly Tile[] = []): Tile[] {
  const spare = others([...racks.flat(), ...pile]);
  const hands = racks.map((rack) => [...rack, ...spare.splice(0, 4 - rack.length)]);
  return [...hands.flat(), ...pile, ...spare];
}

/** A deal that lets `seats` players place `order` one after the other, as long as the turn goes round regularly from seat 0. */
export function dealPlaying(order: readonly Tile[], seats: number): Tile[] {
  const tiles = [...order, ...others(order)];
  const rack = (seat: Seat): Tile[] => [0, 1, 2, 3].map((move) => tiles[move * seats + seat] as Tile);
  return [...Array.from({ length: seats }, (_, seat) => rack(seat)).flat(), ...tiles.slice(4 * seats)];
}

/** A position at the start of a game in which the seats hold `racks`; the house rules are the printed ones but for `rules`. */
export function arranged(
  racks: readonly (readonly Tile[])[],
  { rules = {}, starter = 0, pile = [] }: { rules?: Partial<HouseRules>; starter?: Seat; pile?: readonly Tile[] } = {},
): Position {
  // The starter is dealt first: the racks are turned so that every seat gets its own.
  const turned = racks.map((_, i) => racks[(starter + i) % racks.length] ?? []);
  return startGame({ ...PRINTED_RULES, ...rules }, racks.length, starter, dealHolding(turned, pile));
}

/**
 * Events from their notation: `0:31` seat 0 places 31, `0!` calls, `0-` draws; one seat's acts may be written together,
 * as `0:31!-`.
 */
export function events(notation: string): GameEvent[] {
  return notation.trim().split(/\s+/).flatMap((word): GameEvent[] => {
    const [, seatText = '', tile, acts = ''] = /^(\d):?(\d+)?([!-]*)$/.exec(word) ?? [];
    if (seatText === '') throw new Error(`no event: ${word}`);
    const seat = Number(seatText);
    return [
      ...(tile === undefined ? [] : [['place', seat, Number(tile)] as const]),
      ...[...acts].map((act) => (act === '!' ? ['snag', seat] as const : ['draw', seat] as const)),
    ];
  });
}

/** What came of some events: the position after them, and all that happened, event by event. */
export interface Played {
  readonly position: Position;
  readonly happened: readonly (readonly Happening[])[];
  readonly last: readonly Happening[];
}

/** Plays events; throws where one is refused. */
export function play(from: Position, notation: string): Played {
  let position = from;
  const happened: (readonly Happening[])[] = [];
  for (const event of events(notation)) {
    const outcome = applyEvent(position, event);
    if (!outcome.ok) throw new Error(`${event.join(' ')} is refused: ${JSON.stringify(outcome.refusal)}`);
    position = outcome.position;
    happened.push(outcome.happenings);
  }
  return { position, happened, last: happened.at(-1) ?? [] };
}

/** Whom each position belongs to, in short: `{mover, tiles won by seat, owes}`. */
export function standing({ mover, won, owes }: Position): { mover: Seat | null; won: number[]; owes: boolean[] } {
  return { mover, won: won.map(({ length }) => length), owes: [...owes] };
}

/** The tiles that a `snagged` happening took, or null when the happenings hold none. */
export function taken(happenings: readonly Happening[]): readonly Tile[] | null {
  const snagged = happenings.find((happening) => happening.type === 'snagged');
  return snagged?.type === 'snagged' ? snagged.tiles : null;
}

/** A position late in a game: the pile is used up, `racks` and `board` are as given, and all other tiles lie with seat 0. */
export function endgame(
  racks: readonly (readonly Tile[])[], board: readonly Tile[],
  { rules = {}, mover = 0, owes = [], missed = [] }:
  { rules?: Partial<HouseRules>; mover?: Seat; owes?: readonly Seat[]; missed?: Position['missed'] } = {},
): Position {
  const start = startGame({ ...PRINTED_RULES, ...rules }, racks.length, mover, SQUARES);
  const gone = others([...racks.flat(), ...board]);
  return {
    ...start, racks, pile: [], board: board.toSorted((a, b) => a - b), won: racks.map((_, seat) => (seat === 0 ? gone : [])),
    begun: true, missed, owes: racks.map((_, seat) => owes.includes(seat)),
  };
}
