/**
 * Pip beside the board: the lesson's heading, what Pip says, where to look, and the buttons. It covers nothing that is played with, until
 * nothing is to be played any more. What Pip says is spoken once, when it is said.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import type { Box } from '../../layout/box';
import { squareBox } from '../../layout/layout';
import { SAID_LETTERS } from '../../layout/shapes/lesson';
import type { Layout, LessonPlaces } from '../../layout/types';
import { LESSON_NAMES, type Hint } from '../../lessons/says';
import type { ViewState } from '../../session/viewState';
import type { InputSettings } from '../../setup/inputSettings';
import { rowOf, singlesOf } from '../../setup/tableKeys';
import { keysTold } from '../../strings/words/table/keys';
import { say } from '../../strings/say';
import { face } from '../ornaments';
import { sentence } from '../parts/sentence';
import { openRack } from '../screen';
import { at } from '../table/place';
import { styled } from '../table/styled';
import { doneCard, joy } from './joy';
import { LESSON_SAID, type LessonModel, type LessonParts } from './lessonModel';
import { pills } from './pills';

/** A heading of more letters finds no room on one line of a phone. */
const LONG_TITLE = 16;

/** The heading, which opens the list of all lessons, and how far the course has come. */
function heading(model: LessonModel, openList: () => void): TemplateResult {
  const { name } = model;
  const number = LESSON_NAMES.indexOf(name) + 1;
  const title = say(`lesson-title-${name}`);
  const seen = say('lesson-heading', { number, title });
  return html`
    <h2><button type="button" class="lesson-all" aria-haspopup="dialog"
      aria-label=${say('lesson-all', { number, of: LESSON_NAMES.length, title })} @click=${openList}><span
        class="lesson-title ${seen.length > LONG_TITLE ? 'long' : ''}">${seen}</span>
      ${pills(model)}
    </button></h2>`;
}

function buttons({ next, asked }: LessonModel, { ask }: LessonParts, short: boolean): TemplateResult {
  return html`
    ${next === 'none' ? html`<button type="button" class="show-me" aria-disabled=${!asked}
      @click=${() => void ask({ kind: 'showMe' })}>${say('lesson-show-me')}</button>` : nothing}
    <button type="button" class="lesson-leave ${short ? 'short' : ''}" aria-label=${short ? say('lesson-leave') : nothing}
      title=${short ? say('lesson-leave') : nothing} @click=${() => void ask({ kind: 'leave' })}>${
        short ? html`<span class="cross" aria-hidden="true"></span>` : say('lesson-leave')}</button>`;
}

function note({ name }: LessonModel, input: InputSettings, place: Box): TemplateResult {
  const told = (key: 'call' | 'draw'): string => keysTold(singlesOf(key, input), rowOf(key).named);
  const tiles = singlesOf('place', input);
  const keys = tiles.length > 0 ? say('lesson-keys', { place: keysTold(tiles, []), call: told('call'), draw: told('draw') }) : null;
  return html`<div class="lesson-note" ${at(place)}><p>${say(`lesson-note-${name}`)}</p>${
    keys === null ? nothing : html`<p class="lesson-keys">${keys}</p>`}</div>`;
}

/** Where a hint points to besides the board. */
function pointed(hint: Hint, state: ViewState, { slots, snag, draw }: Layout): Box | null {
  switch (hint.kind) {
    case 'place': return slots[openRack(state).indexOf(hint.tile)] ?? null;
    case 'call': return snag;
    case 'draw': return draw;
  }
}

/** Dashed rings: on the squares to look at, and around what "Show me" points at. */
function rings({ look, hint }: LessonModel, state: ViewState, layout: Layout): TemplateResult {
  const there = hint && pointed(hint, state, layout);
  return html`
    ${look.map((square) => html`<i class="look" ${at(squareBox(layout, square))}></i>`)}
    ${hint && there ? html`<i class="look at-${hint.kind}" ${at(there)}></i>` : nothing}`;
}

/** All of a lesson that lies at its table. */
export function lessonPanel(parts: LessonParts): TemplateResult | typeof nothing {
  const { model, state, layout, input, openList } = parts;
  const places: LessonPlaces | undefined = layout.lesson;
  if (!places) return nothing;
  const short = places.buttons === null;
  const said = say(`pip-${model.said.key}`, { tile: model.said.tile ?? 0 });
  const row = html`<div class="lesson-buttons">${buttons(model, parts, short)}</div>`;
  return html`
    <section class="lesson ${layout.shape}" aria-label=${say('lesson-panel')} ${styled({ '--said': `${places.size}px` })}>
      <div class="lesson-head" ${at(places.title)}>${heading(model, openList)}${short ? row : nothing}</div>
      <div class="lesson-says ${places.stacked ? 'stacked' : ''}" ${at(places.says)}>
        ${face('pip')}
        <div class="bubble ${said.length > SAID_LETTERS ? 'long' : ''}" role="status" id=${LESSON_SAID}>${
          keyed(model.times, html`<p>${sentence(said)}</p>`)}</div>
      </div>
      ${places.note ? note(model, input, places.note) : nothing}
      ${places.buttons ? html`<div class="lesson-foot" ${at(places.buttons)}>${row}</div>` : nothing}
      ${doneCard(parts)}
    </section>
    <div class="looks" aria-hidden="true">${rings(model, state, layout)}</div>
    ${joy(model, layout)}`;
}
