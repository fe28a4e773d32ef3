/**
 * A control takes only a press that began on it, once it could be seen. A call counts as the finger goes down, so what follows it can lie
 * under that finger before it is lifted, and some browsers give the click to whatever lies there then. What comes up by itself is marked
 * with `data-comes-up`: before its first frame nobody can have meant it. Keys, and clicks of assistive technology, are always taken.
 */

/** What takes presses. */
const CONTROLS = 'button, a[href], summary, [data-comes-up]';
const COMES_UP = '[data-comes-up]';
/** A click comes at most so long after its finger was lifted, in milliseconds. */
const CLICK_MS = 1000;

/** A finger or button that went down: on which controls, and when it was lifted; null while it is down. */
interface Press { readonly on: ReadonlySet<EventTarget>; readonly lifted: number | null }

/** What of an element is asked here. */
interface Found { closest(selectors: string): EventTarget | null }

export interface OwnPresses {
  /** The page was drawn: what comes up on it is seen with the next frame. */
  drawn(root: Pick<ParentNode, 'querySelectorAll'>): void;
}

/** Tells of the frame after this one; never, where none is painted. */
function afterFrame(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

function found(target: EventTarget | null): Found | null {
  return target !== null && 'closest' in target ? target as EventTarget & Found : null;
}

/**
 * Keeps presses that began elsewhere from the controls that lie under them at their end, from now on.
 * @param events where presses arrive before anybody else hears of them
 * @param painted tells once what is on the page now was painted
 */
export function keepOwnPresses(
  events: Pick<EventTarget, 'addEventListener'>, painted: (then: () => void) => void = afterFrame,
): OwnPresses {
  const presses = new Map<number, Press>();
  /** What has come up, and whether it was seen yet. */
  const seen = new WeakMap<EventTarget, boolean>();
  const lift = (event: Event): void => {
    const { pointerId, timeStamp } = event as PointerEvent;
    const press = presses.get(pointerId);
    if (press) presses.set(pointerId, { ...press, lifted: timeStamp });
  };

  events.addEventListener('pointerdown', (event) => {
    const target = found(event.target);
    const comesUp = target?.closest(COMES_UP) ?? null;
    const unseen = comesUp !== null && seen.get(comesUp) !== true;
    const control = unseen ? null : target?.closest(CONTROLS) ?? null;
    presses.set((event as PointerEvent).pointerId, { on: new Set(control === null ? [] : [control]), lifted: null });
  }, true);
  events.addEventListener('pointerup', lift, true);
  events.addEventListener('pointercancel', lift, true);
  events.addEventListener('click', (event) => {
    const control = found(event.target)?.closest(CONTROLS) ?? null;
    const known = [...presses].filter(([, { lifted }]) => lifted !== null && event.timeStamp - lifted <= CLICK_MS);
    for (const [id] of known) presses.delete(id);
    // Without a press of a pointer it is a key's, or a program's.
    if ((event as MouseEvent).detail === 0 || control === null || known.length === 0) return;
    if (known.some(([, { on }]) => on.has(control))) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);

  return {
    drawn(root) {
      const fresh = [...root.querySelectorAll(COMES_UP)].filter((element) => !seen.has(element));
      if (fresh.length === 0) return;
      for (const element of fresh) seen.set(element, false);
      painted(() => { for (const element of fresh) seen.set(element, true); });
    },
  };
}
