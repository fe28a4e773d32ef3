/** What one goes through a game with: buttons, a slider, keys; and its record, to be taken along. */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { say } from '../../../strings/say';
import { saveFile } from '../../browser/saveFile';
import { toClipboard } from '../../browser/share';
import { REPLAY_SPEEDS, type ReplayBase, type ReplayCommand } from './replayState';

type Ask = (command: ReplayCommand) => unknown;

/** What is drawn on the buttons, in a box of 24. */
const SIGNS = {
  first: 'M7 5 V19 M19 5 L10 12 L19 19 Z', 'step-back': 'M16 5 L7 12 L16 19 Z', play: 'M7 4 L19 12 L7 20 Z', pause: 'M8 5 V19 M16 5 V19',
  'step-on': 'M8 5 L17 12 L8 19 Z', last: 'M5 5 L14 12 L5 19 Z M17 5 V19',
} as const;

function sign(name: keyof typeof SIGNS): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${SIGNS[name]} />`}</svg>`;
}

/** What the controls of a game's replay tell, and where they lead. */
export interface ControlsShown {
  /** The outer buttons: what each is called, and the step to which it leads. */
  readonly outer: readonly [first: OuterButton, last: OuterButton];
  /** What the slider is called, what stands beside it, and its place as it is heard. */
  readonly scrub: string;
  readonly at: string;
  readonly heard: string;
}
export interface OuterButton { readonly name: string; readonly to: number }

/** The buttons of a replay and its slider. */
export function controls(model: ReplayBase, { outer, scrub, at, heard }: ControlsShown, ask: Ask): TemplateResult {
  const { steps, step, playing, speed } = model;
  const last = steps.length - 1;
  const button = (drawn: keyof typeof SIGNS, { name, to }: OuterButton): TemplateResult => {
    const off = to === step || to < 0 || to > last;
    return html`
      <button type="button" aria-label=${name} title=${name} aria-disabled=${off}
        @click=${() => { if (!off) ask({ kind: 'toStep', step: to }); }}>${sign(drawn)}</button>`;
  };
  const play = say(playing ? 'replay-pause' : 'replay-play');
  const quicker = REPLAY_SPEEDS[(REPLAY_SPEEDS.indexOf(speed) + 1) % REPLAY_SPEEDS.length]!;
  return html`
    <div class="keys">
      ${button('first', outer[0])}
      ${button('step-back', { name: say('replay-step-back'), to: step - 1 })}
      <button type="button" class="main" data-first aria-label=${play} title=${play}
        @click=${() => ask({ kind: 'playOn', playing: !playing })}>${sign(playing ? 'pause' : 'play')}</button>
      ${button('step-on', { name: say('replay-step-on'), to: step + 1 })}
      ${button('last', outer[1])}
      <button type="button" class="speed" aria-label=${say('replay-speed', { times: speed })}
        @click=${() => ask({ kind: 'setSpeed', speed: quicker })}>${say('replay-speed-seen', { times: speed })}</button>
    </div>
    <div class="scrub">
      <input type="range" min="0" max=${last} step="1" aria-label=${scrub} aria-valuetext=${heard} .value=${live(String(step))}
        @input=${(event: Event) => ask({ kind: 'toStep', step: Number((event.target as HTMLInputElement).value) })} />
      <span aria-hidden="true">${at}</span>
    </div>`;
}

/** What has the focus: a button takes Space itself; the slider, a text and a grid take all keys but Escape. */
function focusedOn(target: EventTarget | null): 'page' | 'button' | 'typed' {
  if (!(target instanceof Element)) return 'page';
  return target.closest('input, textarea, [role="grid"]') ? 'typed' : target.closest('button') ? 'button' : 'page';
}

type KeyPressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** The steps to stop at that come before a step and after it: beyond them lie the ends. @param stops in order */
export function stopsAround({ steps, step }: ReplayBase, stops: readonly number[]): readonly [before: number, after: number] {
  return [stops.findLast((stop) => stop < step) ?? 0, stops.find((stop) => stop > step) ?? steps.length - 1];
}

/** Does what a key means in a replay. @param stops the steps at which something is to be seen, in order */
export function replayKeys(model: ReplayBase, stops: readonly number[], ask: Ask): (event: KeyboardEvent) => void {
  return (event) => {
    const command = event.defaultPrevented ? null : replayKey(model, stops, event, focusedOn(event.target));
    if (command === null) return;
    event.preventDefault();
    ask(command);
  };
}

/** What a key asks for in a replay; null for other keys, and for those of what has the focus. */
export function replayKey(
  model: ReplayBase, stops: readonly number[], event: KeyPressed, on: ReturnType<typeof focusedOn>,
): ReplayCommand | null {
  const { steps, step, playing } = model;
  const last = steps.length - 1;
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === 'Escape') return { kind: 'endReplay' };
  if (on === 'typed') return null;
  const to = (wanted: number): ReplayCommand => ({ kind: 'toStep', step: Math.max(0, Math.min(last, wanted)) });
  const [before, after] = stopsAround(model, stops);
  switch (event.key) {
    case 'ArrowLeft': return to(step - 1);
    case 'ArrowRight': return to(step + 1);
    case 'PageUp': return to(before);
    case 'PageDown': return to(after);
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
