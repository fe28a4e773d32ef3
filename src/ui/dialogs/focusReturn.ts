/** Brings the focus back to what opened a dialog: once no dialog lies over the page any more, or the one before it is there again. */
import { focusHome } from '../focus';
import type { DialogState } from './dialogState';

export interface FocusReturn {
  /** The dialogs have changed, and are not drawn yet. */
  changed(before: DialogState, now: DialogState): void;
  /** They have been drawn. */
  drawn(): void;
}

/** For a page over which no dialog lies yet. */
export function createFocusReturn(root: HTMLElement): FocusReturn {
  /** What had the focus before the first dialog came. */
  let opener: HTMLElement | null = null;
  let due: (() => void) | null = null;

  const toOpener = (): void => {
    if (opener?.isConnected === true) opener.focus();
    focusHome(root);
    opener = null;
  };

  return {
    changed(before, now) {
      if (before.name === now.name) return;
      const there = document.activeElement;
      if (before.name === null) opener = there instanceof HTMLElement && root.contains(there) ? there : null;
      if (now.name === null) due = toOpener;
      // The one that comes back is another element: the button in it that led on is found by what it opens.
      else if (now.name === before.before) due = () => root.querySelector<HTMLElement>(`dialog [data-opens="${before.name}"]`)?.focus();
      else due = null;
    },
    drawn() {
      due?.();
      due = null;
    },
  };
}
