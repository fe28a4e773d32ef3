/**
 * People around a screen that lies flat: an edge for each, turned to them, and between the edges what is to be read from every side. Who
 * sits where, and how large, says the style sheet (ui/styles/edges.css).
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { seconds } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { shownName } from '../../../strings/words/grammar';
import { face } from '../../ornaments';
import { mark, type Drawn } from './emblem';

/** Somebody at the table as they are seen at an edge, with what they have. */
export interface AtEdge {
  readonly who: Drawn;
  readonly calls: boolean;
  readonly has: TemplateResult;
}

export interface Edge extends AtEdge {
  /** How long their call took, in milliseconds; null: that is not told here. */
  readonly took: number | null;
  /** What they press or read now. */
  readonly mine: TemplateResult | typeof nothing;
  /** All others, so that nobody has to read them upside down. */
  readonly others: readonly AtEdge[];
  /** Whether it needs the room of half the table: then the others are not there. */
  readonly large: boolean;
  /** Whether it tells what came of something: that needs room, too. */
  readonly shows: boolean;
}

const COUNTED = ['', '', 'two', 'three', 'four'] as const;

/** @param all the edges of the people, in their order */
export function edges(all: readonly Edge[], between: TemplateResult): TemplateResult {
  return html`
    <div class="play-around ${COUNTED[all.length] ?? 'four'}">
      <div class="play-between">${between}</div>
      ${all.map(edge)}
    </div>`;
}

function edge({ who, calls, has, took, mine, others, large, shows }: Edge, nth: number): TemplateResult {
  const name = shownName(who.name);
  return html`
    <section class="play-edge e${nth} ${large ? 'large' : ''} ${shows ? 'shows' : ''}" aria-label=${name}>
      <div class="play-before">
        <div class="play-own ${calls ? 'calls' : ''}" aria-hidden="true">${mark(who.shape)}<b class="play-named">${name}</b>${has}${
          took === null ? nothing : html`<small>${say('shell-review-seconds', { time: seconds(took) })}</small>`}</div>
        <div class="play-mine">${mine}</div>
        ${large ? nothing : html`
          <ul class="play-others on-table ${others.length > 4 ? 'many' : ''}" aria-hidden="true">${others.map(other)}</ul>`}
      </div>
    </section>`;
}

function other({ who: { name, kind, level, shape }, calls, has }: AtEdge): TemplateResult {
  return html`
    <li class=${calls ? 'calls' : ''}>${kind === 'bot' && level !== undefined ? face(level) : mark(shape)}<span class="play-named">${
      shownName(name)}</span>${has}</li>`;
}

/** A sentence at an edge. */
export function edgeLine(text: string): TemplateResult {
  return html`<p class="play-edge-line" aria-hidden="true">${text}</p>`;
}

/** A card that lies there, open or not, or what counts down: what stands on it is read from each of so many sides; null: nothing does. */
export function toEachSide(lies: 'face' | 'down' | 'none' | 'counts', people: number, text: number | null, small = ''): TemplateResult {
  return html`
    <div class="play-headed ${lies}" aria-hidden="true">${text === null ? nothing : Array.from({ length: people }, (_, nth) => html`
      <span class="play-side e${nth}"><b class=${text === 6 || text === 9 ? 'stands' : ''}>${text}</b>${
        small === '' ? nothing : html`<small>${small}</small>`}</span>`)}</div>`;
}
