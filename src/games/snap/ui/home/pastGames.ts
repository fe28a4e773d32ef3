/** Games that wait, games that are over, and the way to own bests. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { formats } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { shownName } from '../../../../strings/words/grammar';
import { keyedList } from '../../../../ui/keyedList';
import type { HomeAsk, HomeModel, PastGame } from './homeModel';

/** What can be continued: nothing where no game waits. */
export function waitingGames(model: HomeModel, ask: HomeAsk): TemplateResult | typeof nothing {
  const games = model.waiting ?? [];
  if (games.length === 0) return nothing;
  return html`
    <section class="paper sn-past" aria-labelledby="sn-waiting">
      <h2 id="sn-waiting">${say('snap-waiting')}</h2>
      ${list(games, model, ask, (game) => html`
        <button type="button" class="main" aria-label=${say('snap-continue-name', { when: when(game) })}
          @click=${() => ask({ kind: 'continueGame', id: game.id })}>${say('snap-continue')}</button>`)}
      ${moreButton(model.more.waiting, false, ask)}
    </section>`;
}

/** What was played: nothing where no game is over. */
export function lastGames(model: HomeModel, ask: HomeAsk): TemplateResult | typeof nothing {
  const games = model.over ?? [];
  if (games.length === 0 && (model.bests?.games.length ?? 0) === 0) return nothing;
  return html`
    <section class="paper sn-past" aria-labelledby="sn-over-games">
      <h2 id="sn-over-games">${say('snap-last-games')}</h2>
      <p class="sn-best"><button type="button" class="quiet" @click=${() => ask({ kind: 'openBests', name: null })}>${
          say('snap-after-bests')}</button></p>
      ${list(games, model, ask, (game) => html`
        <button type="button" aria-label=${say('snap-look-name', { when: when(game) })}
          @click=${() => ask({ kind: 'lookAt', id: game.id })}>${say('snap-look')}</button>`)}
      ${moreButton(model.more.over, true, ask)}
    </section>`;
}

function list(
  games: readonly PastGame[], { pendingDelete }: HomeModel, ask: HomeAsk, does: (game: PastGame) => TemplateResult,
): TemplateResult {
  return html`<ul>${keyedList(games, ({ id }) => id, (game) => html`
    <li>
      <p><span class="sn-past-seats">${game.names.map((name) => html`<span>${shownName(name)}</span>`)}</span>
        <small>${say('snap-past-game', { when: when(game), table: game.table, cards: game.cards })}</small></p>
      <span class="sn-past-does">${does(game)}${deleteButton(game, pendingDelete === game.id, ask)}</span>
    </li>`)}</ul>`;
}

function when({ at }: PastGame): string {
  return formats().dayAndTime(at);
}

function moreButton(more: boolean, over: boolean, ask: HomeAsk): TemplateResult | typeof nothing {
  return more ? html`<button type="button" class="quiet" @click=${() => ask({ kind: 'moreGames', over })}>${say('snap-more')}</button>`
    : nothing;
}

function deleteButton(game: PastGame, pending: boolean, ask: HomeAsk): TemplateResult {
  const press = (): void => void ask({ kind: 'deleteGame', id: game.id });
  if (pending) return html`<button type="button" class="quiet" @click=${press}>${say('snap-delete-now')}</button>`;
  const label = say('snap-delete', { when: when(game) });
  return html`<button type="button" class="quiet remove" aria-label=${label} title=${label} @click=${press}>×</button>`;
}
