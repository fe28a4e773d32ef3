/** The small score pad at the table's side, a button that opens the card. It stands above the story of the game. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { padLines } from '../../layout/padLines';
import type { SidePads } from '../../layout/sidePads';
import type { CardState } from '../../match/cardState';
import { say } from '../../strings/say';
import { padName } from '../../strings/words/past/card';
import { EITHER, balance } from '../../strings/words/past/points';
import { lettered } from './place';
import { styled } from './styled';

/** @param match which game of a match is on, null where each is by itself */
export function sidePadTemplate(card: CardState, pads: SidePads, match: string | null, open: () => void): TemplateResult {
  const { names, lines, empty, sums } = padLines(card, pads.room, pads.letters);
  const { x, y, width, height } = pads.card;
  const style = styled({
    left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
    '--players': String(names.length), '--wide': `${width}px`, '--head': `${pads.head}px`, '--names': `${pads.names}px`,
    '--line': `${pads.line}px`, '--size': `${pads.size}px`,
  });
  return html`
    <button type="button" class="side-card" aria-haspopup="dialog" aria-label=${padName(card)} ${style}
      @pointerdown=${(event: PointerEvent) => event.preventDefault()} @click=${open}>
      <span class="head ${match === null ? '' : 'two'}" ${lettered(say('card-title'), false)}>${say('card-title')}${
        match === null ? nothing : html`<span class="match-line">${match}</span>`}</span>
      <span class="row names"><span></span>${names.map((name) => html`<span>${name}</span>`)}</span>
      ${lines.map(({ game, tiles, light }) => html`
        <span class="row ${light ? 'light' : ''}"><span>${game}</span>${tiles.map((one) => html`<span>${one}</span>`)}</span>`)}
      ${Array.from({ length: empty }, () => html`<span class="row"><span></span>${names.map(() => html`<span></span>`)}</span>`)}
      <span class="row sums"><span>${
        card.playedFor.kind === 'single' ? EITHER : say('card-total')}</span>${names.map((_, player) => {
        const figure = sums?.figures[player];
        return html`<span>${figure === undefined ? nothing : sums?.kind === 'parts' ? balance(figure) : figure}</span>`;
      })}</span>
    </button>`;
}
