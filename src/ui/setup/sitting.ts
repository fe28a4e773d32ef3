/** The two ways in which several people sit at one screen, as cards with a picture. */
import { html, svg, type TemplateResult } from 'lit-html';
import { SITTINGS, type Sitting } from '../../setup/players';
import { say } from '../../strings/say';
import { sittingWords } from '../../strings/words/setup/choices';
import { rowOf, type ChoiceRow } from '../parts/choiceRow';

/** Where the racks lie, before the screen or at each of its edges. */
const RACKS: Readonly<Record<Sitting, TemplateResult>> = {
  beside: svg`<rect x="20" y="62" width="64" height="6" rx="3" />`,
  around: svg`<path d="M36 60h32v5H36zM36 9h32v5H36zM14 24h5v26h-5zM85 24h5v26h-5z" />`,
};
const SCREEN: Readonly<Record<Sitting, TemplateResult>> = {
  beside: svg`<rect x="8" y="4" width="88" height="52" rx="6" /><path d="M44 10h16l12 12v16l-12 12h-16l-12-12v-16z" />`,
  around: svg`<rect x="12" y="7" width="80" height="60" rx="6" /><path d="M44 21h16l10 10v12l-10 10h-16l-10-10v-12z" />`,
};

function picture(sitting: Sitting): TemplateResult {
  return html`<svg class="sitting-picture" viewBox="0 0 104 74" aria-hidden="true">
    <g class="screen">${SCREEN[sitting]}</g><g class="racks">${RACKS[sitting]}</g></svg>`;
}

/** The same in words, for a game that is on. */
export function sittingWordsRow(sitting: Sitting, choose: (sitting: Sitting) => void): ChoiceRow {
  return rowOf({
    name: 'sitting', label: say('choice-sitting'), of: SITTINGS, chosen: sitting,
    words: sittingWords, choose,
  });
}

/** @param choose called with how people sit now */
export function sittingRow(sitting: Sitting, choose: (sitting: Sitting) => void): ChoiceRow {
  return rowOf({
    name: 'sitting', label: say('choice-sitting'), as: 'cards', of: SITTINGS, chosen: sitting,
    words: (one) => ({ ...sittingWords(one), picture: picture(one) }), choose,
  });
}
