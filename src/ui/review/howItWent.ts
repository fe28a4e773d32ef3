/**
 * "How it went": first in one sentence, of the result until it is known what the game turned on; then as the curve of the chance of winning
 * with the tile score beneath. While the review is made it is shown that it is, and how far it has come.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Report } from '../../review/report';
import type { ViewState } from '../../session/viewState';
import { say } from '../../strings/say';
import { percent } from '../../strings/words/review/figures';
import { whoIs, type Cast } from '../../strings/words/review/moments';
import { turningAt, turningTold } from '../../strings/words/review/turning';
import type { Ask } from '../commands';
import { mark } from '../ornaments';
import { whoseRow } from '../parts/whoseRow';
import { plotTemplate } from './curve';
import type { ReviewModel } from './reviewModel';

/** What it stands among. */
interface Around {
  /** Everybody as they stand at the step that is shown. */
  readonly seats: ViewState['seats'];
  /** Whether something that is read before it shows how far the review has come. */
  readonly later: boolean;
}

export function howItWent(
  { report, people, seat }: ReviewModel, step: number, cast: Cast, { seats, later }: Around, ask: Ask,
): TemplateResult {
  const word = workingOn(report);
  const pass = report?.pass ?? 0;
  const sentence = report?.turning ? turningTold(report.turning, cast) : '';
  return html`
    <section class="leaf how" aria-labelledby="how-title">
      <h2 id="how-title">${say('report-how')}</h2>
      <div class="inside">
        <p class="spoken" role="status">${word ?? `${say('report-done')} ${sentence}`}</p>
        ${whoseRow(say('report-whose'), people.map((one) => whoIs(one, cast).name), people.indexOf(seat),
          (i) => ask({ kind: 'reviewSeat', seat: people[i]! }))}
        <div class="first ${word === null ? '' : 'waits'}">
          <p class="turning">${runsWhole(sentence)}</p>
          ${later ? nothing : working(report)}${turnButton(report, ask)}
        </div>
        ${plotTemplate(pass > 0 ? report : null, step, 1 / cast.names.length, aheadTold(cast), (to) => {
          void ask({ kind: 'toStep', step: to });
        })}
        <ul role="list" class="score" aria-label=${say('report-tiles')}><li aria-hidden="true">${say('report-tiles')}</li>${
          seats.map(({ name, shape, won }) => html`
          <li>${mark(shape)}<span class="name">${name}</span> <b>${won}</b></li>`)}
        </ul>
      </div>
    </section>`;
}

/** A sentence in which no run is broken at the end of a line. */
export function runsWhole(text: string): TemplateResult {
  return html`${text.split(/(\d+–\d+)/u).map((part, i) => (i % 2 === 0 ? part : html`<span class="whole">${part}</span>`))}`;
}

/** Leads to the turn that decided; nothing where none did. */
export function turnButton(report: Report | null, ask: Ask): TemplateResult | typeof nothing {
  const at = report?.turning ? turningAt(report.turning) : null;
  return at === null ? nothing : html`
    <button type="button" class="to-turn" @click=${() => void ask({ kind: 'toStep', step: at.step })}>${
      say('turning-look', { turn: at.turn })}</button>`;
}

/** What is worked out now, in words; null once all is. */
function workingOn(report: Report | null): string | null {
  if (report?.pass === 2) return null;
  return say(report?.pass === 1 ? 'report-closer-look' : 'report-first-look');
}

/** The same for the eye, and how far it has come; nothing once it is done. */
export function working(report: Report | null): TemplateResult | typeof nothing {
  const word = workingOn(report);
  const { done, all } = report?.progress ?? { done: 0, all: 1 };
  return word === null ? nothing : html`
    <div class="progress"><p aria-hidden="true"><span>${word}</span>
      <b>${say('report-share', { share: percent(done / Math.max(1, all)) })}</b></p>
      <progress aria-label=${say('report-progress')} max=${all} .value=${done}></progress></div>`;
}

/** Who is ahead above the line of the curve, and who below it. */
function aheadTold(cast: Cast): readonly [string, string] {
  const others = cast.names.flatMap((_, other) => (other === cast.person ? [] : [other]));
  return [whoAhead(cast.person, cast), others.length === 1 ? whoAhead(others[0]!, cast) : say('report-others-ahead')];
}

function whoAhead(seat: number, cast: Cast): string {
  const { you, name } = whoIs(seat, cast);
  return say('report-ahead', { you, name });
}
