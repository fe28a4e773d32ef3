/** What the page sees to when a game pauses: it tells that nobody can see the table, and brings the keys to the cover and back. */
import type { Ask } from '../commands';
import { liveTable, type Screen } from '../screen';

export interface Pausing {
  /** Sees to it, when the page has been drawn. @param dialog whether a dialog lies over the page, and so has the keys */
  follow(screen: Screen | null, dialog: boolean): void;
}

/** For a page on which nothing is shown yet. */
export function createPausing(root: HTMLElement, ask: Ask): Pausing {
  let covered = false;
  /** What had the focus before the cover came. */
  let before: HTMLElement | null = null;

  function tellSight(): void {
    if (document.hidden) void ask({ kind: 'outOfSight' });
  }

  function moveFocus(): void {
    const there = document.activeElement;
    if (covered) {
      before = there instanceof HTMLElement && root.contains(there) ? there : null;
      root.querySelector<HTMLElement>('.who-called .question, .cover button')?.focus();
    } else if (there === null || there === document.body) {
      (before?.isConnected === true ? before : root.querySelector<HTMLElement>('.rack, .facedown'))?.focus();
    }
  }

  document.addEventListener('visibilitychange', tellSight);
  return {
    follow(screen, dialog) {
      const table = liveTable(screen);
      const covers = table?.paused === true && !dialog;
      if (covers !== covered) {
        covered = covers;
        moveFocus();
      }
      // A game may begin, or its dialog be closed, where nobody sees it.
      if (table ? !table.paused : screen?.kind === 'guest' && screen.isPlaying) tellSight();
    },
  };
}
