/** An evening of several games in the lobby: its card; or, for the host, the games that it's to have. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { seated } from '../../apart/seating';
import type { TableShown } from '../../apart/tableShown';
import { countsFor, drawn, fitting } from '../draw';
import { nextGame } from '../evening';
import { eveningAtTable } from './atTable';
import { gameLines } from './gameLines';
import { formats } from '../../strings/formats';
import { say } from '../../strings/say';
import { choiceRow, rowOf } from '../../ui/parts/choiceRow';
import type { ApartCommand } from '../../ui/apart/apartCommands';
import { isHost, type ApartModel } from '../../ui/apart/apartModel';

type Model = ApartModel & { readonly table: TableShown };
type Ask = (command: ApartCommand) => unknown;

export function eveningPart(model: Model, ask: Ask): TemplateResult | typeof nothing {
  const { table, games, unfolded } = model;
  const { evening, phase } = table;
  const may = isHost(model) && phase !== 'playing';
  const name = (game: string): string => games.find((one) => one.game === game)?.name() ?? game;
  if (evening === undefined) return may ? planPart(model, unfolded?.part === 'evening', ask) : nothing;
  const next = nextGame(evening);
  return html`
    ${eveningAtTable(evening, name, phase === 'playing')}
    ${may ? html`
      <div class="evening-ways">
        ${next === null ? nothing : html`<button type="button" class="pill" @click=${() => ask({ kind: 'skip' })}>${
          say('evening-skip', { game: name(evening.games[next]!.game) })}</button>`}
        <button type="button" class="pill" @click=${() => ask({ kind: 'evening', games: [] })}>${
          say(next === null ? 'evening-put-away' : 'evening-end')}</button>
      </div>` : nothing}`;
}

/** The way to an evening; unfolded, which games it has. */
function planPart(model: Model, isOpen: boolean, ask: Ask): TemplateResult {
  const { table, games, plan: { chosen, word } } = model;
  // Who comes later may still sit down: a game for as many as there are by now.
  const fits = fitting(games, Math.max(2, seated(table)), null);
  const lines = drawn(chosen, fits, word);
  const unfold = html`
    <button type="button" class="pill" aria-expanded=${isOpen}
      @click=${() => ask({ kind: 'unfold', what: isOpen ? null : { part: 'evening' } })}>${say('evening-name')}</button>`;
  if (!isOpen) return html`<div class="evening-ways">${unfold}</div>`;
  const change = (next: readonly (string | null)[]): unknown => ask({ kind: 'plan', chosen: next });
  return html`
    <div class="evening-ways">${unfold}</div>
    <div class="paper terms">
      <p class="small">${say('evening-about')}</p>
      ${choiceRow(rowOf({
        name: 'evening-count', label: say('evening-count'), of: countsFor(fits.length), chosen: Math.min(chosen.length, fits.length),
        words: (count) => ({ word: formats().number(count) }),
        choose: (count) => change(Array.from({ length: count }, (_, line) => chosen[line] ?? null)),
      }))}
    </div>
    ${gameLines({
      games: lines, chosen, from: games.filter(({ game }) => fits.includes(game)),
      choose: (line, game) => change(chosen.with(line, game)),
      move: (line, by) => change(chosen.with(line, lines[line + by]!).with(line + by, lines[line]!)),
      draw: () => ask({ kind: 'drawAgain' }),
    })}
    <div class="evening-ways">
      <button type="button" class="pill sure" @click=${() => ask({ kind: 'evening', games: lines })}>${say('evening-set')}</button></div>`;
}
