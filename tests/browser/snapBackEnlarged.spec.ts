// The table of Snap Back enlarged to 400 %, which leaves a window of 320 by 256, and on the narrowest phone: nothing is cut or lies over
// anything else, by the boxes of what is shown; what is pressed is pressed at its point. In both languages, since Swedish words are longer.
import { ONLY_LONG } from '../long/amount';
import { expect, test, type Page } from './helpers';
import { overlaps } from './lies';
import { touch } from './touch';

const SIZES = [[320, 256], [320, 480]] as const;
const BOXES = 'button, .play-panel, .play-card, .play-die, .play-emblem';
const TEXTS = '.play-prompt span, .play-left, .play-pace, h1, .sb-back-label, .panel-name, .panel-line, .panel-shows, '
  + '.play-caller > b, .sb-turn, .bubble';
const WORDS = {
  en: { start: 'Start', next: 'Next card', menu: 'Menu', paused: 'Paused' },
  sv: { start: 'Börja', next: 'Nästa kort', menu: 'Meny', paused: 'Paus' },
} as const;

test.use({ hasTouch: true, viewport: { width: 320, height: 256 } });

async function faultsAtAll(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const fault of await overlaps(page.locator('main.sb-table'), BOXES, TEXTS)) faults.push(`${width} × ${height}: ${fault}`);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  return faults;
}

/** Goes on to the first card that everybody is asked about. */
async function toTheSeventh(page: Page, { start, next }: { readonly start: string; readonly next: string }): Promise<void> {
  await touch(page, page.getByRole('button', { name: start, exact: true }));
  for (let card = 1; card <= 6; card += 1) {
    await expect(page.locator('.sb-row .play-card.down')).toHaveCount(card - 1);
    await touch(page, page.getByRole('button', { name: next }));
  }
  await expect(page.locator('.play-burst').first()).toBeVisible();
}

for (const language of ['en', 'sv'] as const) {
  const words = WORDS[language];
  const open = async (page: Page, play: string): Promise<void> => {
    const asked = new URLSearchParams({ picture: 'none', lang: language, guest: 'snap-back', play, cards: 'word', hurry: 'off' });
    await page.goto(`/?${asked.toString()}`);
  };

  test(`alone with five at 400 % (${language}): cards, numbers, players and menu lie apart, and are pressed at their points`,
    ONLY_LONG, async ({ page }) => {
    await open(page, 'ann,computer:viola,computer:otto,computer:ada,computer:pip,computer:wanda');
    await toTheSeventh(page, words);
    expect(await faultsAtAll(page)).toEqual([]);
    await expect(page.locator('.play-left')).toBeInViewport({ ratio: 1 });
    // The open card and what is pressed are in sight together, without scrolling.
    for (const seen of ['.play-card.face.large', '.play-burst']) await expect(page.locator(seen)).toBeInViewport({ ratio: 0.99 });
    await touch(page, page.locator('.play-burst'));
    await expect(page.getByRole('radio')).toHaveCount(6);
    expect(await faultsAtAll(page)).toEqual([]);
    await touch(page, page.getByRole('radio').nth(1));
    await expect(page.locator('.sb-row .play-card.face')).toHaveCount(6);
    expect(await faultsAtAll(page)).toEqual([]);
    await touch(page, page.getByRole('button', { name: words.menu }));
    await expect(page.getByRole('dialog', { name: words.paused })).toBeVisible();
  });

  test(`two people at 400 % (${language}): each has what they press in sight with the card, and nothing lies over it`,
    ONLY_LONG, async ({ page }) => {
    await open(page, 'ann,bo,computer:viola');
    await toTheSeventh(page, words);
    expect(await faultsAtAll(page)).toEqual([]);
    for (const seat of [0, 1]) await expect(page.locator('.play-burst').nth(seat)).toBeInViewport({ ratio: 0.8 });
    // Whoever has answered has nothing to press any more: the other's burst is the only one then.
    for (const left of [2, 1]) {
      await expect(page.locator('.play-burst')).toHaveCount(left);
      await touch(page, page.locator('.play-burst').first());
    }
    await expect(page.locator('.sb-curtain')).toBeVisible();
    expect(await faultsAtAll(page)).toEqual([]);
    await touch(page, page.locator('.sb-curtain button'));
    await expect(page.locator('.play-claim')).toHaveCount(6);
    expect(await faultsAtAll(page)).toEqual([]);
  });
}
