/**
 * The table of Snap Back: head, cards, the sentence that says what can be done, the players, and what is pressed. It is made of elements
 * alone: there is no picture beneath.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { OverParts } from '../../../../shell/table/overTable';
import { lateText, tableFrame } from '../../../../shell/table/tableFrame';
import { formats, minutes } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { timeLeft } from '../../../../ui/parts/play/timeLeft';
import type { SnapBackView } from '../../table/view';
import { promptText } from '../../words/table/prompts';
import { cards, cardsShown } from '../parts/card';
import { rulesInShort } from '../parts/rules';
import { seats } from '../parts/seat';
import { pressedHere } from './pressed';
import { aroundTemplate, isAround } from './several/around';
import { saidNow, type SnapBackTableModel, type TableAsk } from './tableModel';

/** What lies over it of Snap Back. */
const overOf = ({ phase, callers }: SnapBackView): OverParts => ({
  rules: rulesInShort, keys: () => say('snap-back-keys'),
  stopSure: () => say(callers.length > 0 && (phase === 'choosing' || phase === 'ready') ? 'snap-back-stop-choosing'
    : 'snap-back-stop-sure'),
});

/** The whole screen. @param teacher stands where the sentence would, in a lesson */
export function tableTemplate(model: SnapBackTableModel, ask: TableAsk, teacher: TemplateResult | null = null): TemplateResult {
  const { view, over, said } = model;
  const covered = view.paused || over !== null;
  const around = isAround(model);
  return tableFrame(model, {
    title: say('snap-back-title'), terms: terms(view), as: 'sb-table', around, over: overOf(view), said: saidNow(model),
    urgent: said.what.some(({ kind }) => kind === 'card' || kind === 'called'),
    hold(on, { target }) {
      if (view.phase === 'revealed' && (target as Element).closest('button') === null) ask({ kind: 'act', act: { kind: 'hold', on } });
    },
  }, around ? aroundTemplate(model, covered && view.phase !== 'over', ask) : before(model, covered, ask, teacher), ask);
}

/** What lies before people at one edge of the screen. */
function before(model: SnapBackTableModel, covered: boolean, ask: TableAsk, teacher: TemplateResult | null): TemplateResult {
  const { view, choice, count } = model;
  return html`
    ${covered && view.phase !== 'over' ? html`<div class="sb-cards"></div>` : cards(cardsShown(view), count)}
    ${teacher !== null && !covered ? teacher
      : html`<p class="play-prompt"><span>${covered ? nothing : lateText(model) || promptText(view, choice)}</span></p>`}
    ${seats(model)}
    <div class="play-pressed">${pressedHere(model, ask)}</div>`;
}

const leftText = (seconds: number): string => say('snap-back-time-left', { time: minutes(seconds) });

/** The time that is left, and the pace. */
function terms({ time, pace, untimed }: SnapBackView): TemplateResult {
  const every = untimed ? say('shell-no-hurry') : say('snap-back-every', { seconds: formats().number(pace / 1000, 1) });
  return html`<p class="play-times">${time === null ? nothing : html`<span class="play-left">${timeLeft(time, leftText)}</span>`}<span
    class="play-pace">${every}</span></p>`;
}
