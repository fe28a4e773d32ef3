/**
 * The table at a step of a replay: the one where the game was played. The last seven cards lie open, as nowhere else: but never a card that
 * was not shown by then.
 */
import { html, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import type { SnapBackPlayer } from '../../kept/setup';
import type { ReplayStep } from '../../review/replaySteps';
import { cards } from '../parts/card';
import { seatPanel } from '../parts/seat';

export function stepTable({ cards: shown, holds, dice, callers, reveal }: ReplayStep, players: readonly SnapBackPlayer[]): TemplateResult {
  return html`
    ${cards({ down: 0, open: null, top: false, revealed: { cards: shown, holds } })}
    <ul class="sb-seats" role="list" aria-label=${say('shell-players')}>${players.map((player, seat) => seatPanel({
      seat: { ...player, die: dice[seat]!, chosen: false }, line: null, calls: callers.includes(seat), result: reveal?.seats[seat] ?? null,
    }))}</ul>`;
}
