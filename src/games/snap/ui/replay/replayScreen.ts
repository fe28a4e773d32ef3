/**
 * A game of Snap that is over, looked at again: each player with their stock and their open pile, and in the middle what lies there. Here,
 * as nowhere else, what matches is marked before it was called.
 */
import { html, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { closeButton, controls, focusedOn, replayKey, takeAlong } from '../../../../shell/after/replayControls';
import { wordmark } from '../../../../ui/ornaments';
import { stopsOf } from '../../review/replaySteps';
import { castOf } from '../../../../strings/words/cast';
import { storyOf } from '../../words/story';
import type { ReplayCommand } from '../../../../shell/commands';
import type { ReplayModel } from './replayModel';
import { stepTable } from './stepTable';

type Ask = (command: ReplayCommand) => void;

export function drawReplay(model: ReplayModel, ask: Ask): TemplateResult {
  const { players, steps, step, stopped } = model;
  const shown = steps[step]!;
  const told = storyOf(shown, castOf(players), stopped && step === steps.length - 1).join(' ');
  return html`
    <main class="sn-replay" data-seats=${players.length} @keydown=${(event: KeyboardEvent) => {
      const command = event.defaultPrevented ? null : replayKey(model, stopsOf(steps), event, focusedOn(event.target));
      if (command === null) return;
      event.preventDefault();
      ask(command);
    }}>
      <header class="sn-replay-head">${wordmark()}<h1 tabindex="-1">${say('shell-replay-title')}</h1>
        ${takeAlong(model, model.record, say('snap-replay-file'), ask)}${closeButton(ask)}</header>
      ${stepTable(shown, players)}
      <p class="sn-told" role="status">${told}</p>
      ${controls(model, told, ask)}
    </main>`;
}
