// The training room: each drill from start to end, by keys alone and by fingers alone on a phone, with a reload in its midst.
import { contrast } from '../helpers/contrast';
import { ONLY_LONG, amount } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, test, type Page } from './helpers';
import { touch } from './touch';
import { standStill } from './standStill';

/** Milliseconds in which the next question of a drill comes after a right answer, and how much later after a wrong one. */
const NEXT = { Flash: [3100, 2100], 'Gone?': [60_000, 0], 'Safe tile': [0, 0] } as const;
type Drill = keyof typeof NEXT;

const says = (page: Page) => page.getByRole('region', { name: 'Drill' }).getByRole('status');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const done = (page: Page) => page.getByRole('heading', { name: 'Ten questions done' });

interface Hand {
  /** Opens a drill in the room. */
  open(page: Page, drill: Drill): Promise<void>;
  begin(page: Page): Promise<void>;
  /** Answers what is asked: the first way, or the second. */
  answer(page: Page, first: boolean): Promise<void>;
  /** Goes on where a press is waited for. */
  on(page: Page): Promise<void>;
}

const KEYS: Hand = {
  async open(page, drill) {
    await page.getByRole('button', { name: `Start ${drill}` }).focus();
    await page.keyboard.press('Enter');
  },
  async begin(page) {
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    await page.keyboard.press('Space');
  },
  async answer(page, first) {
    const [flash, gone] = [page.getByRole('button', { name: 'Let it pass' }), page.getByRole('button', { name: 'Gone', exact: true })];
    if (await flash.count() > 0) await page.keyboard.press(first ? 'Space' : 'Enter');
    else if (await gone.count() > 0) await page.keyboard.press(first ? 'ArrowLeft' : '2');
    else await page.keyboard.press(first ? '1' : '3');
  },
  async on(page) { await page.keyboard.press('Space'); },
};

/** A finger on the glass, where the middle of something is seen. */
async function tap(page: Page, what: string): Promise<void> {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`${what} is not there`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const FINGERS: Hand = {
  async open(page, drill) {
    // The whole card begins it: its heading is touched, not its button.
    await touch(page, page.getByRole('heading', { name: drill, exact: true }));
  },
  async begin(page) {
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    await tap(page, '.drill-button.next');
  },
  async answer(page, first) {
    if (await page.locator('.drill-button.pass').count() > 0) await tap(page, first ? '.ghost.snag' : '.drill-button.pass');
    else if (await page.locator('.drill-button.gone').count() > 0) await tap(page, first ? '.drill-button.gone' : '.drill-button.come');
    else await tap(page, `.rack .tile >> nth=${first ? 0 : 2}`);
  },
  async on(page) { await tap(page, '.drill-button.next'); },
};

/** Lets time go by until a question is asked, but not so long that the time to call runs out. */
async function toQuestion(page: Page, drill: Drill): Promise<string> {
  for (const wait of NEXT[drill]) {
    if (!/\?\s*$/.test(await says(page).innerText())) await page.clock.runFor(wait);
  }
  await expect(says(page)).toHaveText(/\?\s*$/);
  return await says(page).innerText();
}

/** How many questions are answered, as the pips tell it. */
async function answered(page: Page): Promise<number> {
  const told = await page.getByRole('img', { name: /wrong so far$/ }).getAttribute('aria-label');
  return [...told!.matchAll(/\d+/g)].reduce((sum, [number]) => sum + Number(number), 0);
}

/** The number that is asked about stands on its square larger and bolder than any other on the board, and dark on light. */
async function expectMostLegible(page: Page, square: number): Promise<void> {
  const seen = await page.evaluate(() => {
    const letters = (one: Element) => {
      const { fontSize, fontWeight, color } = getComputedStyle(one);
      return { size: Number.parseFloat(fontSize), weight: Number(fontWeight), color };
    };
    const asked = document.querySelector('.drill-marks .asked')!;
    const { x, y, width, height } = asked.getBoundingClientRect();
    return {
      text: asked.textContent, ground: getComputedStyle(asked).backgroundColor, asked: letters(asked.querySelector('b')!),
      under: document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role=gridcell], button')?.textContent?.trim() ?? '',
      others: [...document.querySelectorAll('[role=grid] button')].map(letters),
    };
  });
  expect(seen.text).toBe(String(square));
  expect(seen.under).toContain(String(square));
  expect(contrast(seen.asked.color, seen.ground)).toBeGreaterThan(7);
  expect(seen.others.length).toBe(76);
  expect(seen.asked.size).toBeGreaterThan(1.25 * Math.max(...seen.others.map(({ size }) => size)));
  expect(seen.asked.weight).toBeGreaterThan(Math.max(...seen.others.map(({ weight }) => weight)));
}

