/** The small pictures on the doors of the start screen, drawn with one pen. All are hidden from screen readers. */
import { html, svg, type TemplateResult } from 'lit-html';

const ICONS = {
  people: svg`<circle cx="9" cy="8" r="3.6" /><path d="M2.5 20c0-4 2.9-6.4 6.5-6.4s6.5 2.4 6.5 6.4" />
    <circle cx="17.2" cy="8.6" r="2.6" /><path d="M17.4 13.7c2.5 0 4.3 1.9 4.3 4.8" />`,
  calendar: svg`<rect x="3" y="5" width="18" height="16" rx="2.4" /><path d="M3 10h18M8 2.6v4.6M16 2.6v4.6" />`,
  book: svg`<path d="M12 6v14M12 6C10 4.4 7 4 3 4v14c4 0 7 .4 9 2 2-1.6 5-2 9-2V4c-4 0-7 .4-9 2Z" />`,
  clock: svg`<circle cx="12" cy="12" r="9.4" /><path d="M12 6.5V12l3.6 2.6" />`,
  eye: svg`<path d="M1.6 12S5.6 5.6 12 5.6 22.4 12 22.4 12 18.4 18.4 12 18.4 1.6 12 1.6 12Z" /><circle cx="12" cy="12" r="3" />`,
  cards: svg`<rect x="2.6" y="6.4" width="10" height="14" rx="1.8" transform="rotate(-12 7.6 13.4)" />
    <path d="M12.4 4.2 19.8 5.5a1.8 1.8 0 0 1 1.5 2.1l-1.9 10.6a1.8 1.8 0 0 1-2.1 1.5l-3-.5" />`,
  phone: svg`<rect x="6.5" y="2" width="11" height="20" rx="2.4" /><path d="M10.4 19h3.2" />`,
} as const;

export type DoorIcon = keyof typeof ICONS;

/** A door's picture. */
export function doorIcon(icon: DoorIcon): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${ICONS[icon]}</svg>`;
}
