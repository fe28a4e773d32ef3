/** What lies before each of several people around the screen, turned to them: their die, the others', and what they press. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { seconds } from '../../../../../strings/formats';
import { say } from '../../../../../strings/say';
import { shownName } from '../../../../../strings/words/grammar';
import { face } from '../../../../../ui/ornaments';
import type { Seat, SeatResult } from '../../../rules/game';
import type { SeatShown } from '../../../table/view';
import { resultText } from '../../../words/table/results';
import { holdsText, promptText } from '../../../words/table/prompts';
import { face as openCard } from '../../parts/card';
import { die } from '../../parts/die';
import { hand } from '../../../../../ui/parts/play/hand';
import { mark } from '../../../../../ui/parts/play/emblem';
import { ringOf } from '../callTime';
import type { SnapBackTableModel, TableAsk } from '../tableModel';
import { askedOne, ownBurst } from './calls';
import { fingerField } from './fingerField';
import { turnTemplate } from './turn';

/** @param nth which of the people, in their order: where they sit */
export function edge(model: SnapBackTableModel, seat: Seat, nth: number, ask: TableAsk): TemplateResult {
  const { view } = model;
  const result = resultsOf(model)?.[seat] ?? null;
  const large = isLarge(model, seat);
  return html`
    <section class="sb-edge e${nth} ${large ? 'large' : ''} ${result ? 'shows' : ''}" aria-label=${shownName(view.seats[seat]!.name)}>
      <div class="sb-before">
        ${ownPlace(view.seats[seat]!, view.callers.includes(seat) && view.phase !== 'dealing', view.callTook, result)}
        <div class="sb-mine">${mine(model, seat, ask)}</div>
        ${large ? nothing : others(model, seat)}
      </div>
    </section>`;
}

/** Whether somebody's edge needs the room of half the table: a field for a hand, or seven numbers. */
function isLarge({ view, fingers }: SnapBackTableModel, seat: Seat): boolean {
  if (view.phase === 'choosing') return view.chooser === null || view.chooser === seat;
  return view.phase === 'ready' && fingers === 'shown';
}

function resultsOf({ view }: SnapBackTableModel): readonly SeatResult[] | null {
  return view.phase === 'revealed' || view.phase === 'over' ? view.revealed?.reveal.seats ?? null : null;
}

function movedBy(result: SeatResult | null): 'up' | 'down' | null {
  if (result === null || result.after === result.before) return null;
  return result.after > result.before ? 'up' : 'down';
}

/** Mark, name and die of whoever sits there; after their call also how long it took. */
function ownPlace({ name, shape, die: shown }: SeatShown, calls: boolean, took: number | null, result: SeatResult | null): TemplateResult {
  return html`
    <div class="sb-own ${calls ? 'calls' : ''}" aria-hidden="true">${mark(shape)}<b class="sb-named">${shownName(name)}</b>${
      die(result?.after ?? shown, movedBy(result))}${calls && took !== null && result === null
      ? html`<small class="sb-took">${say('shell-review-seconds', { time: seconds(took) })}</small>` : nothing}</div>`;
}

/** The dice of all others, so that nobody has to read them upside down; at a reveal also what they show. */
function others(model: SnapBackTableModel, own: Seat): TemplateResult {
  const results = resultsOf(model);
  const { seats, callers } = model.view;
  return html`
    <ul class="sb-others on-table ${seats.length > 5 ? 'many' : ''}" aria-hidden="true">${seats.map((seat, at) =>
      (at === own ? nothing : other(seat, callers.includes(at), results?.[at] ?? null)))}</ul>`;
}

function other({ name, kind, level, shape, die: shown }: SeatShown, calls: boolean, result: SeatResult | null): TemplateResult {
  return html`
    <li class=${calls ? 'calls' : ''}>${kind === 'bot' && level !== undefined ? face(level) : mark(shape)}<span class="sb-named">${
      shownName(name)}</span>${die(result?.after ?? shown, movedBy(result))}${result ? hand(result.claim) : nothing}</li>`;
}

/** What somebody at an edge presses now, or reads. */
function mine(model: SnapBackTableModel, seat: Seat, ask: TableAsk): TemplateResult | typeof nothing {
  const { view, fingers } = model;
  const line = html`<p class="sb-edge-line" aria-hidden="true">${promptText(view, null)}</p>`;
  switch (view.phase) {
    case 'ready': return fingers === 'shown' ? fingerField(view.seats[seat]!.name, 'trial', null) : line;
    case 'dealing': return view.untimed ? line : html`${ownBurst(model, seat, ringOf(model), ask)}${view.mayCall ? nothing : line}`;
    case 'asked': return askedOne(model, seat, ask);
    case 'choosing': return chooses(model, seat, ask);
    case 'revealed': return showed(model, seat);
    case 'again': case 'over': return line;
  }
}

function chooses(model: SnapBackTableModel, seat: Seat, ask: TableAsk): TemplateResult {
  const { view: { chooser, seats, callers } } = model;
  if (chooser === null) {
    return fingerField(seats[seat]!.name, callers.includes(seat) ? 'caller' : 'other',
      (claim) => void ask({ kind: 'act', act: { kind: 'choose', seat, claim } }));
  }
  if (chooser === seat) return turnTemplate(model, seat, ask);
  return html`<p class="sb-edge-line">${seats[seat]!.chosen ? say('snap-back-several-has-chosen') : nothing} ${
    say('snap-back-several-away', { name: shownName(seats[chooser]!.name) })}</p>`;
}

/** What was true of the card, what whoever sits there has shown, what came of it, and the seven cards. */
function showed({ view: { revealed, callTook } }: SnapBackTableModel, seat: Seat): TemplateResult | typeof nothing {
  const result = revealed?.reveal.seats[seat];
  if (!revealed || !result) return nothing;
  const { cards, reveal: { callers, holds } } = revealed;
  const took = callTook !== null && callers.includes(seat) ? say('snap-back-several-called', { time: seconds(callTook) }) : '';
  return html`
    <ol class="sb-seven" aria-hidden="true">${cards.map((rank, i) => {
      const back = cards.length - 1 - i;
      return html`<li class=${back === 0 ? 'top' : holds.some((one) => one === back) ? 'holds' : ''}>${openCard(rank, 'small')}</li>`;
    })}</ol>
    <p class="sb-showed">${hand(result.claim)}<span>${took} ${holdsText(holds)} ${
      say('snap-back-several-showed', { claim: result.claim })} ${resultText(result, holds.length > 0)}</span></p>`;
}
