/**
 * A game of Snap Back that is over, looked at again on the table where it was played. The last seven cards lie open, as nowhere else: but
 * never a card that was not shown by then.
 */
import { html, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { closeButton, controls, focusedOn, replayKey, takeAlong } from '../../../../shell/after/replayControls';
import { wordmark } from '../../../../ui/ornaments';
import { stopsOf, type ReplayStep } from '../../review/replaySteps';
import { castOf } from '../../../../strings/words/cast';
import { storyOf } from '../../words/story';
import { cards } from '../parts/card';
import { seatPanel } from '../parts/seat';
import type { ReplayCommand } from '../../../../shell/commands';
import type { ReplayModel } from './replayModel';

type Ask = (command: ReplayCommand) => void;

export function drawReplay(model: ReplayModel, ask: Ask): TemplateResult {
  const { players, steps, step, ended } = model;
  const shown = steps[step]!;
  const { told, seats: shows } = storyOf(shown, castOf(players), step === steps.length - 1 ? ended : null);
  return html`
    <main class="play-table sb-table sb-replay" data-seats=${players.length} @keydown=${(event: KeyboardEvent) => {
      const command = event.defaultPrevented ? null : replayKey(model, stopsOf(steps), event, focusedOn(event.target));
      if (command === null) return;
      event.preventDefault();
      ask(command);
    }}>
      <header class="play-head">${wordmark()}<h1 tabindex="-1">${say('shell-replay-title')}</h1>
        ${takeAlong(model, model.record, say('snap-back-replay-file'), ask)}${closeButton(ask)}</header>
      ${cards({ down: 0, open: null, top: false, revealed: { cards: shown.cards, holds: shown.holds } })}
      <p class="play-prompt" role="status"><span>${told.join(' ')}</span><span class="spoken">${shows.join(' ')}</span></p>
      ${seats(model, shown)}
      <div class="play-pressed">${controls(model, [...told, ...shows].join(' '), ask)}</div>
    </main>`;
}

function seats({ players }: ReplayModel, { dice, callers, reveal }: ReplayStep): TemplateResult {
  return html`
    <ul class="sb-seats" role="list" aria-label=${say('shell-players')}>${players.map((player, seat) => seatPanel({
      seat: { ...player, die: dice[seat]!, chosen: false }, line: null, calls: callers.includes(seat), result: reveal?.seats[seat] ?? null,
    }))}</ul>`;
}
