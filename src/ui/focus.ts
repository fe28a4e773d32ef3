/**
 * The focus is never lost to the page's body: where what had it goes with a drawing, it comes to what took its place, or stands nearest.
 * Whoever plays by key or ear would have to begin again at the top of the page otherwise.
 */

/** Where the focus comes to on a screen as a whole: to the tiles, to the heading, or else to the menu. */
const HOME = '.facedown, .rack, main h1[tabindex], main .menu';

/** Draws something anew in `root`. A focus that goes with what it lay on is given to what follows from the place where it was. */
export function keepingFocus(root: HTMLElement, draw: () => void): void {
  const had = document.activeElement;
  if (had === null || had === root || !root.contains(had)) {
    draw();
    return;
  }
  const [around, before] = [ancestors(had, root), focusables(root)];
  draw();
  if (isLost()) (nearest(had, around, before) ?? home(root))?.focus();
}

/** Puts the focus where a screen begins, if nothing has it. */
export function focusHome(root: HTMLElement): void {
  if (isLost()) home(root)?.focus();
}

/** Whether nothing has the focus. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function home(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>(HOME);
}

/** What an element lies in, the nearest first, up to the screen that holds it; nothing at a table, which has a home of its own for it. */
function ancestors(element: Element, root: HTMLElement): Element[] {
  const all: Element[] = [];
  if (element.closest('main.table:not(.replay)') !== null) return all;
  for (let at = element.parentElement; at !== null && at !== root && at.localName !== 'main'; at = at.parentElement) all.push(at);
  return all;
}

function focusables(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('button, select, input, summary, textarea')]
    .filter((element) => element.tabIndex >= 0 && element.getClientRects().length > 0);
}

/**
 * What stands now where the focus was: something new, the next that stayed, or the one before it. Never what removes something: a second
 * press of the same key would remove that too.
 */
function nearest(had: Element, around: readonly Element[], before: readonly HTMLElement[]): HTMLElement | undefined {
  const at = before.indexOf(had as HTMLElement);
  for (const place of around) {
    if (!place.isConnected) continue;
    const there = focusables(place).filter((element) => !element.matches('.remove'));
    const added = there.find((element) => !before.includes(element));
    const found = added ?? there.find((element) => before.indexOf(element) > at) ?? there.at(-1);
    if (found) return found;
  }
  return undefined;
}
