/**
 * The focus is never lost to the page's body: where what had it goes with a drawing, it comes to what took its place, or stands nearest.
 * Whoever plays by key or ear would have to begin again at the top of the page otherwise.
 */

/** Where the focus comes to on a screen as a whole: to the tiles, to the heading, or else to the menu. */
const HOME = '.facedown, .rack, main h1[tabindex], main .menu';

/** What somebody types in. */
const TYPED_IN = 'input[type=text]';

/** Draws something anew in `root`. A focus that goes with what it lay on is given to what follows from the place where it was. */
export function keepingFocus(root: HTMLElement, draw: () => void): void {
  const had = document.activeElement;
  if (had === null || had === root || !root.contains(had)) {
    draw();
    return;
  }
  const around = ancestors(had, root);
  // To look what can have it lays out the page.
  const before = around.length === 0 ? [] : focusables(root);
  draw();
  if (isLost()) (nearest(had, around, before) ?? home(root))?.focus();
}

/** Puts the focus where a screen begins, if nothing has it. */
export function focusHome(root: HTMLElement): void {
  if (isLost()) home(root)?.focus();
}

/** Sees to the focus where another screen has come. */
export interface Arrival {
  /** In a task of its own: to give the focus has the browser lay out the whole page, which on a slow one takes as long as to draw it. */
  soon(settle: () => void): void;
  /** At once, if it is still to come: something else is about to be drawn. */
  now(): void;
}

export function createArrival(): Arrival {
  let waiting: { readonly timer: ReturnType<typeof setTimeout>; readonly settle: () => void } | null = null;
  const now = (): void => {
    if (waiting === null) return;
    const { timer, settle } = waiting;
    waiting = null;
    clearTimeout(timer);
    settle();
  };
  return {
    soon(settle) {
      now();
      waiting = { settle, timer: setTimeout(now) };
    },
    now,
  };
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
 * press of the same key would remove that too. And no field that somebody types in, unless it lay on one: a finger would have a keyboard
 * come up that nobody asked for, and a key would write over what stands there.
 */
function nearest(had: Element, around: readonly Element[], before: readonly HTMLElement[]): HTMLElement | undefined {
  const at = before.indexOf(had as HTMLElement);
  const passed = had.matches(TYPED_IN) ? '.remove' : `.remove, ${TYPED_IN}`;
  for (const place of around) {
    if (!place.isConnected) continue;
    const there = focusables(place).filter((element) => !element.matches(passed));
    const added = there.find((element) => !before.includes(element));
    const found = added ?? there.find((element) => before.indexOf(element) > at) ?? there.at(-1);
    if (found) return found;
  }
  return undefined;
}
