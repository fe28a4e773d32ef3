/**
 * Shows which keys are down together, so that people who share a keyboard can see whether it tells their keys apart: many keyboards cannot
 * report more than a few at a time.
 */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { upper } from '../../strings/formats';
import { say } from '../../strings/say';

/** After so long without a change everybody who is going to press has pressed, in milliseconds. */
const STILL_MS = 1500;

/** Where both press many keys at once: so many of each have to arrive at the same time, and who is told that they do. */
export interface Together { readonly each: number; readonly passed: () => void }

let stop = new AbortController();
/** The keys of each of those who share the keyboard. */
let people: readonly (readonly string[])[] = [];
let together: Together | null = null;

/**
 * Whether some people's keys are down and others' aren't. Every keyboard tells two keys apart; and whether somebody presses whose key isn't
 * heard of, nobody but they can know.
 */
function someAreMissing(down: ReadonlySet<string>): boolean {
  const heard = people.filter((keys) => keys.some((key) => down.has(key))).length;
  return heard > 1 && heard < people.length;
}

/** How many keys of each are down, as many as have to be at most. */
function arrived(down: ReadonlySet<string>, each: number): readonly number[] {
  return people.map((keys) => Math.min(each, keys.filter((key) => down.has(key)).length));
}

/** What is to be said of the keys that are down, once nobody is about to press any more. */
function verdict(down: ReadonlySet<string>): string {
  if (together === null) return someAreMissing(down) ? say('setup-key-missing') : '';
  const count = together.each * people.length;
  return say('setup-key-few', { number: arrived(down, together.each).reduce((sum, one) => sum + one, 0), count });
}

/** Whether all have as many down as they have to. */
function isPassed(down: ReadonlySet<string>): boolean {
  return together !== null && people.length > 0 && arrived(down, together.each).every((one) => one === together!.each);
}

/**
 * Follows the keys for as long as the element is on the page. One and the same function each time, so that it is called when that changes
 * only.
 */
function follow(element: Element | undefined): void {
  stop.abort();
  if (!element) return;
  stop = new AbortController();
  const { signal } = stop;
  const down = new Set<string>();
  const missing = element.nextElementSibling!;
  let still: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(still));
  let hasPassed = false;
  const show = (): void => {
    const shown = down.size === 0 ? say('setup-no-keys') : [...down].map((key) => upper(key)).join(' ');
    // A key that is held down is heard of again and again.
    if (shown === element.textContent) return;
    element.textContent = shown;
    clearTimeout(still);
    // What was shown once holds, whatever is tried after it.
    if (hasPassed) return;
    if (isPassed(down)) {
      hasPassed = true;
      missing.textContent = say('setup-key-pass', { count: together!.each * people.length });
      return together!.passed();
    }
    // It stays until more keys are tried: whoever lifts theirs has still to read it.
    if (down.size > 1) still = setTimeout(() => { missing.textContent = verdict(down); }, STILL_MS);
  };
  addEventListener('keydown', ({ key }) => {
    if (key.length === 1) down.add(key.toLocaleLowerCase('en'));
    show();
  }, { signal });
  addEventListener('keyup', ({ key }) => {
    down.delete(key.toLocaleLowerCase('en'));
    show();
  }, { signal });
  // Keys that are lifted while another window has the focus are never heard of.
  addEventListener('blur', () => {
    down.clear();
    show();
  }, { signal });
  show();
}

/**
 * A line that names the keys that are down now, and says what to do if some people's keys don't arrive; where no keyboard is known, one
 * that says how keys come to be set.
 * @param own the keys of everybody, as they are heard; none of those who have none
 * @param needs how many of them have to arrive together; null: nobody has to know
 */
export function keyTest(own: readonly (readonly string[])[], needs: Together | null = null): TemplateResult {
  people = own.filter(({ length }) => length > 0);
  together = needs;
  const each = needs !== null ? 'four' : people.some(({ length }) => length > 1) ? 'several' : 'one';
  return html`<p class="small key-test"><span>${say('setup-key-test', { each })}</span> <output ${ref(follow)}></output>
      <span role="status"></span></p>
    <p class="small key-hint">${say('setup-key-hint')}</p>`;
}
