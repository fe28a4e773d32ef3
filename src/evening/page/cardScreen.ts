/** The card of an evening: what each game was worth, how it stands, and the next game; and the sheet of it that is printed. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { say } from '../../strings/say';
import type { EveningAsk } from './commands';
import { nameOf, type EveningHouse } from './house';
import type { EveningCardModel } from './states';
import { fitting } from '../draw';
import { isOver, nextGame, type Evening } from '../evening';
import { cardOf } from '../points';
import { eveningSheet, eveningTable, type ShownLine } from '../ui/cardTable';
import { standingText } from '../ui/standing';

type House = Pick<EveningHouse, 'games'>;

export function cardTemplate(model: EveningCardModel, house: House, ask: EveningAsk): TemplateResult {
  const { evening, stands } = model;
  const { players } = evening;
  const card = cardOf(evening.games.map(({ places }) => places), players.length);
  const next = nextGame(evening);
  const lines = evening.games.map(({ game, skipped }, i): ShownLine => ({
    ...card.lines[i]!, name: nameOf(house, game),
    stands: card.lines[i]!.places !== null ? 'counted' : skipped ? 'skipped' : i === next && stands === 'waits' ? 'now' : 'coming',
  }));
  const told = standingText(players.map(({ name }) => name), card, isOver(evening));
  const back = (): void => ask({ kind: 'home' });
  return html`
    <main class="start past evening-card" @keydown=${(event: KeyboardEvent) => { if (event.key === 'Escape') back(); }}>
      <header><h1 tabindex="-1" data-first aria-describedby="evening-told">${say('evening-card')}</h1></header>
      <section class="paper">
        <p class="standing" id="evening-told" role="status">${told}</p>
        <div class="card-pad">${eveningTable(players, lines, card, (line) => ask({ kind: 'lookAt', line }))}</div>
      </section>
      ${next === null ? over(ask) : nextPart(model, next, house, ask)}
      <div class="ways">
        <button type="button" class="back" @click=${back}>${say('evening-back')}</button>
        <button type="button" class="back" @click=${() => ask({ kind: 'print' })}>${say('evening-print')}</button>
        ${next === null ? nothing : html`
          <button type="button" class="back" @click=${() => ask({ kind: 'end' })}>${
            say(model.ends ? 'evening-end-now' : 'evening-end')}</button>`}
      </div>
    </main>
    ${eveningSheet(eveningTable(players, lines, card), told)}`;
}

function over(ask: EveningAsk): TemplateResult {
  return html`
    <section class="paper evening-next">
      <button type="button" class="main" @click=${() => ask({ kind: 'home' })}>${say('evening-again')}</button></section>`;
}

/** The next game, and what can be done instead of it. */
function nextPart({ evening, stands }: EveningCardModel, next: number, house: House, ask: EveningAsk): TemplateResult {
  const { game } = evening.games[next]!;
  const name = nameOf(house, game);
  const waits = stands === 'waits';
  const others = otherGames(evening, house).filter((one) => one.game !== game);
  return html`
    <section class="paper evening-next" aria-labelledby="evening-next">
      <h2 id="evening-next">${say(waits ? 'evening-on' : 'evening-next', { game: name })}</h2>
      ${stands === 'stopped' || stands === 'refused' ? html`<p class="note" role="alert">${say(`evening-${stands}`, { game: name })}</p>`
        : nothing}
      <button type="button" class="main" @click=${() => ask({ kind: 'next' })}>${
        say(waits ? 'evening-go-on' : 'evening-play', { game: name })}</button>
      <div class="instead">
        <select aria-label=${say('evening-other')} .value=${live('')}
          @change=${({ target }: Event) => ask({ kind: 'replace', game: (target as HTMLSelectElement).value })}>
          <option value="" selected disabled>${say('evening-other')}</option>
          ${others.map((one) => html`<option value=${one.game}>${one.name()}</option>`)}
        </select>
        <button type="button" class="quiet" @click=${() => ask({ kind: 'skip' })}>${say('evening-skip', { game: name })}</button>
      </div>
    </section>`;
}

/** The games that these players can play, those that the evening hasn't got first. */
function otherGames({ players, games }: Evening, house: House): readonly EveningHouse['games'][number][] {
  const fits = fitting(house.games, players.length, players.filter(({ kind }) => kind !== 'bot').length);
  const isThere = (game: string): number => (games.some((one) => one.game === game) ? 1 : 0);
  return house.games.filter(({ game }) => fits.includes(game)).toSorted((one, other) => isThere(one.game) - isThere(other.game));
}
