/**
 * Choosing a number in turn: paper that covers the numbers until whoever it is says that they are there, then the numbers for them alone.
 * The numbers look the same whatever others have chosen, and nothing shows afterwards what was.
 */
import { html, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { say } from '../../../../../strings/say';
import { isUnnamed, shownName } from '../../../../../strings/words/grammar';
import { yesNo } from '../../../../../strings/words/yesNo';
import type { Seat } from '../../../rules/game';
import { mark } from '../../../../../ui/parts/play/emblem';
import { choice } from '../choice';
import type { SnapBackTableModel, TableAsk } from '../tableModel';

/** What whoever chooses now has before them. */
export function turnTemplate(model: SnapBackTableModel, seat: Seat, ask: TableAsk): TemplateResult {
  const { view, uncovered, sitting } = model;
  const { name, shape } = view.seats[seat]!;
  const shown = shownName(name);
  if (uncovered !== seat) {
    return html`${keyed(seat, html`
      <section class="sb-curtain" aria-label=${shown}>
        <p class="sb-turn on-table" role="status">${mark(shape)}<span>${
          say(sitting === 'around' ? 'snap-back-several-turn' : 'snap-back-several-give', { name: shown })} ${
          say('snap-back-several-others')}</span></p>
        <button type="button" class="play-button main" aria-keyshortcuts="Space Enter"
          @click=${(event: MouseEvent) => { if (event.detail <= 1) ask({ kind: 'uncover', seat }); }}>${
          say('snap-back-several-here', { named: yesNo(!isUnnamed(name)), name: shown })}</button>
      </section>`)}`;
  }
  const label = say('snap-back-several-how-far', { name: shown });
  return html`${keyed(`${seat} chooses`, html`
    <section class="sb-curtain open">
      <p class="sb-turn on-table" tabindex="-1">${mark(shape)}<span>${label}</span></p>
      ${choice(model, seat, label, ask)}
    </section>`)}`;
}
