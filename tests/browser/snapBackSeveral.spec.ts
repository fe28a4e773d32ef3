// Two people at one screen of Snap Back: around a tablet with a hand each on the glass, and beside each other by keys and behind the cover.
import { ONLY_LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';

interface Finger { readonly id: number; readonly x: number; readonly y: number }

const caller = (page: Page, name: string) => page.getByRole('button', { name: `${name} calls Snap!` });
const field = (page: Page, name: string) => page.getByRole('group', { name: `Area for fingers: ${name}` });

/** Opens a game of two. @param more what else the link asks for */
async function open(page: Page, more: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/?guest=snap-back&play=ann,bo&pace=1.5&cards=word${more}`);
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
}

/** Lets the game go on until a card can be called. */
async function untilCalls(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(700);
    await expect(caller(page, name)).toHaveAttribute('aria-disabled', 'false', { timeout: 50 });
  }).toPass({ timeout: 20_000 });
}

async function middle(spot: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  const box = (await spot.boundingBox())!;
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** Lays one finger after the other on the glass, beside those that lie there. */
async function lay(glass: (fingers: readonly Finger[]) => Promise<void>, lying: Finger[], more: readonly Finger[]): Promise<void> {
  for (const finger of more) {
    lying.push(finger);
    await glass(lying);
  }
}

function hand({ x, y }: { readonly x: number; readonly y: number }, fingers: number, first: number): Finger[] {
  return Array.from({ length: fingers }, (_, i) => ({ id: first + i, x: x - 30, y: y - 100 + i * 40 }));
}

test.describe('around a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('each calls at their own edge and shows a number with their fingers', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 10 });
    const glass = async (fingers: readonly Finger[]): Promise<void> => {
      const type = fingers.length === 0 ? 'touchEnd' : 'touchStart';
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((finger) => ({ ...finger })) });
    };
    await open(page, '');
    // Before the game each field says what it feels.
    await lay(glass, [], hand(await middle(field(page, 'Bo')), 2, 1));
    await expect(field(page, 'Bo').locator('output')).toHaveText('2');
    await glass([]);
    await expect(field(page, 'Bo').locator('output')).toHaveText('a fist');
    await page.getByRole('button', { name: 'Start' }).tap();
    await untilCalls(page, 'Bo');
    const [ann, bo] = [await middle(caller(page, 'Ann')), await middle(caller(page, 'Bo'))];
    expect(ann.x, 'they sit at the short edges').toBeLessThan(200);
    expect(bo.x).toBeGreaterThan(980);
    await glass([{ id: 1, ...bo }]);
    await glass([]);
    await expect(field(page, 'Ann')).toBeVisible();
    const lying: Finger[] = [];
    await lay(glass, lying, hand(await middle(field(page, 'Ann')), 3, 1));
    await lay(glass, lying, [{ id: 9, ...await middle(field(page, 'Bo').locator('[data-spot]')) }]);
    // Nothing on the page tells what lies there.
    await expect(field(page, 'Ann')).toHaveText('Hold 1 to 5 fingers here. None means a fist. Thumb: 6');
    await expect(field(page, 'Bo')).toHaveText('You called: hold 1 to 5 fingers here. Thumb: 6');
    await page.clock.runFor(3500);
    await expect(page.getByText('You showed 3.')).toBeVisible();
    await expect(page.getByText('You showed 6.')).toBeVisible();
    // Each edge says what was true, and Bo's how quickly he called.
    await expect(page.locator('.sb-showed')).toHaveText([/^\s*It was/u, /^\s*You called in \d\.\d s\. It was/u]);
    await glass([]);
    await expectNoFault(page);
  });
});

test('beside each other they call by their keys and choose in turn behind a cover', ONLY_LONG, async ({ page }) => {
  await open(page, '');
  await page.keyboard.press('Enter');
  await untilCalls(page, 'Bo');
  await expect(caller(page, 'Bo')).toHaveAttribute('aria-keyshortcuts', 'P');
  await page.keyboard.press('p');
  await expect(page.getByText('Next to choose: Ann.')).toBeVisible();
  // The numbers are covered: a key that would show one does nothing.
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'I am Ann' }).click();
  await expect(page.getByRole('group', { name: 'Ann: how many cards back was it?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fist: not at all' })).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText('Next to choose: Bo.')).toBeVisible();
  await expect(page.getByRole('button', { name: '2 back' })).toHaveCount(0);
  await expectNoFault(page);
  await page.keyboard.press('Space');
  // Bo has called, and would lose with a fist.
  await expect(page.getByRole('button', { name: 'Fist: not at all' })).toHaveCount(0);
  await page.keyboard.press('0');
  await page.getByRole('button', { name: '5 back' }).click();
  const players = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  await expect(players.filter({ hasText: 'Ann' })).toContainText('shows 2');
  await expect(players.filter({ hasText: 'Bo' })).toContainText('shows 5');
});

test('after a reload in the midst of choosing, who it is says so by the key of the button that has the focus',
  ONLY_LONG, async ({ page }) => {
  await open(page, '&hurry=off');
  await page.keyboard.press('Enter');
  for (let card = 1; card <= 6; card += 1) {
    await expect(page.getByRole('region', { name: 'Cards' }).locator('.play-card.down.small')).toHaveCount(card - 1);
    await page.getByRole('button', { name: 'Next card' }).click();
  }
  await caller(page, 'Ann').click();
  await page.getByRole('button', { name: 'Bo lets it pass' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  const here = page.getByRole('button', { name: 'I am Ann' });
  await expect(here).toBeFocused();
  // Who has gone on may press twice in their hurry: that uncovers nothing, and this is no such press any more.
  await page.clock.runFor(400);
  await here.press('Enter');
  await expect(page.getByRole('button', { name: '2 back' })).toBeVisible();
});
