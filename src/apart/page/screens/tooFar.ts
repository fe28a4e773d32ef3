/** Before a game: somebody sits so far away that a race with them is hard to judge, or that cards turn late. */
import { html, nothing } from 'lit-html';
import { say } from '../../../strings/say';
import { tooFarToRace, type Unhurried } from '../../racing';
import type { TableShown } from '../../tableShown';
import { lateTurnsText } from '../../words/lateTurns';
import type { Ask } from '../commands';
import type { PageState } from '../pageState';

/** That cards turn late. @param lays whether the game is one in which they're laid with no turns */
export function lateTurns(table: TableShown, lays: boolean): unknown {
  const text = lateTurnsText(table, lays);
  return text === '' ? nothing : html`<p class="paper too-far">${text}</p>`;
}

/** Its host can let everybody be asked instead. @param unhurried the game's own, as `racing` has it */
export function raceQuestion(
  { keepsRace }: Pick<PageState, 'keepsRace'>, table: TableShown, unhurried: Unhurried | undefined, ask: Ask,
): unknown {
  const far = tooFarToRace(table, unhurried, keepsRace);
  if (far === null) return nothing;
  const { name, ms, asks: agreed, question } = far;
  return html`<section class="paper too-far">
    <p>${say('apart-too-far', { name, ms })}</p>
    <div class="choices">
      <button type="button" class="main" @click=${() => ask({ kind: 'host', asks: { kind: 'agree', game: table.game, agreed } })}>${
        say('apart-too-far-ask')}</button>
      <button type="button" @click=${() => ask({ kind: 'keepRace', question })}>${say('apart-too-far-keep')}</button>
    </div>
  </section>`;
}
