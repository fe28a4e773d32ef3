/** Before a game: somebody sits so far away that a race with them is hard to judge. Its host can let everybody be asked instead. */
import { html, nothing } from 'lit-html';
import { say } from '../../../strings/say';
import { isHost, tooFar } from '../../seating';
import type { TableShown } from '../../tableShown';
import type { Ask } from '../commands';
import type { PageState } from '../pageState';

/** @param unhurried what is agreed then; null: nobody races anyhow */
export function tooFarToRace(
  { keepsRace }: Pick<PageState, 'keepsRace'>, table: TableShown, unhurried: TableShown['agreed'] | null, ask: Ask,
): unknown {
  const far = tooFar(table);
  if (far === null || unhurried === null || keepsRace || !isHost(table) || table.phase === 'playing') return nothing;
  const { game } = table;
  return html`<section class="paper too-far">
    <p>${say('apart-too-far', far)}</p>
    <div class="choices">
      <button type="button" class="main" @click=${() => ask({ kind: 'host', asks: { kind: 'agree', game, agreed: unhurried } })}>${
        say('apart-too-far-ask')}</button>
      <button type="button" @click=${() => ask({ kind: 'keepRace' })}>${say('apart-too-far-keep')}</button>
    </div>
  </section>`;
}
