/**
 * A game of Snap Back that is over, looked at again on the table where it was played. The last seven cards lie open, as nowhere else: but
 * never a card that was not shown by then.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../../strings/say';
import { saveFile } from '../../../../ui/browser/saveFile';
import { toClipboard } from '../../../../ui/browser/share';
import { wordmark } from '../../../../ui/ornaments';
import type { ReplayStep } from '../../review/replaySteps';
import { castOf } from '../../words/cast';
import { storyOf } from '../../words/story';
import { cards } from '../parts/card';
import { seatPanel } from '../parts/seat';
import { controls, focusedOn, replayKey } from './controls';
import type { ReplayCommand } from '../../../../shell/commands';
import type { ReplayModel } from './replayModel';

type Ask = (command: ReplayCommand) => void;

export function drawReplay(model: ReplayModel, ask: Ask): TemplateResult {
  const { players, steps, step, ended } = model;
  const shown = steps[step]!;
  const { told, seats: shows } = storyOf(shown, castOf(players), step === steps.length - 1 ? ended : null);
  return html`
    <main class="sb-table sb-replay" data-seats=${players.length} @keydown=${(event: KeyboardEvent) => {
      const command = event.defaultPrevented ? null : replayKey(model, event, focusedOn(event.target));
      if (command === null) return;
      event.preventDefault();
      ask(command);
    }}>
      <header class="sb-head">${wordmark()}<h1 tabindex="-1">${say('snap-back-replay-title')}</h1>
        ${record(model, ask)}
        <button type="button" class="sb-close" aria-label=${say('snap-back-replay-back')} title=${say('snap-back-replay-back')}
          @click=${() => ask({ kind: 'endReplay' })}><span aria-hidden="true">×</span></button></header>
      ${cards({ down: 0, open: null, top: false, revealed: { cards: shown.cards, holds: shown.holds } })}
      <p class="sb-prompt" role="status"><span>${told.join(' ')}</span><span class="spoken">${shows.join(' ')}</span></p>
      ${seats(model, shown)}
      <div class="sb-pressed">${controls(model, [...told, ...shows].join(' '), ask)}</div>
    </main>`;
}

function seats({ players }: ReplayModel, { dice, callers, reveal }: ReplayStep): TemplateResult {
  return html`
    <ul class="sb-seats" role="list" aria-label=${say('snap-back-players')}>${players.map((player, seat) => seatPanel({
      seat: { ...player, die: dice[seat]!, chosen: false }, line: null, calls: callers.includes(seat), result: reveal?.seats[seat] ?? null,
    }))}</ul>`;
}

/** The record of the game, to be taken along. */
function record({ record: line, copied }: ReplayModel, ask: Ask): TemplateResult {
  return html`
    <p class="sb-take">
      <button type="button" class="back" @click=${async () => ask({ kind: 'copied', done: await toClipboard(line) })}>${
        say('snap-back-replay-copy')}</button>
      <button type="button" class="back" @click=${() => saveFile(say('snap-back-replay-file'), 'application/json', [line, '\n'])}>${
        say('snap-back-replay-save')}</button>
      <span role="status">${copied === 'copied' ? say('snap-back-replay-copied') : nothing}</span>
      ${copied === 'shown' ? html`<label>${say('snap-back-replay-copy-this')}
        <textarea readonly rows="2" .value=${line}></textarea></label>` : nothing}
    </p>`;
}
