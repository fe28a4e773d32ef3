// A game played by ear: all that is known of the table is what was read aloud, and all that is done is done by key.
import { expect, gameOver, letPass, runThrough, type Page } from './helpers';

/** Two letters within 60 ms are taken for typing: nobody who listens is that quick. */
const BETWEEN_KEYS_MS = 80;

const SPOKEN = '#page > .spoken[role=status] span';

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await letPass(page, BETWEEN_KEYS_MS);
}

/** Asks by a key for something to be read aloud, and listens. */
async function ask(page: Page, key: string): Promise<string> {
  await page.evaluate((spoken) => document.querySelector(spoken)?.setAttribute('data-heard', ''), SPOKEN);
  await press(page, key);
  return await page.locator(`${SPOKEN}:not([data-heard])`).textContent({ timeout: 5000 }) ?? '';
}

/** The tiles that were named; of the rows' own numbers none. */
function tilesIn(said: string): number[] {
  return [...said.replaceAll(/Row \d+:|\d+ tiles? on/g, '').matchAll(/\d+/g)].map(Number);
}

const board = async (page: Page): Promise<Set<number>> => new Set(tilesIn(await ask(page, 'b')));

/** Plays the tile that stands first, calls what it completes, and draws. */
async function move(page: Page): Promise<void> {
  const [tile = 0] = tilesIn(await ask(page, 'l'));
  let lying = new Set<number>();
  // A move that has not come round yet takes no tile: then it is tried again.
  await expect(async () => {
    await press(page, '1');
    lying = await board(page);
    expect(lying.has(tile)).toBe(true);
  }).toPass({ timeout: 20_000 });
  if (runThrough(lying, tile).size > 0) {
    await press(page, 's');
    await expect.poll(async () => (await board(page)).has(tile), { message: 'the run to be taken' }).toBe(false);
  }
  await press(page, 'd');
}

/** Plays moves until `enough` of them were played, or the game is over. @param name who listens */
export async function playByEar(page: Page, name: string, enough: (moves: number) => boolean): Promise<void> {
  for (let moves = 0; !enough(moves);) {
    // The dialog that counts takes the focus, and with it the keys.
    if (await gameOver(page).isVisible()) return;
    const said = await ask(page, 'w').catch(() => '');
    if (said.startsWith('Last chance')) await press(page, 'd');
    else if (said.startsWith(`${name}’s turn`) || said.startsWith('You') ) {
      await move(page);
      moves += 1;
    }
  }
}
