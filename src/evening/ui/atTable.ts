/** The card of an evening at a table of several devices, as its big screen and its phones show it. */
import { html, type TemplateResult } from 'lit-html';
import type { EveningShown } from '../../apart/tableShown';
import { say } from '../../strings/say';
import { isOver, nextGame } from '../evening';
import { cardOf } from '../points';
import { playersAtTable } from '../tablePlayers';
import { eveningTable, type ShownLine } from './cardTable';
import { standingText } from './standing';

/**
 * @param name what a game is called, by its word in links
 * @param isPlaying whether a game is on: then the next one is it
 */
export function eveningAtTable(evening: EveningShown, name: (game: string) => string, isPlaying: boolean): TemplateResult {
  const { games, players } = evening;
  if (players === null) return plan(games.map(({ game }) => name(game)));
  const all = playersAtTable(players);
  const card = cardOf(games.map(({ places }) => places), all.length);
  const next = nextGame(evening);
  const lines = games.map(({ game, places, skipped }, i): ShownLine => ({
    ...card.lines[i]!, name: name(game),
    stands: places !== null ? 'counted' : skipped ? 'skipped' : i === next && isPlaying ? 'now' : 'coming',
  }));
  return section(html`
      <p class="standing">${standingText(all.map((one) => one.name), card, isOver(evening))}</p>
      <div class="card-pad">${eveningTable(all, lines, card)}</div>`);
}

function section(within: TemplateResult): TemplateResult {
  return html`
    <section class="paper evening-at-table" aria-labelledby="evening-at-table">
      <h2 id="evening-at-table">${say('evening-card')}</h2>${within}</section>`;
}

/** Who plays is seen once the first game has begun. */
const plan = (names: readonly string[]): TemplateResult => section(html`<ol>${names.map((one) => html`<li>${one}</li>`)}</ol>`);
