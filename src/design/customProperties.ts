/** Palette and type faces as custom properties of CSS, for the page's style sheets. */
import { channels, type Colour, PALETTE } from './palette.ts';
import { TYPE_FACES } from './typeFaces.ts';

/** `tableLit` is `--table-lit` in CSS. */
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A rule with `--ink`, `--ink-rgb` (for `rgb(var(--ink-rgb) / 0.5)`) and so on, and with `--text-face` and its like. */
export function customProperties(): string {
  const colours = (Object.keys(PALETTE) as Colour[]).flatMap((name) => [
    `--${dashed(name)}: ${PALETTE[name]};`, `--${dashed(name)}-rgb: ${channels(name)};`,
  ]);
  const faces = Object.entries(TYPE_FACES).map(([name, stack]) => `--${dashed(name)}-face: ${stack};`);
  return `:root {\n  ${[...colours, ...faces].join('\n  ')}\n}\n`;
}
