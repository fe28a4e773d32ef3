// The table of Snap Back at every size of window: all of it is there, large enough for a finger, and axe finds nothing; by eye, by key and
// by touch at the point where a finger would be.
import { LONG } from '../long/amount';
import { expectNoFault } from './axe';
import { expect, type Page, test } from './helpers';
import { touch } from './touch';

const ALL = [[360, 640], [844, 390], [1180, 820], [390, 844], [1440, 900], [3840, 2160]] as const;
/** The smallest upright, the smallest that lies, and a wide one; the long program looks at all. */
const SIZES = LONG ? ALL : ALL.slice(0, 3);
const TOUCH = 44;

/** What reaches out of the window, or is smaller than a finger needs. */
async function faultsAt(page: Page, [width, height]: readonly [number, number]): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return page.locator('main.sb-table').evaluate((main, [least, name]) => {
    const shown = [...main.querySelectorAll('button, .play-panel, .play-card, .play-prompt span')];
    const faults = shown.flatMap((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const called = element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.className);
      const out = left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
      const small = element.localName === 'button' && (right - left < least - 0.5 || bottom - top < least - 0.5);
      return [...(out ? [`${called} reaches out of ${name}`] : []), ...(small ? [`${called} is small at ${name}`] : [])];
    });
    return main.scrollHeight > main.clientHeight || main.scrollWidth > main.clientWidth ? [...faults, `${name} scrolls`] : faults;
  }, [TOUCH, `${width} × ${height}`] as const);
}

async function faultsEverywhere(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of SIZES) faults.push(...await faultsAt(page, size));
  await page.setViewportSize({ width: 390, height: 844 });
  return faults;
}

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('six at the table, without hurry: asked, choosing, revealed, all in sight at every size and without a fault', async ({ page }) => {
  const play = 'ann,computer:viola,computer:otto,computer:ada,computer:pip,computer:wanda';
  await page.goto(`/?${new URLSearchParams({ guest: 'snap-back', play, cards: 'word', hurry: 'off' }).toString()}`);
  const says = page.locator('.play-prompt');
  await expect(page.getByRole('heading', { name: 'Snap Back' })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).press('Space');
  for (let card = 1; card <= 6; card += 1) {
    await expect(page.getByRole('img', { name: /^Card: / })).toHaveCount(1);
    await touch(page, page.getByRole('button', { name: 'Next card' }));
    await expect(page.locator('.play-card.down.small')).toHaveCount(card);
  }

  await expect(says).toHaveText('Was this number among the last six cards? Call, or let it pass.');
  expect(await faultsEverywhere(page)).toEqual([]);
  await touch(page, page.getByRole('button', { name: 'SNAP!' }));
  // The finger that has called is lifted over one of the numbers: that is not chosen by it.
  await expect(says).toHaveText('You call! How many cards back was it?');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await faultsEverywhere(page)).toEqual([]);
  await expectNoFault(page);
  await expect(page.getByRole('radio')).toHaveCount(6);
  // Nothing hurries: arrows only lead from number to number, and Space chooses.
  await page.getByRole('radio', { name: '1 back' }).press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '6 back' })).toBeFocused();
  for (const back of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: `${back} back` })).toBeFocused();
  }
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Space');

  await expect(page.getByRole('img', { name: /^Card: / })).toHaveCount(7);
  await expect(says).toHaveText(/^It was 2 back\. Right!/);
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(6);
  expect(await faultsEverywhere(page)).toEqual([]);
  await expectNoFault(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Paused' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Card: / })).toHaveCount(0);
  await expectNoFault(page);
  // Higher than the window, the rules are still read from their heading on.
  await page.setViewportSize({ width: 360, height: 480 });
  await page.getByRole('button', { name: 'Quick rules' }).click();
  await expect(page.getByRole('heading', { name: 'Quick rules' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
});
