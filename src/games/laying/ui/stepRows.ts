/** Two rows of stacks at a step of a replay, with what each has left: here, and only here, it is shown what can be covered. */
import { html, type TemplateResult } from 'lit-html';
import { say } from '../../../strings/say';
import { shownName } from '../../../strings/words/grammar';
import { emblem, type Drawn } from '../../../ui/parts/play/emblem';
import { cardFace, noCard } from '../../../ui/parts/play/playingCard';
import { styled } from '../../../ui/table/styled';
import { cardName } from '../../piles/words/cards';
import { SEATS } from '../rules/game';
import { isMarked, type RowsGame } from '../rules/rows';
import { widthOf } from './box';

/** @param least how many stacks a row has room for at least */
export function stepRows({ game }: { readonly game: RowsGame }, players: readonly Drawn[], least: number): TemplateResult {
  const wide = Math.max(least, ...game.rows.map(({ length }) => length));
  return html`
    <div class="laying-step on-table" ${styled(widthOf(wide))}>${SEATS.toReversed().map((side) => html`
      <p>${emblem(players[side]!)}<b>${shownName(players[side]!.name)}</b> <span>${
        say('laying-left', { count: game.hands[side]!.length })}</span></p>
      <ul class="laying-row" role="list">${Array.from({ length: Math.max(least, game.rows[side]!.length) }, (_, place) => {
        const top = game.rows[side]![place]?.at(-1);
        return html`<li class="laying-stack ${isMarked(game, [side, place]) ? 'hint' : ''}"><span class="laying-card">${
          top === undefined ? noCard() : cardFace(top, cardName(top))}</span></li>`;
      })}</ul>`)}
    </div>`;
}
