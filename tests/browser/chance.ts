// A page that takes the same for chance in every run, for the browser tests and for what is measured.
import type { Page } from '@playwright/test';

/**
 * Makes what the page takes for chance come out the same in every run, so that a game from the start screen can be told
 * beforehand. Each call gives other bytes than the last.
 */
export async function fixChance(page: Page, word: number): Promise<void> {
  await page.addInitScript((first) => {
    let state = first;
    crypto.getRandomValues = ((array: Uint8Array) => {
      for (let i = 0; i < array.length; i += 1) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        array[i] = state >>> 24;
      }
      return array;
    }) as typeof crypto.getRandomValues;
  }, word);
}
