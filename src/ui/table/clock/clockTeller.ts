/** Says for screen readers how much time is left to call: eyes have the ring. What is said, and when, stands in `timeTold`. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { timeText } from '../../../strings/words/table/reading';
import type { TimeTold } from '../../../strings/timeTold';
import type { ViewState } from '../../../session/viewState';
import type { Screen } from '../../screen';
import { shownState } from '../../shownNames';
import { NEARLY_OVER_MS, timeTold, whoseTime } from './timeTold';

/** What was said last, and of whose time. */
interface Said {
  readonly id: number;
  readonly told: TimeTold | null;
  readonly urgent: boolean;
  readonly whose: ReturnType<typeof whoseTime>;
}

export interface ClockTeller {
  /** Another state is shown. */
  shown(before: Screen | null, now: Screen): void;
  /** Where it is spoken. */
  template(): TemplateResult;
}

/** @param screen what is shown @param draw shows the page anew */
export function createClockTeller(screen: () => Screen | null, draw: () => void): ClockTeller {
  let said: Said = { id: 0, told: null, urgent: false, whose: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (told: TimeTold, urgent: boolean, whose: Said['whose']): void => {
    said = { id: said.id + 1, told, urgent, whose };
    draw();
  };

  return {
    shown(before, now) {
      clearTimeout(timer);
      const table = gameOn(now);
      const whose = whoseNow(now);
      if (whose !== said.whose) said = { ...said, told: null };
      if (!table) return;
      const same = before?.kind === 'table' && now.kind === 'table' && before.game === now.game;
      const { now: told, warnIn } = timeTold(same ? before.state : null, shownState(table), performance.now());
      if (warnIn !== null) timer = setTimeout(() => say({ kind: 'left', seconds: NEARLY_OVER_MS / 1000 }, true, whose), warnIn);
      if (told) say(told, false, whose);
    },
    // What was said of a clock that is over is not to be read any longer, nor while another's runs: the page is drawn before it is told.
    template: () => spokenTemplate(whoseNow(screen()) === said.whose ? said : { ...said, told: null }),
  };
}

/** The table of a game: what a drill tells of time, it tells by itself. */
function gameOn(screen: Screen | null): ViewState | null {
  return screen?.kind === 'table' ? screen.state : null;
}

function whoseNow(screen: Screen | null): Said['whose'] {
  const table = gameOn(screen);
  return table && whoseTime(table);
}

/** What is nearly over breaks in on what is being spoken. Another element each time: what comes twice is spoken twice. */
function spokenTemplate({ id, told, urgent }: Said): TemplateResult {
  const line = told === null ? nothing : keyed(id, html`<span>${timeText(told)}</span>`);
  return html`<p class="spoken" aria-live="polite">${urgent ? nothing : line}</p><p class="spoken" aria-live="assertive">${
    urgent ? line : nothing}</p>`;
}
