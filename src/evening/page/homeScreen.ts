/** The set-up of an evening: evenings that wait, who plays, and which games. It is framed as every set-up is. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { formats } from '../../strings/formats';
import { say } from '../../strings/say';
import { shownName } from '../../strings/words/grammar';
import { seatsSentence } from '../../strings/words/refusals/seats';
import { defaultNames } from '../../strings/words/start/names';
import { seats } from '../../shell/home/homeScreen';
import { keyedList } from '../../ui/keyedList';
import { rowOf } from '../../ui/parts/choiceRow';
import { setupFrame } from '../../ui/parts/setup/frame';
import { agreement } from './agreed';
import type { EveningAsk } from './commands';
import type { EveningHouse } from './house';
import { gamesOf, type EveningHome } from './states';
import { countsFor } from '../draw';
import { FEWEST_GAMES, isDone } from '../evening';
import { gameLines } from '../ui/gameLines';

export function homeTemplate(model: EveningHome, house: Pick<EveningHouse, 'games'>, ask: EveningAsk): TemplateResult {
  const { draft, me, complaint, chosen } = model;
  const { fits, games } = gamesOf(model, house.games);
  const { players } = agreement.setup(draft, agreement.players(draft, me, defaultNames()), false);
  const tooFew = fits.length < FEWEST_GAMES ? say('evening-too-few', { count: fits.length, least: FEWEST_GAMES }) : null;
  const leave = (): void => ask({ kind: 'leave' });
  return setupFrame({
    as: 'shell-home evening-home', title: say('evening-name'),
    rows: tooFew !== null ? [] : [rowOf({
      name: 'evening-count', label: say('evening-count'), of: countsFor(fits.length), chosen: Math.min(chosen.length, fits.length),
      words: (count) => ({ word: formats().number(count) }), choose: (count) => ask({ kind: 'count', count }),
    })],
    wrong: tooFew ?? (complaint !== null && complaint.seat === null ? seatsSentence(agreement, complaint.problem) : null),
    lasts: null, play: () => ask({ kind: 'play' }), leave,
    left: html`
      <div class="shell-home-left">
        <section class="shell-about"><p>${say('evening-about')}</p></section>
        ${list(model, 'waiting', ask)}
        ${tooFew !== null ? nothing : gameLines({
          games, chosen, from: house.games.filter(({ game }) => fits.includes(game)),
          choose: (line, game) => ask({ kind: 'choose', line, game }), move: (line, by) => ask({ kind: 'move', line, by }),
          draw: () => ask({ kind: 'draw' }),
        })}
        ${seats({ agreement, home: {} }, model, players, (changed) => ask({ kind: 'draft', draft: changed }), (command) => {
          if (command.kind === 'unfold') ask(command);
        })}
        ${list(model, 'over', ask)}
      </div>`,
    foot: [
      html`<button type="button" @click=${leave}>${say('guest-leave', { to: 'cardTable' })}</button>`,
      html`<button type="button" @click=${() => ask({ kind: 'settings' })}>${say('shell-settings')}</button>`,
    ],
  });
}

/** Evenings that wait, or are over: nothing where there are none. */
function list(model: EveningHome, which: 'waiting' | 'over', ask: EveningAsk): TemplateResult | typeof nothing {
  const evenings = model[which] ?? [];
  if (evenings.length === 0) return nothing;
  const waits = which === 'waiting';
  return html`
    <section class="paper shell-past" aria-labelledby="evening-${which}">
      <h2 id="evening-${which}">${say(`evening-${which}`)}</h2>
      <ul>${keyedList(evenings, ({ id }) => id, ({ id, players, games, savedAt }) => {
        const when = formats().dayAndTime(savedAt);
        const names = formats().list(players.map(({ name }) => shownName(name)));
        return html`<li>
          <p>${say('evening-listed', { names, done: games.filter(isDone).length, games: games.length, when })}</p>
          <span class="shell-past-does">
            <button type="button" class=${waits ? 'main' : ''} aria-label=${
              say(waits ? 'evening-continue-named' : 'evening-look-named', { when })} @click=${() => ask({ kind: 'open', id })}>${
              say(waits ? 'shell-continue' : 'shell-look')}</button>${deleteButton(id, when, model.pendingDelete === id, ask)}</span></li>`;
      })}</ul>
      ${model.more[which] ? html`
        <button type="button" class="quiet" @click=${() => ask({ kind: 'more', over: !waits })}>${say('shell-more')}</button>` : nothing}
    </section>`;
}

function deleteButton(id: string, when: string, pending: boolean, ask: EveningAsk): TemplateResult {
  const press = (): void => ask({ kind: 'delete', id });
  if (pending) return html`<button type="button" class="quiet" @click=${press}>${say('shell-delete-now')}</button>`;
  const label = say('evening-delete-named', { when });
  return html`<button type="button" class="quiet remove" aria-label=${label} title=${label} @click=${press}>×</button>`;
}
