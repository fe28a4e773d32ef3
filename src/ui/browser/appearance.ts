/**
 * What the preferences make of the page as a whole: how large letters are, how strong contrasts, and whether anything moves. The style
 * sheets read it from the document's own element; where nothing is set the system says it, at any time.
 */
import type { KeptPreferences, Preferences, TextSize } from '../../setup/kept/preferences';

/** What the system asks for. */
export interface SystemWishes {
  readonly noMotion: boolean;
  readonly moreContrast: boolean;
}

export interface Appearance {
  readonly moves: boolean;
  readonly moreContrast: boolean;
  /** By what all that is measured in letters is multiplied. */
  readonly letters: number;
}

/** From one size to the next is a step that is seen; the largest is what a browser's own "200 %" gives a text beside a phone's board. */
export const LETTERS: Readonly<Record<TextSize, number>> = { normal: 1, large: 1.15, larger: 1.3, largest: 1.5 };

/** How the page looks by these preferences. Pure. */
export function appearanceOf({ motion, contrast, textSize }: Preferences, system: SystemWishes): Appearance {
  return {
    moves: motion === 'system' ? !system.noMotion : motion !== 'off',
    moreContrast: contrast === 'system' ? system.moreContrast : contrast === 'more',
    letters: LETTERS[textSize],
  };
}

/** Whether anything moves now. */
export function pageMoves(): boolean {
  return document.documentElement.classList.contains('moves');
}

/** Whether it has more contrast now. */
export function pageHasMoreContrast(): boolean {
  return document.documentElement.classList.contains('more-contrast');
}

/** Gives the page its appearance, now and whenever preferences or the system change. */
export function followAppearance(
  preferences: Pick<KeptPreferences, 'now' | 'subscribe'>,
): { readonly subscribe: (told: () => void) => void } {
  const noMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const moreContrast = matchMedia('(prefers-contrast: more)');
  const { classList, style } = document.documentElement;
  const subscribers: (() => void)[] = [];
  let shown = '';

  function show(): void {
    const now = appearanceOf(preferences.now(), { noMotion: noMotion.matches, moreContrast: moreContrast.matches });
    if (JSON.stringify(now) === shown) return;
    shown = JSON.stringify(now);
    classList.toggle('moves', now.moves);
    classList.toggle('more-contrast', now.moreContrast);
    classList.toggle('large-letters', now.letters > 1);
    style.setProperty('--letters', String(now.letters));
    for (const told of subscribers) told();
  }

  preferences.subscribe(show);
  noMotion.addEventListener('change', show);
  moreContrast.addEventListener('change', show);
  show();
  return { subscribe: (told) => { subscribers.push(told); } };
}
