/** Palette and type faces as custom properties of CSS, for the page's style sheets. */
import { channels, type Colour, PALETTE, STRONG_PALETTE, STRONGER, type Palette } from './palette.ts';
import { TYPE_FACES } from './typeFaces.ts';

/** `tableLit` is `--table-lit` in CSS. */
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * A rule with `--ink`, `--ink-rgb` (for `rgb(var(--ink-rgb) / 0.5)`) and so on, and with `--text-face` and its like; and one for more
 * contrast, with the inks that are darker then.
 */
export function customProperties(): string {
  const faces = Object.entries(TYPE_FACES).map(([name, stack]) => `--${dashed(name)}-face: ${stack};`);
  return rule(':root', [...coloursOf(PALETTE, PALETTE), ...faces]) + rule(':root.more-contrast', coloursOf(STRONG_PALETTE, STRONGER));
}

/** The colours of a palette that have these names. */
function coloursOf(palette: Palette, named: Partial<Palette>): string[] {
  return (Object.keys(named) as Colour[]).flatMap((name) => [
    `--${dashed(name)}: ${palette[name]};`, `--${dashed(name)}-rgb: ${channels(name, palette)};`,
  ]);
}

function rule(selector: string, lines: readonly string[]): string {
  return `${selector} {\n  ${lines.join('\n  ')}\n}\n`;
}
