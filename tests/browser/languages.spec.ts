// Every screen in Swedish and in the pseudo-language, in windows of five sizes: no word is cut off, none lies over another, and in the
// pseudo-language none is left unmarked, so that each is a message. `npm run -s long -- languages` looks at all; pictures of what it
// saw come to test-results/languages.
import { dumped } from '../helpers/fixtures';
import { LONG } from '../long/amount';
import { expect, linkTo, test, type Page } from './helpers';
import { playToTheCount } from './playOut';
import { saysIn, type Says } from './says';
import { openBare, seedDatabase } from './seed';
import { unspokenWords, wordFaults } from './wordsOnScreen';

const WINDOWS = [[360, 640], [390, 844], [844, 390], [1180, 820], [1440, 900]] as const;
const LANGUAGES = ['sv', 'pseudo'] as const;
/** As the settings stand: the words have to find room in larger letters, and on the table for the left hand, too. */
const SETTINGS = { usual: {}, 'largest letters': { textSize: 'largest' }, 'left hand': { hand: 'left' } } as const;
interface Look {
  readonly language: (typeof LANGUAGES)[number];
  readonly width: number;
  readonly height: number;
  readonly set: keyof typeof SETTINGS;
}
const ALL: readonly Look[] = WINDOWS.flatMap(([width, height]): Look[] => [
  ...LANGUAGES.map((language): Look => ({ language, width, height, set: 'usual' })),
  { language: 'sv', width, height, set: 'largest letters' }, { language: 'sv', width, height, set: 'left hand' },
]);
const LOOKS = LONG ? ALL : ALL.filter(({ language, width }) => language === 'pseudo' && width === 360);

/**
 * What is the same in every language: names as they stand in a game's record, units, what languages call themselves; and what the browser
 * makes of English lists and dates.
 */
const KNOWN = new RegExp([
  'Bb|Kk|Ann|Tom|"Jo"|Bo|Zoë|Åsa|Otto|Ada|Pip|Viola|Henrik|Wanda|English|Svenska|SNAG|CSV|,? and ',
  '\\w+day, \\w+ \\d+|\\w+ \\d+, \\d{4} at \\d+:\\d+ [AP]M',
].join('|'), 'gu');

/** What looks at screens of one language. */
interface Walk {
  readonly page: Page;
  readonly says: Says;
  press(name: string): Promise<void>;
  open(search: string): Promise<void>;
  look(screen: string): Promise<void>;
}

async function startAndSetup({ page, says, press, open, look }: Walk): Promise<void> {
  await open('?picture=none');
  await look('start');
  await press(says('settings-open'));
  await look('settings');
  await press(says('settings-done'));
  await press(says('start-more'));
  await look('setup');
  await page.keyboard.press('Escape');
  await press(says('setup-back'));
  await press(says('door-several'));
  await press(says('setup-add-computer-name'));
  await look('several');
  await press(says('setup-back'));
  await press(says('today-title'));
  await look('daily');
  await press(says('history-back'));
  await press(says('history-open'));
  await look('history');
  await page.getByRole('button', { name: says('history-replay-of', { game: '' }).trim() }).first().click();
  await look('replay');
}

async function table({ page, says, press, open, look }: Walk): Promise<void> {
  await open(linkTo({ play: 'Bb,computer,computer:ada,computer:pip', deal: 'abc' }));
  await expect(page.locator('.rack .tile[aria-disabled="false"]')).toHaveCount(4);
  await look('table');
  await page.keyboard.press('1');
  await expect(page.locator('.draw[aria-disabled="false"]')).toBeVisible();
  await look('placed');
  await press(says('table-menu'));
  await look('menu');
  await press(says('rules-open-name'));
  await look('rules');
  await press(says('rules-close'));
  await open(`${linkTo({ play: 'Bb,Kk,computer', deal: 'abc' })}&clock=asked`);
  await expect(page.locator('.curtain').first()).toBeVisible();
  await look('curtain');
  await page.locator('.curtain').first().click();
  await page.keyboard.press('1');
  await page.keyboard.press('d');
  await look('asked');
  await page.keyboard.press('Escape');
  await press(says('menu-pause'));
  await look('paused');
  await open(`${linkTo({ play: 'Bb,computer', deal: 'abc' })}&practice=on`);
  await press(says('practice-hint'));
  await expect(page.locator('.practice-note, .hint').first()).toBeVisible();
  await look('practice');
}

async function endAndLessons({ page, says, press, open, look }: Walk): Promise<void> {
  await open(`${linkTo({ play: 'Bb,computer', deal: 'abc' })}&clock=none`);
  await playToTheCount(page);
  await look('end');
  await press(says('card-open'));
  await look('card');
  await press(says('card-back'));
  await press(says('review-open'));
  await look('review');
  await open('?learn=1&picture=none');
  await expect(page.locator('.rack .tile[aria-disabled="false"]')).toHaveCount(4);
  await look('lesson');
  await press(says('table-menu'));
  await press(says('menu-lessons'));
  await look('lessons');
}

for (const { language, width, height, set } of LOOKS) {
  const shown = set === 'usual' ? language : `${language}, ${set},`;
  test(`${shown} at ${width} × ${height}: every word has room${language === 'pseudo' ? ', and is a message' : ''}`, async ({ page }) => {
    test.setTimeout(240_000);
    page.setDefaultTimeout(20_000);
    await page.setViewportSize({ width, height });
    await page.addInitScript((kept) => localStorage.setItem('snag-preferences', kept), JSON.stringify(SETTINGS[set]));
    const says = saysIn(language);
    const faults: string[] = [];
    const walk: Walk = {
      page, says,
      press: (name) => page.getByRole('button', { name, exact: true }).first().click(),
      async open(search) {
        await page.goto(`/${search.replace(/^\//, '')}&lang=${language}`);
        await page.locator('#first').waitFor({ state: 'hidden' });
        await page.evaluate(() => document.fonts.ready);
      },
      async look(screen) {
        const unspoken = language === 'pseudo' ? await unspokenWords(page, KNOWN) : [];
        const found = [...await wordFaults(page), ...unspoken.map((word) => `"${word}" is no message`)];
        faults.push(...found.map((fault) => `${screen}: ${fault}`));
        if (LONG) await page.screenshot({ path: `test-results/languages/${language}-${set}-${width}-${screen}.png` });
      },
    };
    await openBare(page);
    await seedDatabase(page, dumped());
    await startAndSetup(walk);
    await table(walk);
    await endAndLessons(walk);
    expect(faults).toEqual([]);
  });
}
