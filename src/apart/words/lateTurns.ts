/** That cards turn late at a table, as it's told before the game. Chooses messages. */
import { oneDecimal } from '../../strings/formats';
import { say } from '../../strings/say';
import { turnsLate } from '../racing';
import type { TableShown } from '../tableShown';

/** @param lays whether the game is one in which cards are laid with no turns @returns '' where nothing is told */
export function lateTurnsText(table: Pick<TableShown, 'phase' | 'seats'>, lays: boolean): string {
  const late = turnsLate(table, lays);
  return late === null ? '' : say('apart-turns-late', { name: late.name, ms: late.ms, seconds: oneDecimal(late.turns / 1000) });
}
