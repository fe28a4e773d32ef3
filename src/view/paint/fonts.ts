/** The type faces as a canvas asks for them, and the wait until they are there. */
import { TYPE_FACES } from '../../design/typeFaces';

/** A canvas font of the text face. */
export function textFont(weight: number, size: number): string {
  return `${weight} ${size}px ${TYPE_FACES.text}`;
}

/** A canvas font of the show face. */
export function showFont(size: number): string {
  return `400 ${size}px ${TYPE_FACES.show}`;
}

/**
 * Resolves when the fonts are there, failed, or took longer than `patience` milliseconds: play does not hang on a font.
 */
export async function fontsReady(patience = 2500): Promise<void> {
  const wanted = [textFont(450, 20), textFont(650, 20), showFont(20)].map((font) => document.fonts.load(font, 'SNAG! 0123456789'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => { timer = setTimeout(resolve, patience); });
  await Promise.race([Promise.allSettled(wanted), enough]);
  clearTimeout(timer);
}
