/**
 * Shows which keys are down together, so that people who share a keyboard can see whether it tells their keys apart: many keyboards cannot
 * report more than a few at a time.
 */
import { html, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { upper } from '../../strings/formats';
import { say } from '../../strings/say';

let stop = new AbortController();

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
  const show = (): void => {
    element.textContent = down.size === 0 ? say('setup-no-keys') : [...down].map((key) => upper(key)).join(' ');
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

/** A line that names the keys that are down now; where no keyboard is known, one that says how keys come to be set. */
export function keyTest(): TemplateResult {
  return html`<p class="small key-test"><span>${say('setup-key-test')}</span> <output ${ref(follow)}></output>
      <span>${say('setup-key-missing')}</span></p>
    <p class="small key-hint">${say('setup-key-hint')}</p>`;
}
