// The end of a game as whoever played sees, hears and touches it, on a phone on its side: who won, what was best, what a character says,
// confetti that flies, and a friend who is sent the deal. And the rules, one press away.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { dumped, type Dump } from '../helpers/fixtures';
import { openBare, seedDatabase, seedStorage } from './seed';
import { MOVING, board, expect, gameOver, linkTo, test, type Page } from './helpers';
import { countDrawing, drawnSoFar, stillness } from './pixels';

/** A game of the fixture that Åsa won, 40 to 16, before it was counted: against Otto, whom she cannot have been told from a person then. */
const GAME = 'lhbasojb';

/** What is drawn anew at the count comes to some thousand strokes; confetti to more than a hundred in each of its frames. */
const MOST_DRAWS = 2000;

interface Saved { id: string; ended: boolean; setup: { pace: string; players: { kind: string; level?: string; callKey?: string }[] } }

function beforeTheCount(): Dump {
  const dump = structuredClone(dumped());
  for (const { value } of dump.stores['games']?.entries ?? []) {
    const game = value as Saved;
    if (game.id !== GAME) continue;
    game.ended = false;
    game.setup.pace = 'normal';
    const other = game.setup.players.find((player) => 'name' in player && player.name !== 'Åsa');
    if (other) Object.assign(other, { kind: 'computer', level: 'otto' });
  }
  return dump;
}

/** Comes to the table where everything is played, and counts. */
async function count(page: Page): Promise<void> {
  await countDrawing(page);
  await openBare(page);
  await seedDatabase(page, beforeTheCount());
  await seedStorage(page, 'sessionStorage', { 'snag-screen': JSON.stringify({ kind: 'table', game: GAME }) });
  await page.goto('/?picture=canvas');
  await expect(page.getByRole('button', { name: 'Count the tiles' })).toBeVisible();
  await expect(page.locator('#page:not(.plain)')).toBeAttached();
  await stillness(page);
}

/** What the browser has for giving a text away. Each is asked where there is one, and what it was given is kept. */
function setSharing(page: Page, sheet: 'none' | 'closed' | 'there', clipboard: 'there' | 'refused'): Promise<void> {
  return page.evaluate(([how, copies]) => {
    const given: unknown[] = [];
    const keep = async (what: unknown): Promise<void> => { given.push(what); };
    const fail = (name: string) => async (): Promise<void> => { throw new DOMException('no', name); };
    const value = (has: unknown): PropertyDescriptor => ({ configurable: true, value: has });
    Object.defineProperty(navigator, 'share', value(how === 'none' ? undefined : how === 'closed' ? fail('AbortError') : keep));
    Object.defineProperty(navigator, 'canShare', value(undefined));
    Object.defineProperty(navigator, 'clipboard', value({ writeText: copies === 'there' ? keep : fail('NotAllowedError') }));
    Object.assign(globalThis, { given });
  }, [sheet, clipboard] as const);
}

const given = (page: Page): Promise<unknown[]> => page.evaluate(() => (globalThis as unknown as { given: unknown[] }).given);

/** Waits until this has the focus, and says whether a frame is drawn around it. */
async function isFramed(page: Page, focused: string): Promise<boolean> {
  await expect(page.locator(focused).first()).toBeFocused();
  return page.locator(focused).first().evaluate((element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return outlineStyle !== 'none' || /inset.* 6px/.test(boxShadow);
  });
}

