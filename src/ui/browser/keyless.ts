/**
 * Whether whoever plays uses keys: only then does a frame stand around what has the focus. Screens give the focus to a heading, a rack or
 * a button for those who play by key or ear, and browsers draw a frame around it though nobody has touched a key: after a link, a reload
 * and "Play again", each browser by rules of its own. So the document says it, for all style sheets: it is `keyless` from the start and
 * after every press of a pointer, until a key is used.
 */

/** By themselves these keys do nothing: they go with a click, or with another key. */
const MODIFIERS: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Fn', 'Unidentified'];

const KEYLESS = 'keyless';

/**
 * Stays once a key was used: then there is a keyboard, and what needs one is shown (ui/styles/setup.css). A phone's keyboard on the glass
 * tells its keys only while somebody types in a field.
 */
const KEYED = 'keyed';

const isTyping = (target: EventTarget | null): boolean =>
  typeof (target as Element | null)?.matches === 'function' && (target as Element).matches('input[type=text], textarea');

type Marked = { readonly classList: Pick<DOMTokenList, 'add' | 'remove' | 'contains'> };

/** Keeps the document's mark, from now on. @param events where keys and presses arrive before anybody can stop them */
export function followKeys(root: Marked, events: Pick<EventTarget, 'addEventListener'>): void {
  root.classList.add(KEYLESS);
  events.addEventListener('pointerdown', () => root.classList.add(KEYLESS), true);
  events.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event as KeyboardEvent;
    // What asks something of the browser, as a reload does, is no key of the game.
    if (MODIFIERS.includes(key) || ctrlKey || metaKey) return;
    root.classList.remove(KEYLESS);
    if (!isTyping(event.target)) root.classList.add(KEYED);
  }, true);
}

/** Whether no key has been used since the last press of a pointer, or ever. */
export function isKeyless(root: Marked = document.documentElement): boolean {
  return root.classList.contains(KEYLESS);
}

/** Whether an element shows that it has the focus. */
export function showsFocus(
  element: { readonly matches: (selectors: string) => boolean }, root: Marked = document.documentElement,
): boolean {
  return element.matches(':focus-visible') && !isKeyless(root);
}
