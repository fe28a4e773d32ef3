/** The table's card: what the games that were played at it so far came to. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { TableShown } from '../../apart/tableShown';
import { formats } from '../../strings/formats';
import { say } from '../../strings/say';
import { shownName } from '../../strings/words/grammar';
import { star } from '../ornaments';

/** Nothing before a game is over. */
export function seriesCard({ card }: Pick<TableShown, 'card'>): TemplateResult | typeof nothing {
  if (card.length === 0) return nothing;
  const names = [...new Set(card.flatMap(({ players }) => players.map(({ name }) => name)))];
  return html`
    <section class="paper series">
      <table>
        <caption>${say('apart-card')}</caption>
        <thead><tr><th scope="col">${say('lobby-card-game')}</th>${names.map((name) => html`
          <th scope="col">${shownName(name)}</th>`)}</tr></thead>
        <tbody>${card.map(({ players }, i) => html`
          <tr><th scope="row">${formats().number(i + 1)}</th>${
            names.map((name) => cell(players.find((one) => one.name === name)))}</tr>`)}</tbody>
      </table>
    </section>`;
}

function cell(player: TableShown['card'][number]['players'][number] | undefined): TemplateResult {
  if (player === undefined) return html`<td>–</td>`;
  const { score, won } = player;
  return html`<td class=${won ? 'won' : ''}>${score === null ? nothing : formats().number(score)}${
    won ? html`${star()}<span class="spoken"> ${say('lobby-card-won')}</span>` : score === null ? '–' : nothing}</td>`;
}
