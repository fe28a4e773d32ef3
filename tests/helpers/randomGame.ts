/** Whole games of random legal events, from a seed: true calls, false calls, missed runs and claims, under any house rules. */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { entitledRuns } from '../../src/rules/calls';
import { fraction, randomFrom } from '../../src/chance/chance';
import { dealOf } from '../../src/rules/deal';
import { applyEvent, startGame } from '../../src/rules/game';
import { CALLS, FALSE_CALLS, MISSED_RUNS, type HouseRules } from '../../src/rules/options';
import type { GameEvent, Happening, Position } from '../../src/rules/position';
import type { GameRecord } from '../../src/rules/record';

/** One of the items, each as likely as the next. */
export function oneOf<T>(items: readonly T[], random: RandomGenerator): T {
  return items[Math.floor(fraction(random) * items.length)] as T;
}

/** A mixture of house rules. */
export function someRules(random: RandomGenerator): HouseRules {
  return {
    calls: oneOf(CALLS, random), falseCall: oneOf(FALSE_CALLS, random),
    claimCostsMove: fraction(random) < 0.5, missedRun: oneOf(MISSED_RUNS, random),
  };
}

/** Seats, starter, rules and deal of the game called `seed`. */
export function randomStart(seed: string): { readonly start: Position; readonly record: GameRecord; readonly random: RandomGenerator } {
  const random = randomFrom(seed);
  const seats = 2 + Math.floor(fraction(random) * 3);
  const starter = Math.floor(fraction(random) * seats);
  const rules = someRules(random);
  const deal = dealOf(seed);
  return {
    start: startGame(rules, seats, starter, deal),
    record: { rules, seats: ['Ann', 'Ben', 'Cat', 'Dan'].slice(0, seats), starter, deal, events: [] },
    random,
  };
}

/**
 * A legal event, at random; null when all is played and nobody calls any more. Most calls are true, and most runs get
 * called; a false call comes up every few moves.
 */
export function randomEvent(position: Position, random: RandomGenerator): GameEvent | null {
  const { mover, placed, racks, rules, begun } = position;
  const dice = fraction(random);
  const seats = racks.map((_, seat) => seat);
  if (begun && rules.calls !== 'automatic') {
    const makersOnly = rules.calls === 'classic' && placed !== null;
    const callers = makersOnly && mover !== null ? [mover] : seats;
    if (dice < 0.015) return ['snag', oneOf(callers, random)];
    const inLine = placed !== null || position.missed.length > 0;
    if (inLine && dice < 0.6) {
      const caller = oneOf(callers, random);
      if (entitledRuns(position, caller).length > 0) return ['snag', caller];
    }
  }
  if (mover === null) return null;
  return placed === null ? ['place', mover, oneOf(racks[mover] ?? [], random)] : ['draw', mover];
}

/** Plays the game called `seed` to its end and gives its record; `onEvent` sees every step. */
export function randomGame(
  seed: string, onEvent: (before: Position, event: GameEvent, after: Position, happenings: readonly Happening[]) => void = () => {},
): { record: GameRecord; position: Position } {
  const { start, record, random } = randomStart(seed);
  let position = start;
  const events: GameEvent[] = [];
  for (let event = randomEvent(position, random); event !== null; event = randomEvent(position, random)) {
    const outcome = applyEvent(position, event);
    if (!outcome.ok) throw new Error(`${seed}: the legal event ${events.length} is refused: ${event.join(' ')}`);
    onEvent(position, event, outcome.position, outcome.happenings);
    position = outcome.position;
    events.push(event);
  }
  return { record: { ...record, events }, position };
}
