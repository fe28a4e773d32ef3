/** A character's portrait in its mood, as the page draws it. It is hidden from screen readers: a mood is no message. */
import { html, svg, type TemplateResult } from 'lit-html';
import { moodFace, NECK, type Gaze } from '../../../design/moods';
import { PORTRAIT_SIDE, type PortraitShape } from '../../../design/portraits';
import type { Mood, SeatState } from '../../../session/viewState';

type Level = NonNullable<SeatState['level']>;

const shapes = (list: readonly PortraitShape[]): TemplateResult[] => list.map(({ d, fill = 'none', stroke = 'none', width = 0 }) =>
  svg`<path d=${d} fill=${fill} stroke=${stroke} stroke-width=${width} />`);

/** @param gaze where it looks, when it glances at something */
export function moodPortrait(level: Level, mood: Mood | null, gaze: Gaze): TemplateResult {
  const { ground, head, turn, down, zoom, beside } = moodFace(level, mood, gaze);
  const held = `translate(${NECK.x} ${NECK.y + down}) rotate(${turn}) scale(${zoom}) translate(${-NECK.x} ${-NECK.y})`;
  return html`<svg class="face ${mood ?? ''}" viewBox="0 0 ${PORTRAIT_SIDE} ${PORTRAIT_SIDE}" aria-hidden="true">
    ${shapes(ground)}<g transform=${held}>${shapes(head)}</g>${shapes(beside)}
  </svg>`;
}
