// What every browser test begins with: a page whose computers are lucky in the same way every time, and which fails the test if it logs an
// error, throws, or breaks its own Content-Security-Policy.
import { expect, type ConsoleMessage } from '@playwright/test';
import { LONG } from '../long/amount';
import { test as base } from './tidyTest';

/**
 * Lets the computers of a game that is opened by a link be lucky in the same way every time, so that a test can know what they play. In the
 * page, before all else: the first two words that it asks for name game and match, at a guest's table the first names the game; then comes
 * one for the luck of each seat.
 */
export function fixLuck(): void {
  const asked = new URLSearchParams(location.search);
  const names = asked.has('deal') ? 2 : asked.has('cards') ? 1 : 0;
  if (names === 0 || !asked.has('play')) return;
  const seats = asked.get('play')!.split(',').length;
  const { getRandomValues } = crypto;
  let words = 0;
  crypto.getRandomValues = ((array: Uint8Array<ArrayBuffer>) => {
    words += 1;
    return words > names && words <= names + seats ? array.fill(words) : getRandomValues.call(crypto, array);
  }) as typeof crypto.getRandomValues;
}

/** Where nothing can be kept, the game forgives. */
function rememberFirstCall(): void {
  try {
    localStorage.setItem('snag-first-call', 'forgiven');
  } catch {
    // As in a browser that keeps nothing.
  }
}

/** As in a browser without Web Audio: the game is silent there. */
function hushPage(): void {
  Reflect.deleteProperty(globalThis, 'AudioContext');
}

interface Fixtures {
  /** What went wrong in the page during this test. A test that provokes an error takes it out again. */
  readonly troubles: string[];
  /** Whether whoever plays has never made a false call: their first is forgiven. */
  readonly newcomer: boolean;
  /** Whether the page may sound. To build its sounds and give them to nobody takes a tenth of most tests: long programs have them. */
  readonly sounds: boolean;
}

/** The page asks whether there are tables here. Where there's only the page, the browser itself notes what comes of it. */
const asksForTables = (message: ConsoleMessage): boolean => new URL(message.location().url, 'http://x/').pathname.endsWith('/rooms');

export const test = base.extend<Fixtures>({
  newcomer: [false, { option: true }],
  sounds: [LONG, { option: true }],
  troubles: [async ({ page, context, newcomer, sounds }, use) => {
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !asksForTables(message)) troubles.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`));
    await page.exposeFunction('tellViolation', (what: string) => troubles.push(`policy: ${what}`));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        (globalThis as unknown as { tellViolation(what: string): void }).tellViolation(`${violatedDirective} ${blockedURI}`);
      });
    });
    await context.addInitScript(fixLuck);
    if (!sounds) await context.addInitScript(hushPage);
    if (!newcomer) await context.addInitScript(rememberFirstCall);
    await use(troubles);
    expect(troubles, 'the page is without errors').toEqual([]);
  }, { auto: true }],
});

/** For tests of motion, and of the game as most people have it: all others are without, so that they need not wait for it. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;
