// The ways in which people reach what is on the page: a mouse, a finger, keys. A press by mouse or finger goes to a point of the glass, so
// that whatever lies over an element takes it, as it would from a person.
import { expect, type Page } from './helpers';
import type { CDPSession, Locator } from '@playwright/test';

export interface Means {
  /** Presses a button, wherever it lies: what is out of sight is scrolled to first, as a person would. */
  press(page: Page, button: Locator): Promise<void>;
  /** Picks a face-down tile in the draw for order. @param nth where it lies, from 0 */
  pick(page: Page, nth: number): Promise<void>;
  /** Plays a tile of the rack. @param nth where it stands, from 0 */
  play(page: Page, nth: number): Promise<void>;
  call(page: Page): Promise<void>;
  /** Draws and ends the move, or counts. */
  end(page: Page): Promise<void>;
  openMenu(page: Page): Promise<void>;
}

/** The middle of an element, and whether a press there reaches it. */
interface Spot { readonly x: number; readonly y: number; readonly inside: boolean; readonly reached: boolean }

function spotOf(element: Locator): Promise<Spot> {
  return element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const inside = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
    const hit = inside ? document.elementFromPoint(x, y) : null;
    return { x, y, inside, reached: hit !== null && (one.contains(hit) || hit.closest('label')?.contains(one) === true) };
  });
}

/** Scrolls until the middle of an element is on the glass, stands still and has nothing over it, and gives the point. */
export async function point(
  page: Page, element: Locator, scroll: (down: number) => Promise<void>,
): Promise<readonly [x: number, y: number]> {
  await element.waitFor();
  await expect(async () => {
    const { y, inside } = await spotOf(element);
    if (!inside) await scroll(y - (page.viewportSize()?.height ?? 0) / 2);
    const { x, y: height, reached } = await spotOf(element);
    expect(reached, 'something lies over it, or it is out of sight').toBe(true);
    // What glides on after a swipe is stopped by a tap, and not pressed.
    await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); }));
    expect(await spotOf(element)).toMatchObject({ x, y: height });
  }).toPass({ timeout: 45_000 });
  const { x, y } = await spotOf(element);
  return [x, y];
}

const faceDown = (page: Page, nth: number): Locator => page.locator('.facedown').nth(nth);
const rackTile = (page: Page, nth: number): Locator => page.locator('.rack .tile').nth(nth);
const burst = (page: Page): Locator => page.getByRole('button', { name: 'SNAG!', exact: true });
const ends = (page: Page): Locator => page.getByRole('button', { name: /^(Draw and end the move|Count the tiles)$/ });
const menu = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true });

/** What is done by pointing follows from how a button is pressed. */
function pointing(press: Means['press']): Means {
  return {
    press,
    pick: (page, nth) => press(page, faceDown(page, nth)),
    play: (page, nth) => press(page, rackTile(page, nth)),
    call: (page) => press(page, burst(page)),
    end: (page) => press(page, ends(page)),
    openMenu: (page) => press(page, menu(page)),
  };
}

const MOUSE = pointing(async (page, button) => {
  await page.mouse.click(...await point(page, button, async (down) => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, down);
  }));
});

/** A finger that is drawn over the glass, up for what lies further down; no further than the glass is high. */
async function swipe(page: Page, glass: CDPSession, down: number): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const way = Math.max(-height * 0.7, Math.min(height * 0.7, down));
  const from = height / 2 + way / 2;
  const finger = (type: 'touchStart' | 'touchMove', y: number) =>
    glass.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: width / 2, y }] });
  await finger('touchStart', from);
  for (let step = 1; step <= 10; step += 1) await finger('touchMove', from - (way * step) / 10);
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const TOUCH = pointing(async (page, button) => {
  const glass = await page.context().newCDPSession(page);
  await page.touchscreen.tap(...await point(page, button, (down) => swipe(page, glass, down)));
  await glass.detach();
});

/** How often the Tab key is pressed before it is given up. */
const TAB_STOPS = 150;

/** Presses the Tab key until an element has the focus. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  const has = (): Promise<boolean> => element.evaluate((one) => one === document.activeElement);
  for (let presses = 0; !await has(); presses += 1) {
    if (presses === TAB_STOPS) throw new Error(`the Tab key never came to ${String(element)}`);
    await page.keyboard.press('Tab');
  }
}

const KEYS: Means = {
  async press(page, button) {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  },
  async pick(page, nth) {
    // One stop of the Tab key, and arrows from there.
    await tabTo(page, faceDown(page, 0));
    for (let steps = 0; steps < nth; steps += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
  play: (page, nth) => page.keyboard.press(String(nth + 1)),
  call: (page) => page.keyboard.press('s'),
  end: (page) => page.keyboard.press('d'),
  openMenu: (page) => page.keyboard.press('m'),
};

export const MEANS: Readonly<Record<'mouse' | 'touch' | 'keys', Means>> = { mouse: MOUSE, touch: TOUCH, keys: KEYS };
