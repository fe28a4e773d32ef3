/**
 * What follows when something is done: the card with the one button that goes on, over what is not played with now, under the thumb; and at
 * the end of a lesson a burst over the board, in which Pip is glad. The last lesson ends with a graduation, from which a game begins.
 */
import { html, nothing, svg, type TemplateResult } from 'lit-html';
import type { Layout } from '../../layout/types';
import { LESSON_NAMES } from '../../lessons/says';
import { say } from '../../strings/say';
import { face } from '../ornaments';
import { confetti } from '../parts/confetti';
import { starOf } from '../parts/starOf';
import { room } from '../table/callRoundPanel';
import { at } from '../table/place';
import type { LessonModel, LessonParts } from './lessonModel';
import { pills } from './pills';

/** What is said of it beside the button. */
function praise({ name, next }: LessonModel): string {
  switch (next) {
    case 'play': return say('lesson-graduated');
    case 'lesson': return say('lesson-ended', { number: LESSON_NAMES.indexOf(name) + 1, of: LESSON_NAMES.length });
    default: return say('lesson-praise');
  }
}

/** Where it leads from here. */
function onward({ next, challenge }: LessonModel): string {
  switch (next) {
    case 'play': return say(challenge === null ? 'lesson-play' : 'lesson-to-challenge');
    case 'lesson': return say('lesson-next');
    default: return say('lesson-go-on');
  }
}

/** The one button that goes on, as wide as its card; nothing while there is something to do. */
export function doneCard({ model, layout, ask }: LessonParts): TemplateResult | typeof nothing {
  if (model.next === 'none') return nothing;
  return html`
    <div class="asking lesson-done" data-comes-up ${at(room(layout))}>
      <p class="question" id="lesson-praise"><span class="who">${face('pip')}</span><span>${praise(model)}</span></p>
      <div class="answers"><button type="button" class="lesson-on snags" aria-describedby="lesson-praise"
        @click=${() => void ask({ kind: 'lessonOn' })}>${onward(model)}</button></div>
    </div>`;
}

/** What Pip wears at a graduation. */
const HAT = svg`<svg class="hat" viewBox="0 0 100 60"><path class="base" d="M24 26 V44 Q50 58 76 44 V26 Z" />
  <path class="board" d="M50 2 L98 22 L50 42 L2 22 Z" /><path class="cord" d="M50 22 L86 27 V48" /><circle cx="86" cy="50" r="4" /></svg>`;

/** The end of a lesson, over the board; nothing while it is on. */
export function joy(model: LessonModel, layout: Layout): TemplateResult | typeof nothing {
  const { endedAt, next } = model;
  if (endedAt === null) return nothing;
  const graduates = next === 'play';
  return html`
    <div class="lesson-joy ${graduates ? 'graduation' : ''}" aria-hidden="true" ${at(layout.board)}>
      <div class="joy-burst">
        <svg viewBox="0 0 200 200"><polygon class="rays" points=${starOf(100, 100, 40, [98, 78])} />
          <circle cx="100" cy="100" r="66" /></svg>
        <div class="glad">${face('pip')}${graduates ? HAT : nothing}</div>
      </div>
      <p>${graduates ? say('lesson-graduation') : say('lesson-joy')}</p>
      ${pills(model)}
    </div>
    ${graduates ? confetti(endedAt) : nothing}`;
}
