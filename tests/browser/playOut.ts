// Whole games with several people at one screen, played through the page's own elements by keys or by fingers.
import { expect, runThrough, type Page } from './helpers';

/** How people do things: by keys, or by fingers. */
export interface Controls {
  /** Picks the first face-down tile that is left. */
  pick(page: Page): Promise<void>;
  /** Lifts the curtain. */
  look(page: Page): Promise<void>;
  /** Plays the tile that stands first. */
  play(page: Page): Promise<void>;
  /** Whoever is to move calls. */
  call(page: Page, mover: string): Promise<void>;
  /** Draws and ends the move, or counts. */
  end(page: Page): Promise<void>;
}

/** What is to be done next, as the page shows it. */
interface Next {
  readonly step: 'pick' | 'look' | 'play' | 'end' | 'over';
  /** Whose move it is. */
  readonly mover: string;
  readonly tiles: readonly number[];
  readonly just: number | null;
}

/** Waits until a person has something to do, or the game is over. @param after what was done last: until that has shown */
async function next(page: Page, after: string): Promise<Next & { readonly seen: string }> {
  const handle = await page.waitForFunction((before) => {
    const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
    const names = all('.square').map((each) => each.getAttribute('aria-label') ?? '');
    const tiles = names.filter((name) => /^\d+, tile/.test(name)).map((name) => Number.parseInt(name, 10));
    const just = names.find((name) => /just played/.test(name));
    const curtain = all('.curtain')[0];
    const step = document.querySelector('dialog.result[open]') ? 'over'
      : all('.facedown[aria-disabled="false"]').length > 0 ? 'pick'
        : all('.tile[aria-disabled="false"]').length > 0 ? 'play'
          : curtain && curtain.getAttribute('aria-pressed') === 'false' ? 'look'
            : all('.draw[aria-disabled="false"]').length > 0 ? 'end' : null;
    if (step === null) return false;
    const mover = all('.player[aria-current="true"]')[0]?.textContent?.trim().split(',')[0] ?? '';
    const picked = all('.facedown[aria-disabled="true"]').length;
    const seen = JSON.stringify([step, mover, tiles, picked]);
    return seen === before ? false : { step, mover, tiles, just: just === undefined ? null : Number.parseInt(just, 10), seen };
  }, after, { timeout: 20_000, polling: 20 });
  return await handle.jsonValue() as Next & { seen: string };
}

async function act(page: Page, controls: Controls, { step, mover, tiles, just }: Next, calls: boolean): Promise<void> {
  if (step !== 'end') return controls[step as 'pick' | 'look' | 'play'](page);
  const run = just === null ? new Set() : runThrough(new Set(tiles), just);
  if (calls && run.size > 0) {
    await controls.call(page, mover);
    // The board without the run is the next to be seen, and then the move ends.
    return expect.poll(() => page.locator('.square[aria-label*="just played"]').count()).toBe(0);
  }
  return controls.end(page);
}

/** Plays a game to its count; whoever is to move calls each run that they have made, if `calls` says so. */
export async function playOut(page: Page, controls: Controls, calls: boolean): Promise<void> {
  let seen = '';
  for (let steps = 0; steps < 1000; steps += 1) {
    let now;
    try {
      now = await next(page, seen);
    } catch (lost) {
      // A key that came while something else was shown is pressed again.
      if (seen === '') throw lost;
      seen = '';
      continue;
    }
    ({ seen } = now);
    if (now.step === 'over') return;
    // A computer may take what was to be touched from under the hand, with a call on a missed run.
    await act(page, controls, now, calls).catch(() => { seen = ''; });
  }
  throw new Error('the game does not end');
}

/** Plays the first tile each time, as quickly as the page takes it, to the count. */
export async function playToTheCount(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const press = (selector: string): boolean => {
      const button = document.querySelector<HTMLElement>(`${selector}[aria-disabled="false"]`);
      button?.click();
      return button !== null;
    };
    if (document.querySelector('dialog.result[open]')) return true;
    if (!press('.facedown') && !press('.tile')) press('.draw');
    return false;
  }, null, { polling: 5, timeout: 30_000 });
}
