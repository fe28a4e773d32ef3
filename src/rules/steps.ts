/** A game that was played, event by event: for whoever looks back at more than what it came to. */
import { applyEvent, startGame } from './game';
import type { GameEvent, Happening, Position } from './position';
import type { GameRecord } from './record';

/** One event of a game, with the table before and after it. */
export interface Step {
  readonly event: GameEvent;
  readonly before: Position;
  readonly position: Position;
  readonly happenings: readonly Happening[];
}

/** The position after the deal of a record. */
export function dealtOf({ rules, seats, starter, deal }: GameRecord): Position {
  return startGame(rules, seats.length, starter, deal);
}

/**
 * The steps of a game, one for each event.
 * @throws at an event that breaks a rule: a record that was read or played holds none
 */
export function* stepsOf(record: GameRecord): Generator<Step> {
  let before = dealtOf(record);
  for (const event of record.events) {
    const outcome = applyEvent(before, event);
    if (!outcome.ok) throw new Error(`a record does not replay: ${outcome.refusal.code}`);
    const { position, happenings } = outcome;
    yield { event, before, position, happenings };
    before = position;
  }
}
