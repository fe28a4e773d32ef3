// Snap enlarged to 400 %, which leaves a window of 320 by 256, and on the narrowest phone: at the table, in the lesson and in the replay
// nothing is cut or lies over anything else, by the boxes of what is shown, in Swedish, whose words are longer.
import { ONLY_LONG } from '../long/amount';
import { expect, test, type Page } from './helpers';
import { overlaps } from './lies';
import { touch } from './touch';

const SIZES = [[320, 480], [320, 256]] as const;
const BOXES = 'button, .play-card, input';
const TEXTS = '.play-prompt span, h1, .play-name, .play-count, .play-terms, .play-middle small, .bubble, .shell-told';

test.use({ hasTouch: true, viewport: { width: 320, height: 256 } });

async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const fault of await overlaps(page.locator('main:not([hidden])'), BOXES, TEXTS)) found.push(`${width} × ${height}: ${fault}`);
  }
  return found;
}

test('table, after a false call, and replay lie apart in a window of 320 by 256, and are pressed at their points',
  ONLY_LONG, async ({ page }) => {
  const play = 'ann,computer:pip,computer:otto,computer:viola';
  await page.goto(`/?picture=none&lang=sv&game=snap&rules=c&play=${play}&cards=word&ties=seat&drum=1.5`);
  await touch(page, page.getByRole('button', { name: 'Börja', exact: true }));
  await expect(page.locator('.play-place .play-card.face')).not.toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  await touch(page, page.locator('.play-burst'));
  await expect(page.locator('.play-called.wrong')).toBeVisible();
  await touch(page, page.getByRole('button', { name: 'Meny' }));
  await touch(page, page.getByRole('button', { name: 'Avbryt partiet' }));
  await touch(page, page.getByRole('button', { name: 'Ja, avbryt' }));
  await touch(page, page.getByRole('button', { name: /^Repris/u }));
  await expect(page.locator('main.shell-replay')).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('the lesson lies apart in a window of 320 by 256, and the first card is turned by touch', ONLY_LONG, async ({ page }) => {
  await page.goto('/?picture=none&lang=sv&game=snap');
  await touch(page, page.getByRole('button', { name: 'Lär dig på en minut' }));
  await touch(page, page.getByRole('button', { name: 'Börja', exact: true }));
  expect(await faults(page)).toEqual([]);
  await touch(page, page.getByRole('button', { name: 'Vänd ett kort' }));
  await expect(page.locator('.play-place .play-card.face')).toHaveCount(1);
});
