/** Harmless acts on a face, as drawings: eight of them, by their numbers, and a face at rest. What each is called stands beside it. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit-html';

const EYES = svg`<circle class="eye" cx="8.6" cy="10.4" r="1.3" /><circle class="eye" cx="15.4" cy="10.4" r="1.3" />`;
const SHUT = svg`<path d="M6.8 10.8 q1.8 1.4 3.6 0 M13.6 10.8 q1.8 1.4 3.6 0" />`;
const MOUTH = svg`<path d="M9 16 h6" />`;
const hand = (x: number, y: number): SVGTemplateResult => svg`<circle class="hand" cx=${x} cy=${y} r="3" />`;

/** Blinks, yawns, scratches, rubs the nose, raises a brow, pulls an ear, coughs, smiles. */
const ACTS: readonly SVGTemplateResult[] = [
  svg`${SHUT}${MOUTH}`,
  svg`${SHUT}<ellipse class="open" cx="12" cy="16.6" rx="2.7" ry="3.4" />`,
  svg`${EYES}${MOUTH}${hand(18.6, 3.4)}<path d="M15.6 5.6 l-1.6 1.8 M17 7 l-1.2 2" />`,
  svg`${EYES}${MOUTH}${hand(14.4, 15)}<path d="M12.4 13 l-0.8 -1.4" />`,
  svg`${EYES}${MOUTH}<path d="M6.8 7.8 h3.6 M13.4 6.4 q2 -2.2 4 0" />`,
  svg`${EYES}${MOUTH}${hand(21.6, 13)}<path d="M20.4 10 l0.6 -1.8" />`,
  svg`${SHUT}<circle class="open" cx="12" cy="16" r="1.8" />${hand(8.4, 18.4)}<path d="M17.6 16.6 h2 M17.2 18.6 l1.6 1" />`,
  svg`${EYES}<path d="M7.6 14.6 q4.4 4.6 8.8 0" />`,
];

/** @param act null: at rest */
export function actFace(act: number | null): TemplateResult {
  return html`<svg class="play-act" viewBox="-1 -1 26 26" aria-hidden="true"><circle class="head" cx="12" cy="12" r="10.4" />${
    act === null ? svg`${EYES}${MOUTH}` : ACTS[act] ?? nothing}</svg>`;
}
