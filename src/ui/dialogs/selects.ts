/** Choices that are offered on the start screen and in the menu alike. */
import { html, type TemplateResult } from 'lit-html';
import { PACES, SITTINGS, type CallSeconds, type Pace, type Sitting } from '../../setup/setup';
import { words } from '../../strings';

/** A choice between these times to call. */
export function callTimeSelect<T extends CallSeconds>(
  times: readonly T[], seconds: CallSeconds, choose: (seconds: T) => void,
): TemplateResult {
  return html`
    <select @change=${(event: Event) => {
      const chosen = times[(event.target as HTMLSelectElement).selectedIndex];
      if (chosen !== undefined) choose(chosen);
    }}>
      ${times.map((time) => html`<option value=${time ?? ''} ?selected=${time === seconds}>${words().callTimeName(time)}</option>`)}
    </select>`;
}

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
