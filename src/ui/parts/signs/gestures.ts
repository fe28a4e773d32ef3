/** The four gestures as they are drawn on signs, in a box of 48 by 48: somebody who stands up, salutes, bows, applauds. */
import { svg, type TemplateResult } from 'lit-html';

const DRAWN = {
  // Up from a chair.
  stand: () => svg`
    <circle class="fill" cx="20" cy="9" r="5" /><path d="M20 16 V31 M20 31 L16 44 M20 31 L24 44 M20 19 L13 26 M20 19 L27 26" />
    <path class="thin" d="M38 44 V30 M28 44 V36 H38 M38 36 V26" /><path class="thin" d="M36 19 V7 M31 12 L36 7 L41 12" />`,
  // A hand at the brow, beneath a cap.
  salute: () => svg`
    <path class="fill" d="M14 13 Q24 1 34 13 L38 15 H12 Z" /><path d="M17 16 Q17 28 24 28 Q31 28 31 16" />
    <path d="M31 17 L43 25 L33 38 M24 28 V33 M12 45 Q14 34 24 33 Q34 34 36 45" />`,
  // Bent forward, a hand on the heart.
  bow: () => svg`
    <circle class="fill" cx="10" cy="23" r="5" /><path d="M16 21 Q28 13 33 25 L31 44 M33 25 L38 44" /><path d="M24 18 L20 29 L27 25" />
    <path class="thin" d="M6 34 Q10 38 15 37" />`,
  // Two hands, and the clap.
  applaud: () => svg`
    <path d="M15 44 L11 31 Q10 26 14 25 L19 35 M19 35 L23 17 Q25 13 28 16 L25 38 Q24 42 20 44 Z" />
    <path d="M33 44 L38 31 Q39 26 35 25 L29 34 M28 16 Q32 14 33 18 L33 28" />
    <path class="thin" d="M15 14 L11 9 M25 9 V3 M36 13 L40 8" />`,
};

export function drawnGesture(gesture: keyof typeof DRAWN): TemplateResult { return DRAWN[gesture](); }
