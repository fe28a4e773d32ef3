// What the browser tests share: they see the table only as a screen reader does, by roles and accessible names.
import { expect, type Locator, type Page } from '@playwright/test';

export { expect };
export { fixChance } from './chance';
export { fixLuck, MOVING, test } from './pageTest';
export { ROWS, runThrough } from './runs';
export type { Page };

export interface Deal {
  readonly play?: string;
  readonly deal?: string;
  readonly pace?: 'slow' | 'normal' | 'fast' | 'instant';
  readonly picture?: 'canvas' | 'webgl' | 'none';
  /** No time to call runs out. */
  readonly clock?: 'none';
}

/**
 * The link to a deal, unless the test says otherwise without eyes to wait for and without a picture: to paint it by the processor takes
 * longer than most tests.
 */
export function linkTo({ play = 'ann,computer', deal = 'abc', pace = 'instant', picture = 'none', clock }: Deal = {}): string {
  return `/?${new URLSearchParams({ play, deal, pace, picture, ...(clock ? { clock } : {}) }).toString()}`;
}

/**
 * A deal in which the tiles that Ann plays first, each time the one that stands first, come to a run with her fourth, and the computer
 * sees it if she does not. It hangs on how tiles are scrambled and on what the computer plays (see `fixLuck`): if either is changed, look
 * for another.
 */
export const ANNS_RUN = { deal: 'd566', tiles: [45, 46, 47, 48], told: '4 tiles: 45, 46, 47 and 48.' } as const;

/** Opens a deal, and comes back when the table is laid. */
export async function openDeal(page: Page, deal: Deal = {}): Promise<void> {
  await page.goto(linkTo(deal));
  await expect(board(page)).toBeVisible();
}

export const board = (page: Page): Locator => page.getByRole('grid', { name: 'Board' });
export const square = (page: Page, tile: number): Locator => board(page).getByRole('button', { name: new RegExp(`^${tile}, `) });
export const rack = (page: Page, name = 'Ann'): Locator =>
  page.getByRole('group', { name: name === 'You' ? 'Your rack' : `${name}'s rack`, exact: true });
export const playButton = (page: Page, tile: number): Locator => page.getByRole('button', { name: `Play ${tile}`, exact: true });
export const snagButton = (page: Page): Locator => page.getByRole('button', { name: 'SNAG!', exact: true });
export const drawButton = (page: Page): Locator => page.getByRole('button', { name: 'Draw and end the move', exact: true });
export const log = (page: Page): Locator => page.getByRole('log', { name: 'What happened' });
export const players = (page: Page): Locator => page.getByRole('list', { name: 'Players' });
export const gameOver = (page: Page): Locator => page.getByRole('dialog', { name: 'Game over' });
export const goOn = (page: Page): Locator => page.getByRole('button', { name: 'Continue', exact: true });
/** The one button of the start screen: "Play Otto". */
export const playNow = (page: Page): Locator => page.getByRole('button', { name: /^Play \p{Lu}/u });
/** The set-up's button. */
export const playGame = (page: Page): Locator => page.getByRole('button', { name: 'Play', exact: true });

/** What waits to be continued. The newest game stands there, the others lie folded behind it: `showAllWaiting` unfolds them. */
export const waiting = (page: Page): Locator =>
  page.getByRole('region', { name: 'Continue where you left off?' }).getByRole('listitem');

/** Shows all that waits, and not only the newest game. */
export async function showAllWaiting(page: Page): Promise<void> {
  await expect(waiting(page).first()).toBeVisible();
  const folded = page.locator('.waiting details:not([open]) > summary');
  if (await folded.count() > 0) await folded.click();
}

/** Opens the set-up from the start screen: of a game against who is chosen there, or of one that several play at this screen. */
export async function openSetup(page: Page, which: 'character' | 'several' = 'character'): Promise<void> {
  const door = which === 'several' ? 'Play together on this screen' : 'rules, clock, more players';
  await page.getByRole('button', { name: door, exact: true }).click();
  await expect(playGame(page)).toBeVisible();
}

/** The table as a screen reader tells it. */
export interface Table {
  /** Tiles that lie on the board. */
  readonly tiles: ReadonlySet<number>;
  readonly justPlayed: number | null;
  readonly rack: readonly number[];
  readonly players: readonly string[];
  readonly log: readonly string[];
  readonly mayPlace: boolean;
  readonly mayDraw: boolean;
  readonly mayCount: boolean;
  readonly over: boolean;
}

