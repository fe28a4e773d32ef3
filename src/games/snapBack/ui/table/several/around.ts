/**
 * The table where several people sit around a screen that lies flat: the open card in the middle, to be read from every side, and an edge
 * for each of them. Who sees nothing of it hears and finds the same cards and players as at every table.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../../../strings/say';
import { BACKS } from '../../../rules/cards';
import { aloneAt, peopleOf } from '../../../../../strings/words/cast';
import { backSide, cards } from '../../parts/card';
import { waitsForPress } from '../callTime';
import { cardsShown, showsRow } from '../cardsShown';
import { pressedHere } from '../pressed';
import { seats } from '../seats';
import type { SnapBackTableModel, TableAsk } from '../tableModel';
import { edge } from './edge';

const COUNTED = ['', '', 'two', 'three', 'four'] as const;

/** Whether people sit around this table. */
export function isAround({ view, sitting }: Pick<SnapBackTableModel, 'view' | 'sitting'>): boolean {
  return sitting === 'around' && aloneAt(view) === null;
}

/** All but the head of the table. @param covered whether nothing of the cards may be seen */
export function aroundTemplate(model: SnapBackTableModel, covered: boolean, ask: TableAsk): TemplateResult {
  const { view } = model;
  const people = peopleOf(view);
  return html`
    <div class="spoken">${covered ? nothing : cards(cardsShown(view))}${seats(model)}</div>
    <div class="sb-around ${COUNTED[people.length] ?? 'four'}">
      <div class="sb-middle">${covered ? nothing : middle(model, people.length)}${forAll(model, ask)}</div>
      ${people.map((seat, nth) => edge(model, seat, nth, ask))}
    </div>`;
}

/** The card that lies open, or the count, once for each side; and the cards that lie turned down. */
function middle({ view, count }: SnapBackTableModel, people: number): TemplateResult | typeof nothing {
  const { open, down, phase, revealed } = view;
  const rank = open?.rank ?? (phase === 'revealed' ? revealed?.cards.at(-1) ?? null : null);
  const inTurn = phase === 'choosing' && view.chooser !== null;
  if ((inTurn && rank === null) || phase === 'over' || phase === 'ready') return nothing;
  // The card that was called goes before the count: whoever did not look yet has to know what is asked.
  const counts = phase === 'choosing' && count !== null && rank === null;
  const lies = rank !== null ? 'face' : view.shown > 0 && phase !== 'again' ? 'down' : 'none';
  const heads = (text: string | number, small = ''): TemplateResult[] => Array.from({ length: people }, (_, nth) => html`
    <span class="sb-side e${nth}"><b class=${text === 6 || text === 9 ? 'stands' : ''}>${text}</b>${
      small === '' ? nothing : html`<small>${small}</small>`}</span>`);
  return html`
    ${counts ? html`<div class="sb-headed counts" aria-hidden="true">${heads(count)}</div>`
      : html`<div class="sb-headed ${lies}" aria-hidden="true">${rank === null ? nothing
        : heads(rank, open?.back ? say('snap-back-back', { back: open.back }) : '')}</div>`}
    ${counts || inTurn || phase === 'revealed' || !showsRow(view) ? nothing
      : html`<ol class="sb-turned" aria-hidden="true">${BACKS.toReversed().map((back) => html`
      <li class=${open?.back === back ? 'shown-again' : ''}>${back <= down ? backSide() : nothing}</li>`)}</ol>`}`;
}

/** What is pressed once for all. */
function forAll(model: SnapBackTableModel, ask: TableAsk): TemplateResult | typeof nothing {
  const { view, fingers } = model;
  const isPersonal = view.phase === 'asked' || view.phase === 'choosing' || (view.phase === 'dealing' && !waitsForPress(view));
  if (isPersonal) return nothing;
  return html`
    <div class="sb-for-all">${pressedHere(model, ask)}${
      view.phase === 'ready' && fingers !== null ? fingersOrNot(fingers === 'shown', ask) : nothing}</div>`;
}

/** Two people can show their numbers with their fingers, or choose in turn. */
function fingersOrNot(shown: boolean, ask: TableAsk): TemplateResult {
  return html`<button type="button" class="sb-way" @click=${() => ask({ kind: 'byFingers', on: !shown })}>${
    say(shown ? 'snap-back-several-in-turn' : 'snap-back-several-by-fingers')}</button>`;
}
