/** What covers a table at which the game is paused. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { ViewState } from '../../session/viewState';
import { severalPersons } from '../../setup/players';
import { say } from '../../strings/say';
import type { ApartAtGame } from '../apart/apartModel';
import { pausedByHost } from '../apart/dialogsApart';
import { pausedCover } from '../parts/play/pausedCover';

/**
 * The cover, over all that lies on the table; nothing while the game goes on.
 * @param apart at a table of several devices only its host goes on
 * @param dialog whether a dialog lies on it, which ends the pause when it is closed
 */
export function pauseCover(
  { paused, seats }: ViewState, dialog: boolean, goOn: () => void, apart?: Pick<ApartAtGame, 'isHost' | 'hostName'>,
): TemplateResult | typeof nothing {
  if (!paused) return nothing;
  if (dialog) return html`<div class="cover"></div>`;
  if (apart?.isHost === false) return pausedByHost(apart.hostName);
  const line = severalPersons(seats) ? say('prompt-paused-several') : say('prompt-paused-alone');
  return pausedCover([say('prompt-paused'), line, say('prompt-continue')], false, goOn);
}