/** All questions of a drill, and the one at which the page is reloaded. */
const ALL = 10;
const AGAIN = 2;

/** Plays a drill, and reloads the page when its second question is asked. @param questions so many are answered, the last of all or not */
async function play(page: Page, hand: Hand, drill: Drill, questions = ALL): Promise<void> {
  await hand.open(page, drill);
  await expect(heading(page)).toHaveText(new RegExp(`^${drill.replace('?', '\\?')}, question 1 of 10`));
  await hand.begin(page);
  for (let question = 1; question <= questions; question += 1) {
    // No question runs out, however slow the machine is.
    if (question === AGAIN) await standStill(page);
    const asked = await toQuestion(page, drill);
    if (question === 1 && drill === 'Gone?') await expectMostLegible(page, Number(/\d+/.exec(asked)?.[0]));
    if (drill === 'Safe tile') expect(asked).toContain('Which tile sets up nothing?');
    if (question === AGAIN) {
      await page.reload();
      await page.clock.resume();
      await expect(heading(page)).toContainText(`question ${AGAIN} of 10`);
      await hand.begin(page);
      expect(await toQuestion(page, drill)).toBe(asked);
    }
    await expect(async () => {
      // A digit that follows another key within a moment is typing, and a tile of the rack answers no more than once.
      if (await answered(page) < question) await hand.answer(page, question % 2 === 0);
      if (drill === 'Safe tile') await page.clock.runFor(1000);
      expect(await answered(page)).toBe(question);
    }).toPass({ intervals: [150] });
    // What is said of a choice stays until it was read.
    if (drill === 'Safe tile') {
      await expect(async () => {
        if (await page.getByRole('button', { name: 'Next' }).count() > 0) await hand.on(page);
        expect(await page.getByRole('button', { name: 'Next' }).count()).toBe(0);
      }).toPass({ intervals: [250] });
    }
  }
  if (questions < ALL) return;
  await page.clock.runFor(6000);
  await expect(done(page)).toBeFocused();
  await expect(page.getByRole('img', { name: /right, \d+ wrong so far/ })).toBeVisible();
}

test('whoever listens is given time: the lines through the tile are read from it, and nothing runs out', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?picture=none');
  await page.getByRole('button', { name: 'Training room' }).press('Enter');
  await KEYS.open(page, 'Flash');
  await KEYS.begin(page);
  const tile = /\d+/.exec(await toQuestion(page, 'Flash'))![0];
  await page.keyboard.press('g');
  await expect(page.getByRole('status').filter({ hasText: /diagonal/i })).toContainText(tile);
  await page.clock.runFor(20_000);
  await expect(says(page)).toContainText(`${tile} lands.`);
  await page.keyboard.press('d');
  await expect.poll(() => answered(page)).toBe(1);
  // And where nobody wants a limit, every question waits.
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'No time limit' }).check();
  await KEYS.open(page, 'Flash');
  await KEYS.begin(page);
  await page.clock.runFor(20_000);
  await expect(says(page)).toContainText('Press Next');
  await page.keyboard.press('s');
  await expect(says(page)).toContainText(/lands\. A run, or not\?/);
});

test('every drill is played by keys alone, and a reload comes back to its question', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?picture=none');
  await page.getByRole('button', { name: 'Training room' }).press('Enter');
  await play(page, KEYS, 'Flash');
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Back to the training room' }).last().click();
  await expect(page.getByRole('img', { name: /^Your first ten: \d+% right\.$/ })).toBeVisible();
  await expectNoFault(page);
  // Each way to answer, over a reload. How a drill ends the first has shown.
  await play(page, KEYS, 'Gone?', amount(AGAIN + 1, ALL));
  await page.keyboard.press('Escape');
  await play(page, KEYS, 'Safe tile', amount(AGAIN + 1, ALL));
  // Escape leads back to the room, and out of it.
  await page.keyboard.press('Escape');
  await expect(heading(page)).toHaveText('Training room');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Training room' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('every drill is played by fingers alone', ONLY_LONG, async ({ page }) => {
    await page.clock.install();
    await page.goto('/?picture=none');
    await page.getByRole('button', { name: 'Training room' }).tap();
    // The way out is in sight before anybody scrolls.
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeInViewport({ ratio: 1 });
    await play(page, FINGERS, 'Flash');
    await page.getByRole('button', { name: 'Again' }).tap();
    await expect(heading(page)).toContainText('question 1 of 10');
    await page.getByRole('button', { name: 'Back to the training room' }).tap();
    await play(page, FINGERS, 'Gone?');
    await page.getByRole('button', { name: 'Back to the training room' }).last().tap();
    await play(page, FINGERS, 'Safe tile');
  });
});
