/** Games that wait, games that are over, and the best that the player of this device has reached. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { formats } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { shownName } from '../../../../strings/words/grammar';
import { keyedList } from '../../../../ui/keyedList';
import { bestLine } from '../../words/home/best';
import { die } from '../parts/die';
import type { HomeAsk, HomeModel, PastGame } from './homeModel';

/** What can be continued: nothing where no game waits. */
export function waitingGames(model: HomeModel, ask: HomeAsk): TemplateResult | typeof nothing {
  const games = model.waiting ?? [];
  if (games.length === 0) return nothing;
  return html`
    <section class="paper sb-past" aria-labelledby="sb-waiting">
      <h2 id="sb-waiting">${say('snap-back-waiting')}</h2>
      ${list(games, model, ask, (game) => html`
        <button type="button" class="main" aria-label=${say('snap-back-continue-name', { when: when(game) })}
          @click=${() => ask({ kind: 'continueGame', id: game.id })}>${say('snap-back-continue')}</button>`)}
      ${moreButton(model.more.waiting, false, ask)}
    </section>`;
}

/** What was played: nothing where no game is over. */
export function lastGames(model: HomeModel, ask: HomeAsk): TemplateResult | typeof nothing {
  const games = model.over ?? [];
  const best = model.bests === null ? null : bestLine(model.bests);
  if (games.length === 0 && best === null) return nothing;
  return html`
    <section class="paper sb-past" aria-labelledby="sb-over-games">
      <h2 id="sb-over-games">${say('snap-back-last-games')}</h2>
      <p class="sb-best">${best === null ? nothing : html`<span>${best}</span>`}
        <button type="button" class="quiet" @click=${() => ask({ kind: 'openBests', name: null })}>${
          say('snap-back-after-bests')}</button></p>
      ${list(games, model, ask, (game) => html`
        <button type="button" aria-label=${say('snap-back-look-name', { when: when(game) })}
          @click=${() => ask({ kind: 'lookAt', id: game.id })}>${say('snap-back-look')}</button>`)}
      ${moreButton(model.more.over, true, ask)}
    </section>`;
}

function list(
  games: readonly PastGame[], { pendingDelete }: HomeModel, ask: HomeAsk, does: (game: PastGame) => TemplateResult,
): TemplateResult {
  return html`<ul>${keyedList(games, ({ id }) => id, (game) => html`
    <li>
      <p><span class="sb-past-seats">${game.seats.map((seat) => html`<span>${shownName(seat.name)} ${die(seat.die)}</span>`)}</span>
        <small>${say('snap-back-past-game', { when: when(game), cards: game.cards })}</small></p>
      <span class="sb-past-does">${does(game)}${deleteButton(game, pendingDelete === game.id, ask)}</span>
    </li>`)}</ul>`;
}

function when({ at }: PastGame): string {
  return formats().dayAndTime(at);
}

function moreButton(more: boolean, over: boolean, ask: HomeAsk): TemplateResult | typeof nothing {
  return more ? html`<button type="button" class="quiet" @click=${() => ask({ kind: 'moreGames', over })}>${say('snap-back-more')}</button>`
    : nothing;
}

function deleteButton(game: PastGame, pending: boolean, ask: HomeAsk): TemplateResult {
  const press = (): void => void ask({ kind: 'deleteGame', id: game.id });
  if (pending) return html`<button type="button" class="quiet" @click=${press}>${say('snap-back-delete-now')}</button>`;
  const label = say('snap-back-delete', { when: when(game) });
  return html`<button type="button" class="quiet remove" aria-label=${label} title=${label} @click=${press}>×</button>`;
}
