/** What one goes through a game with: buttons, a slider, keys; and its record, to be taken along. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { say } from '../../strings/say';
import { saveFile } from '../../ui/browser/saveFile';
import { toClipboard } from '../../ui/browser/share';
import type { ReplayCommand } from '../commands';
import { REPLAY_SPEEDS, type ReplayBase } from '../types';

type Ask = (command: ReplayCommand) => void;

/** What is drawn on the buttons, in a box of 24. */
const SIGNS = {
  first: 'M7 5 V19 M19 5 L10 12 L19 19 Z', 'step-back': 'M16 5 L7 12 L16 19 Z', play: 'M7 4 L19 12 L7 20 Z', pause: 'M8 5 V19 M16 5 V19',
  'step-on': 'M8 5 L17 12 L8 19 Z', last: 'M5 5 L14 12 L5 19 Z M17 5 V19',
} as const;

function sign(name: keyof typeof SIGNS): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${SIGNS[name]} />`}</svg>`;
}

/** @param told what happens at the step, as the slider tells it */
export function controls(model: ReplayBase, told: string, ask: Ask): TemplateResult {
  const { steps, step, playing, speed } = model;
  const last = steps.length - 1;
  const button = (name: 'first' | 'step-back' | 'step-on' | 'last', to: number, off: boolean): TemplateResult => html`
    <button type="button" aria-label=${say(`shell-replay-${name}`)} title=${say(`shell-replay-${name}`)} aria-disabled=${off}
      @click=${() => { if (!off) ask({ kind: 'toStep', step: to }); }}>${sign(name)}</button>`;
  const play = say(playing ? 'shell-replay-pause' : 'shell-replay-play');
  const quicker = REPLAY_SPEEDS[(REPLAY_SPEEDS.indexOf(speed) + 1) % REPLAY_SPEEDS.length]!;
  return html`
    <section class="shell-controls" aria-label=${say('shell-replay-controls')}>
      <div class="keys">
        ${button('first', 0, step === 0)}
        ${button('step-back', step - 1, step === 0)}
        <button type="button" class="main" data-first aria-label=${play} title=${play}
          @click=${() => ask({ kind: 'playOn', playing: !playing })}>${sign(playing ? 'pause' : 'play')}</button>
        ${button('step-on', step + 1, step === last)}
        ${button('last', last, step === last)}
        <button type="button" class="speed" aria-label=${say('shell-replay-speed', { times: speed })}
          @click=${() => ask({ kind: 'setSpeed', speed: quicker })}>${say('shell-replay-speed-seen', { times: speed })}</button>
      </div>
      <div class="scrub">
        <input type="range" min="0" max=${last} step="1" aria-label=${say('shell-replay-scrub')}
          aria-valuetext=${say('shell-replay-step-of', { step, steps: last, told })} .value=${live(String(step))}
          @input=${(event: Event) => ask({ kind: 'toStep', step: Number((event.target as HTMLInputElement).value) })} />
        <span aria-hidden="true">${step} / ${last}</span>
      </div>
    </section>`;
}

/** What has the focus: a button takes Space itself, the slider and a text take all keys but Escape. */
export function focusedOn(target: EventTarget | null): 'page' | 'button' | 'typed' {
  if (!(target instanceof Element)) return 'page';
  return target.closest('input, textarea') ? 'typed' : target.closest('button') ? 'button' : 'page';
}

type KeyPressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/**
 * What a key asks for in a replay; null for other keys, and for those of what has the focus.
 * @param stops the steps at which something is to be seen, in order
 */
export function replayKey(
  model: ReplayBase, stops: readonly number[], event: KeyPressed, on: ReturnType<typeof focusedOn>,
): ReplayCommand | null {
  const { steps, step, playing } = model;
  const last = steps.length - 1;
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === 'Escape') return { kind: 'endReplay' };
  if (on === 'typed') return null;
  const to = (wanted: number): ReplayCommand => ({ kind: 'toStep', step: Math.max(0, Math.min(last, wanted)) });
  switch (event.key) {
    case 'ArrowLeft': return to(step - 1);
    case 'ArrowRight': return to(step + 1);
    case 'PageUp': return to(stops.findLast((stop) => stop < step) ?? 0);
    case 'PageDown': return to(stops.find((stop) => stop > step) ?? last);
    case 'Home': return to(0);
    case 'End': return to(last);
    case ' ': return on === 'button' ? null : { kind: 'playOn', playing: !playing };
    default: return null;
  }
}

/** The record of a game, to be taken along. @param file what it is called as a file */
export function takeAlong({ copied }: ReplayBase, line: string, file: string, ask: Ask): TemplateResult {
  return html`
    <p class="shell-take">
      <button type="button" class="back" @click=${async () => ask({ kind: 'copied', done: await toClipboard(line) })}>${
        say('shell-replay-copy')}</button>
      <button type="button" class="back" @click=${() => saveFile(file, 'application/json', [line, '\n'])}>${
        say('shell-replay-save')}</button>
      <span role="status">${copied === 'copied' ? say('shell-replay-copied') : nothing}</span>
      ${copied === 'shown' ? html`<label>${say('shell-replay-copy-this')}
        <textarea readonly rows="2" .value=${line}></textarea></label>` : nothing}
    </p>`;
}

/** The button that closes a replay. */
export function closeButton(ask: Ask): TemplateResult {
  return html`<button type="button" class="shell-close" aria-label=${say('shell-replay-back')} title=${say('shell-replay-back')}
    @click=${() => ask({ kind: 'endReplay' })}><span aria-hidden="true">×</span></button>`;
}
