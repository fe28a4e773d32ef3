// What the browser tests share: they see the table only as a screen reader does, by roles and accessible names, and every
// test fails if the page logs an error, throws, or breaks its own Content-Security-Policy.
import { test as base, expect, type ConsoleMessage, type Locator, type Page } from '@playwright/test';

export { expect };
export { fixChance } from './chance';
export type { Page };

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

interface Fixtures {
  /** What went wrong in the page during this test. A test that provokes an error takes it out again. */
  readonly troubles: string[];
  /** Whether whoever plays has never made a false call: their first is forgiven. */
  readonly newcomer: boolean;
}

/** The page asks whether there are tables here. Where there's only the page, the browser itself notes what comes of it. */
const asksForTables = (message: ConsoleMessage): boolean => new URL(message.location().url, 'http://x/').pathname.endsWith('/rooms');

export const test = base.extend<Fixtures>({
  newcomer: [false, { option: true }],
  troubles: [async ({ page, context, newcomer }, use) => {
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
    if (!newcomer) await context.addInitScript(rememberFirstCall);
    await use(troubles);
    expect(troubles, 'the page is without errors').toEqual([]);
  }, { auto: true }],
});

/** For tests of motion, and of the game as most people have it: all others are without, so that they need not wait for it. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

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

/** Waits until it is for the person at the screen to place or to count, or until the game is over. */
export async function myMove(page: Page, timeout = PATIENCE): Promise<Table> {
  await onceThere(page, '.rack .tile[aria-disabled="false"], .draw[aria-disabled="false"], dialog.result[open]', timeout);
  return tableWhen(page, ({ mayPlace, mayCount, over }) => mayPlace || mayCount || over, 'the move to come round', timeout);
}

/** Waits until the person at the screen has placed. */
export async function placed(page: Page): Promise<Table> {
  await onceThere(page, '.draw[aria-disabled="false"]', PATIENCE);
  return tableWhen(page, ({ mayDraw }) => mayDraw, 'the tile to be placed');
}

/** How the board's rows run, as it is printed. */
export const ROWS = [[4, 7], [13, 18], [22, 29], [31, 40], [41, 50], [51, 60], [61, 70], [72, 79], [83, 88], [94, 97]] as const;

/** Row and column of a square, or null when it is not on the board. */
function placeOf(tile: number): readonly [row: number, column: number] | null {
  const row = ROWS.findIndex(([first, last]) => tile >= first && tile <= last);
  return row === -1 ? null : [row, (tile - 1) % 10];
}

/** The tiles of all runs of four or more through `tile`, counted here anew, so that no fault of the game hides itself. */
export function runThrough(tiles: ReadonlySet<number>, tile: number): ReadonlySet<number> {
  const run = new Set<number>();
  for (const [down, right] of [[0, 1], [1, 0], [1, 1], [1, -1]] as const) {
    const line = [tile];
    for (const way of [1, -1]) {
      const start = placeOf(tile);
      for (let row = start?.[0] ?? 0, column = start?.[1] ?? 0; ;) {
        row += way * down;
        column += way * right;
        const next = row * 10 + column + 1;
        const place = column < 0 || column > 9 ? null : placeOf(next);
        if (!place || place[0] !== row || !(tiles.has(next))) break;
        line.push(next);
      }
    }
    if (line.length >= 4) line.forEach((each) => run.add(each));
  }
  return run;
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

/** Plays the tile that stands first and draws, as often as is said; gives the table at the person's next move. */
export async function playFirst(page: Page, moves: number): Promise<Table> {
  for (let move = 0; move < moves; move += 1) {
    await myMove(page);
    await page.keyboard.press('1');
    await placed(page);
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
