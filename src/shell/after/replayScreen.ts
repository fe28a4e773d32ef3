/** A game that is over, looked at again: the table at a step as its game draws it, what happens there, and the controls. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../strings/say';
import { castOf } from '../../strings/words/cast';
import { wordmark } from '../../ui/ornaments';
import { openedReplay, type ReplayCommand } from '../../ui/parts/replay/replayState';
import type { ReplayModel, ShellTypes } from '../types';
import type { ReplayLook, ReplayOf } from './told';
import { calledAt, tookOverAt, withBeside } from './tookOver';
import { closeButton, controls, replayKeys, takeAlong } from '../../ui/parts/replay/replayControls';

const USUAL_LOOK: ReplayLook = { main: 'shell-replay', head: 'shell-replay-head', told: 'shell-told', foot: 'shell-replay-foot' };

/** A game that is looked back at. @param event the event to begin at; -1: the beginning */
export function replayOf<T extends ShellTypes>({ steps, record }: ReplayOf<T>, game: T['Opened'], event: number): ReplayModel<T> {
  return { ...openedReplay(steps(game), event + 1), saved: game.saved, record: withBeside(record(game), game.saved) };
}

/** How long the step that is shown stays, in milliseconds. */
export function stayOf<T extends ShellTypes>({ stay }: Pick<ReplayOf<T>, 'stay'>, { steps, step, speed }: ReplayModel<T>): number {
  return stay(steps[step]!) / speed;
}

/** The steps that are worth stopping at: in the order of the game. */
export function stopsOf<T extends ShellTypes>({ isStop }: Pick<ReplayOf<T>, 'isStop'>, steps: readonly T['Step'][]): readonly number[] {
  return steps.flatMap((one, step) => (isStop(one) ? [step] : []));
}

export function replayTemplate<T extends ShellTypes>(
  rules: ReplayOf<T>, model: ReplayModel<T>, ask: (command: ReplayCommand) => unknown,
): TemplateResult {
  const { saved: { setup: { players }, ended }, steps, step, record } = model;
  const { main, head, told: toldAs, foot } = rules.look ?? USUAL_LOOK;
  const last = steps.length - 1;
  const { told: happened, heard = [] } = rules.story(steps[step]!, castOf(players), step === last ? ended : null);
  const told = [...tookOverAt(model.saved, step), ...happened, ...calledAt(model.saved, rules.calls, step)];
  return html`
    <main class=${main} data-seats=${players.length} @keydown=${replayKeys(model, stopsOf(rules, steps), ask)}>
      <header class=${head}>${wordmark()}<h1 tabindex="-1">${say('shell-replay-title')}</h1>
        ${takeAlong(model, record, say(rules.file), ask)}${closeButton(ask)}</header>
      ${rules.scene(steps[step]!, players)}
      <p class=${toldAs} role="status"><span>${told.join(' ')}</span>${
        heard.length === 0 ? nothing : html`<span class="spoken">${heard.join(' ')}</span>`}</p>
      <div class=${foot}><section class="shell-controls" aria-label=${say('replay-controls')}>${controls(model, {
        outer: [{ name: say('shell-replay-first'), to: 0 }, { name: say('shell-replay-last'), to: last }],
        scrub: say('shell-replay-scrub'), at: `${step} / ${last}`,
        heard: say('shell-replay-step-of', { step, steps: last, told: [...told, ...heard].join(' ') }),
      }, ask)}</section></div>
    </main>`;
}