/** Reads the whole table from one snapshot of the accessibility tree. */
export async function readTable(page: Page): Promise<Table> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n').map((line) => line.trim());
  const all = (pattern: RegExp): string[] => lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);
  const just = all(/^- button "(\d+), tile, just played"/)[0];
  const text = (yaml: string): string => (yaml.startsWith('"') ? (JSON.parse(yaml) as string) : yaml);
  return {
    tiles: new Set(all(/^- button "(\d+), tile/).map(Number)),
    justPlayed: just === undefined ? null : Number(just),
    rack: all(/^- button "Play (\d+)"/).map(Number),
    players: all(/^- listitem: (.*)$/).map(text),
    log: all(/^- paragraph: (.*)$/).map(text),
    mayPlace: lines.some((line) => /^- button "Play \d+"(?!.*\[disabled\])/.test(line)),
    mayDraw: lines.some((line) => /^- button "Draw and end the move"(?!.*\[disabled\])/.test(line)),
    mayCount: lines.some((line) => /^- button "Count the tiles"(?!.*\[disabled\])/.test(line)),
    over: lines.some((line) => line.startsWith('- dialog "Game over"')),
  };
}

/** How long a table is waited for: a picture that the processor paints can take ten seconds, where others use the machine, too. */
const PATIENCE = 30_000;

/** Waits until the table is as `wanted` asks, and gives it. */
export async function tableWhen(page: Page, wanted: (table: Table) => boolean, what: string, timeout = PATIENCE): Promise<Table> {
  let table = await readTable(page);
  const until = Date.now() + timeout;
  while (!wanted(table)) {
    if (Date.now() > until) {
      throw new Error(`waited in vain for ${what}; the table: ${JSON.stringify({ ...table, tiles: [...table.tiles] })}`);
    }
    table = await readTable(page);
  }
  return table;
}

/**
 * Waits in the page itself until one of these elements is there: to read the whole table again and again takes the processor from the
 * game that is waited for. Where it waits in vain, whoever reads the table next tells so.
 */
async function onceThere(page: Page, selector: string, timeout: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, { polling: 15, timeout }).catch(() => {});
}

/** What is there only while the person at the screen has to do something, or once the game is over; and once they have placed. */
const MY_MOVE = '.rack .tile[aria-disabled="false"], .draw[aria-disabled="false"], dialog.result[open]';
const PLACED = '.draw[aria-disabled="false"]';

/** Waits until it is for the person at the screen to place or to count, or until the game is over. */
export async function myMove(page: Page, timeout = PATIENCE): Promise<Table> {
  await onceThere(page, MY_MOVE, timeout);
  return tableWhen(page, ({ mayPlace, mayCount, over }) => mayPlace || mayCount || over, 'the move to come round', timeout);
}

/** Waits until the person at the screen has placed. */
export async function placed(page: Page): Promise<Table> {
  await onceThere(page, PLACED, PATIENCE);
  return tableWhen(page, ({ mayDraw }) => mayDraw, 'the tile to be placed');
}

/** Gets up from the table, by the menu. */
export async function leaveTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(playNow(page)).toBeVisible();
}

/**
 * Lets time pass, by the page's own clock: for where time itself is what is asked for, as in how long something is held, or that nothing
 * happens for a while. For all else there is something to wait for.
 */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  const until = await page.evaluate((more) => performance.now() + more, milliseconds);
  await page.waitForFunction((time) => performance.now() >= time, until, { polling: 10 });
}

/** Presses keys one after the other as a hand does, not as words are typed: what comes faster is taken for typing. */
export async function pressKeys(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const [i, key] of keys.entries()) {
    if (i > 0) await letPass(page, 80);
    await page.keyboard.press(key);
  }
}

/**
 * Lifts the curtain before somebody's rack, where several persons play. Not by its key: on a slow machine its press lasts, and counts as
 * held.
 */
export async function look(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}'s tiles`, exact: true }).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('button', { name: /^Play \d+$/ }).first()).toBeVisible();
}

/**
 * Plays the tile that stands first and draws, as often as is said; gives the table at the person's next move. On the way nothing is read:
 * to read the whole table takes longer than to play.
 */
export async function playFirst(page: Page, moves: number): Promise<Table> {
  for (let move = 0; move < moves; move += 1) {
    await onceThere(page, '.rack .tile[aria-disabled="false"]', PATIENCE);
    await page.keyboard.press('1');
    await onceThere(page, PLACED, PATIENCE);
    await page.keyboard.press('d');
  }
  return myMove(page);
}

/** The number in an item such as "Ann, 17 tiles, to move". */
export function tilesWon(item: string): number {
  const found = /, (\d+) tiles?/.exec(item);
  if (!found) throw new Error(`no count of tiles in "${item}"`);
  return Number(found[1]);
}

/** Each player's count in the "Game over" dialog, by name. */
export async function finalCounts(page: Page): Promise<Record<string, number>> {
  const items = await gameOver(page).getByRole('listitem').allInnerTexts();
  return Object.fromEntries(items.map((item) => {
    const [, name = '', tiles = ''] = /^(.*?)\s+(\d+) tiles?$/s.exec(item.trim()) ?? [];
    return [name, Number(tiles)];
  }));
}

/** What the app remembers between games, set before the page opens: `instant` cannot be chosen on the screen. */
export async function rememberPace(page: Page, pace: string): Promise<void> {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('snag-settings') !== null) return;
    const who = [{ name: 'Player', kind: 'local' }, { name: 'Sally', kind: 'bot' }];
    localStorage.setItem('snag-settings', JSON.stringify({ players: who, callSeconds: 5, pace: chosen }));
  }, pace);
}
