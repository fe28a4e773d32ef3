/** Saved games of Snap that chance plays, with the cards and shuffles of their own word. */
import { fraction, randomFrom } from '../../../src/chance/chance';
import type { Card } from '../../../src/cards/card';
import { shuffleAt } from '../../../src/games/piles/rules/events';
import type { SavedSnap } from '../../../src/games/snap/kept/savedGame';
import { USUAL_TERMS, type SnapPlayer, type SnapSetup } from '../../../src/games/snap/kept/setup';
import { act, type SnapAct } from '../../../src/games/snap/rules/acts';
import { claimOf } from '../../../src/games/snap/rules/claims';
import { isOutDue, startGame, type SnapGame } from '../../../src/games/snap/rules/game';
import { headerOf, isIn, type GameEvent } from './snap';

export const ANN: SnapPlayer = { name: 'Ann', kind: 'local', shape: 'circle' };
export const BO: SnapPlayer = { name: 'Bo', kind: 'local', shape: 'square' };
export const PIP: SnapPlayer = { name: 'Pip', kind: 'bot', level: 'pip', shape: 'triangle' };
export const ADA: SnapPlayer = { name: 'Ada', kind: 'bot', level: 'ada', shape: 'diamond' };

export function setupFor(players: readonly SnapPlayer[], more: Partial<SnapSetup> = {}): SnapSetup {
  return { ...USUAL_TERMS, packs: 1, beat: null, players, ...more };
}

/** A game before its first card. */
export function begun(setup: SnapSetup, seed: string): SavedSnap {
  return {
    id: seed, setup, seed, luck: setup.players.map((_, seat) => `luck ${seed} ${seat}`), events: [], times: [], played: 0, ended: null,
    startedAt: 5, savedAt: 5,
  };
}

/** The same with so many events, or until it is over. */
export function playedOn(saved: SavedSnap, count = Infinity): SavedSnap {
  const { seed } = saved;
  const random = randomFrom(`play:${seed}`);
  const { options, seats, deck, dealer } = headerOf(saved);
  const kinds = options.table === 'C' ? ['snap', 'pool'] as const : ['snap', 'pot'] as const;
  let game: SnapGame = startGame(options, seats.length, { deck, dealer });
  const events: GameEvent[] = [];
  while (game.end === null && events.length < count) {
    const now = game;
    const inside = now.out.flatMap((_, seat) => (isIn(now, seat) ? [seat] : []));
    const caller = inside[Math.floor(fraction(random) * inside.length)]!;
    const right = kinds.find((kind) => claimOf(now, kind) !== null);
    const due = inside.find((seat) => isOutDue(now, seat));
    const doing: SnapAct = right !== undefined && fraction(random) < 0.7 ? { kind: right, seats: [caller] }
      : due === undefined ? { kind: 'flip', seats: [now.turn] } : { kind: 'out', seats: [due] };
    const orders: (readonly Card[])[] = [];
    const shuffle = shuffleAt(seed, events.length);
    const outcome = act(now, doing, (cards) => {
      const order = shuffle(cards);
      orders.push(order);
      return order;
    });
    if (!outcome.ok) throw new Error(outcome.code);
    events.push([doing.kind, ...doing.seats, ...orders]);
    game = outcome.state;
  }
  const times = events.map((_, i) => 1000 * i);
  return { ...saved, events, times, played: 1000 * events.length, ended: game.end?.kind ?? null, savedAt: 9 };
}
