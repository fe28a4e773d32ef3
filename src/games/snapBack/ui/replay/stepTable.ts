/**
 * The table at a step of a replay: the one where the game was played. The last seven cards lie open, as nowhere else: but never a card that
 * was not shown by then.
 */
import { html, type TemplateResult } from 'lit-html';
import type { SnapBackPlayer } from '../../kept/setup';
import type { ReplayStep } from '../../review/replaySteps';
import { cards } from '../parts/card';
import { seatList } from '../parts/seat';

export function stepTable({ cards: shown, holds, dice, callers, reveal }: ReplayStep, players: readonly SnapBackPlayer[]): TemplateResult {
  return html`
    ${cards({ row: true, down: 0, open: null, top: false, revealed: { cards: shown, holds } })}
    ${seatList(players.map((player, seat) => ({
      seat: { ...player, die: dice[seat]!, chosen: false }, line: null, calls: callers.includes(seat), took: null,
      result: reveal?.seats[seat],
    })))}`;
}
