/** Choices that are offered on the start screen and in the menu alike. */
import { html, type TemplateResult } from 'lit-html';
import { PACES, SITTINGS, type Pace, type Sitting } from '../../setup/setup';
import { words } from '../../strings';

/** A choice of the pace; `instant` is no pace for people. */
export function paceSelect(pace: Pace, choose: (pace: Pace) => void): TemplateResult {
  return html`
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Pace)}>
      ${PACES.filter((name) => name !== 'instant' || pace === 'instant').map((name) =>
        html`<option value=${name} ?selected=${name === pace}>${words().PACE_NAMES[name]}</option>`)}
    </select>`;
}

/** A choice of how people sit. */
export function sittingSelect(sitting: Sitting, choose: (sitting: Sitting) => void): TemplateResult {
  return html`
    <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as Sitting)}>
      ${SITTINGS.map((name) => html`<option value=${name} ?selected=${name === sitting}>${words().SITTING_NAMES[name]}</option>`)}
    </select>`;
}