test.describe('on a phone on its side', () => {
  test.use({ ...MOVING, viewport: { width: 844, height: 390 } });

  test('the end is said, what follows is in sight, confetti flies, and a friend is sent the deal', async ({ page }) => {
    test.slow();
    await count(page);
    const before = await drawnSoFar(page);
    await page.getByRole('button', { name: 'Count the tiles' }).click();
    const end = gameOver(page);
    await expect(end).toBeVisible();
    await expect(end.getByRole('heading')).toHaveText('You win!');
    await expect(end).toHaveAccessibleDescription(/^You win! 40 tiles to 16/);
    await expect(end.getByRole('button', { name: 'Play again' })).toBeFocused();
    expect(await isFramed(page, 'dialog .main')).toBe(false);
    await expect(end.getByRole('button', { name: 'Play again' })).toBeInViewport({ ratio: 1 });
    await expect(end.locator('.figures')).toContainText(/points: 10 for the win \+ 24 tiles ahead\s*\+34/);
    await expect(end.getByRole('figure', { name: '李' })).toContainText(/“.+”/);
    await expectNoFault(page);

    const challenge = end.getByRole('button', { name: 'Challenge a friend' });
    await expect(challenge).toHaveAccessibleDescription(/same tiles. The computers may play them differently/);
    const status = end.getByRole('status').filter({ hasText: /Link|Copy/ });
    await setSharing(page, 'closed', 'there');
    await challenge.click();
    await expect(status).toHaveCount(0);
    expect(await given(page)).toEqual([]);
    await setSharing(page, 'there', 'refused');
    await challenge.click();
    await expect(status).toHaveText('Link shared.');
    const [shared] = await given(page) as [ShareData];
    const link = new URL(shared.url ?? '');
    expect(link.origin).toBe(new URL(page.url()).origin);
    expect(link.searchParams.get('play')?.split(',').toSorted()).toEqual(['computer:otto', 'you']);
    expect(shared.text).toContain('I beat 李 at SNAG, 40 tiles to 16.');
    await setSharing(page, 'none', 'there');
    await challenge.click();
    await expect(status).toHaveText('Link copied. Now send it to a friend.');
    expect(await given(page)).toEqual([`${shared.text}\n${shared.url}`]);
    await setSharing(page, 'none', 'refused');
    await challenge.click();
    await expect(end.getByRole('textbox', { name: 'Text to copy' })).toHaveValue(`${shared.text}\n${shared.url}`);
    // The card leads back to what opened it.
    await end.getByRole('button', { name: 'Score card' }).click();
    await page.keyboard.press('Escape');
    await expect(end.getByRole('button', { name: 'Score card' })).toBeFocused();
    expect(await isFramed(page, 'dialog button:focus')).toBe(true);
    // From the board that somebody looks at, one press leads back.
    await end.getByRole('button', { name: 'Look at the board' }).click();
    await expect(end).toHaveCount(0);
    const back = await page.getByRole('button', { name: 'Game over' }).boundingBox();
    await page.mouse.click((back?.x ?? 0) + (back?.width ?? 0) / 2, (back?.y ?? 0) + (back?.height ?? 0) / 2);
    await expect(end.getByRole('heading')).toHaveText('You win!');
    // It has flown all the while, over what was pressed. That it ends is held by tests/ui/parts/confetti.test.ts.
    expect((await drawnSoFar(page)).draws - before.draws).toBeGreaterThan(MOST_DRAWS);
    // What a character says is whole on the smallest phone, too.
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(end.getByRole('figure')).toBeInViewport({ ratio: 1 });
    // No frame stands around where the next game begins, until a key is used.
    await end.getByRole('button', { name: 'Play again' }).click();
    expect(await isFramed(page, '.rack, .facedown')).toBe(false);
    await page.keyboard.press('ArrowDown');
    expect(await isFramed(page, ':focus')).toBe(true);
  });

  test('with reduced motion nothing flies', ONLY_LONG, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await count(page);
    // As after any reload: the rack has the focus, for those who play by key or ear.
    expect(await isFramed(page, '.rack')).toBe(false);
    const before = await drawnSoFar(page);
    await page.getByRole('button', { name: 'Count the tiles' }).click();
    await expect(gameOver(page).getByRole('heading')).toHaveText('You win!');
    expect((await stillness(page)).draws - before.draws).toBeLessThan(MOST_DRAWS);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the rules are one press away at the table, with boards that say what they show; a key opens them too', async ({ page }) => {
    await page.goto(linkTo());
    await expect(board(page)).toBeVisible();
    expect(await isFramed(page, '.rack')).toBe(false);
    const rules = page.getByRole('dialog', { name: 'Rules' });
    const spot = await page.getByRole('button', { name: 'Rules', exact: true }).boundingBox();
    expect(Math.min(spot?.width ?? 0, spot?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap((spot?.x ?? 0) + (spot?.width ?? 0) / 2, (spot?.y ?? 0) + (spot?.height ?? 0) / 2);
    await expect(rules).toBeVisible();
    await expect(rules.getByRole('img')).toHaveCount(5);
    await expect(rules.getByRole('img', { name: '4, 5 and 6 are on the board. 7 completes a run and takes 4 tiles.' })).toBeVisible();
    await rules.getByRole('button', { name: 'Close' }).tap();
    await expect(rules).toHaveCount(0);
    expect(await isFramed(page, '.rack')).toBe(false);
    await page.keyboard.press('?');
    await expect(rules).toBeVisible();
  });
});
