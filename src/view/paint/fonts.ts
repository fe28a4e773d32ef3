/** Waits for the fonts that the picture is printed with, but never for long: play does not hang on a font. */
import { showFont, textFont } from './theme';

/** Resolves when the fonts are there, failed, or took longer than `patience` milliseconds. */
export async function fontsReady(patience = 2500): Promise<void> {
  const wanted = [textFont(450, 20), textFont(650, 20), showFont(20)].map((font) => document.fonts.load(font, 'SNAG! 0123456789'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => { timer = setTimeout(resolve, patience); });
  await Promise.race([Promise.allSettled(wanted), enough]);
  clearTimeout(timer);
}
