/**
 * What a character says in passing. It is seen alone: nothing of it is told by itself, and it is read aloud with the score and the turn, by
 * whoever asks for that (decision 0092). Nobody can touch it.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { remarkPlace } from '../../../layout/beside/remark';
import type { Layout } from '../../../layout/types';
import type { Seat } from '../../../rules/position';
import type { Remark, ViewState } from '../../../session/viewState';
import { remarkText } from '../../../strings/words/table/remark';
import { at, inFrame } from '../place';
import { styled } from '../styled';
import { moodPortrait } from './portrait';

/** The remark of the moment, in a corner that is cut off the board; nothing while nobody says anything. */
export function remarkTemplate({ life, seats }: ViewState, layout: Layout): TemplateResult | typeof nothing {
  const remark = life?.remark;
  if (!remark) return nothing;
  const { turn, words, face, side, size } = remarkPlace(layout, readerOf(remark, seats));
  return html`${keyed(remark, html`
    <div class="remark ${side} edge" ${inFrame(turn)} aria-hidden="true">
      <p ${at(words)}><span ${styled({ 'font-size': `${size}px` })}>${remarkText(remark)}</span></p>
      <span class="speaks" ${at(face)}>${moodPortrait(remark.level, life.moods[remark.seat] ?? null, { x: 0, y: 0 })}</span>
    </div>`)}`;
}

/** To whom it is turned around the table: whoever it is said to, if they are a person. */
function readerOf({ to }: Remark, seats: ViewState['seats']): Seat {
  return seats[to]?.kind === 'local' ? to : Math.max(0, seats.findIndex(({ kind }) => kind === 'local'));
}
