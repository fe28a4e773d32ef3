/** Games of Snap that chance plays: by whoever may act, right and wrong, alone and at one instant. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { fraction, randomFrom, scramble } from '../../../src/chance/chance';
import type { Card } from '../../../src/cards/card';
import { shuffledPacks } from '../../../src/cards/pack';
import { act, type SnapAct } from '../../../src/games/snap/rules/acts';
import { claimOf } from '../../../src/games/snap/rules/claims';
import { isOutDue, startGame, TABLES, type CallKind, type SnapGame, type SnapOptions } from '../../../src/games/snap/rules/game';
import type { SnapHappening } from '../../../src/games/snap/rules/happening';
import { isIn, isOpen, type GameEvent, type GameRecord } from './snap';

/** Rules that a word draws. */
function optionsOf(seed: string): SnapOptions {
  const random = randomFrom(`options:${seed}`);
  const table = TABLES[uniformInt(random, 0, 2)]!;
  return { table, packs: fraction(random) < 0.3 ? 2 : 1, ties: table === 'C' || fraction(random) < 0.3 ? 'seat' : 'pot' };
}

export interface RandomGame { readonly record: GameRecord; readonly game: SnapGame }

export type Step = (before: SnapGame, event: GameEvent, after: SnapGame, happenings: readonly SnapHappening[]) => void;

/** Plays a game to its end. @param step told of each event */
export function randomGame(seed: string, step: Step = () => {}, options = optionsOf(seed)): RandomGame {
  const random = randomFrom(`game:${seed}`);
  const pick = <T>(items: readonly T[]): T => items[uniformInt(random, 0, items.length - 1)]!;
  const count = uniformInt(random, 2, 6);
  const deck = shuffledPacks(options.packs, seed);
  const dealer = uniformInt(random, 0, count - 1);
  const [keen, hasty, tied] = [0.3 + 0.7 * fraction(random), 0.1 * fraction(random), fraction(random)];
  const kinds: readonly CallKind[] = options.table === 'C' ? ['snap', 'pool'] : ['snap', 'pot'];
  let game = startGame(options, count, { deck, dealer });
  const events: GameEvent[] = [];

  const next = (): SnapAct => {
    const seats = game.out.flatMap((_, seat) => (isIn(game, seat) ? [seat] : []));
    const right = kinds.filter((kind) => claimOf(game, kind) !== null);
    const callers = (): readonly number[] => scramble(seats, random).slice(0, fraction(random) < tied ? 2 : 1);
    if (isOpen(game) && right.length > 0 && fraction(random) < keen) return { kind: pick(right), seats: callers() };
    if (isOpen(game) && fraction(random) < hasty) return { kind: pick(kinds), seats: callers() };
    const due = seats.filter((seat) => isOutDue(game, seat));
    return due.length > 0 ? { kind: 'out', seats: [pick(due)] } : { kind: 'flip', seats: [game.turn] };
  };

  while (game.end === null) {
    const orders: (readonly Card[])[] = [];
    const doing = next();
    const outcome = act(game, doing, (cards) => {
      const order = scramble(cards, random);
      orders.push(order);
      return order;
    });
    if (!outcome.ok) throw new Error(`${seed}: ${outcome.code} at event ${game.events}`);
    const event: GameEvent = [doing.kind, ...doing.seats, ...orders];
    step(game, event, outcome.state, outcome.happenings);
    events.push(event);
    game = outcome.state;
  }
  return { record: { seats: Array.from({ length: count }, (_, i) => `Seat ${i}`), options, deck, dealer, events }, game };
}
