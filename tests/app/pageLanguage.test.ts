/** Which language the page goes on in: the link leads, then the setting, then the system, as before anything was loaded. */
import { describe, expect, test } from 'vitest';
import { followLanguage, languageAsked, pageLanguage } from '../../src/app/pageLanguage';
import { USUAL_PREFERENCES, type Preferences } from '../../src/setup/kept/preferences';

/** A page that asks for these, and what it came to speak. */
function following({ link = null as string | null, language = 'system', system = ['sv'], fails = false }) {
  const heard: string[] = [];
  const page = { link, system };
  let kept: Preferences = { ...USUAL_PREFERENCES, language };
  let told: (now: Preferences, before: Preferences) => void = () => {};
  let changed = (): void => {};
  followLanguage({
    languages: { speak: async (key) => { if (fails) throw new Error('offline'); heard.push(key); return true; } },
    preferences: { now: () => kept, subscribe: (listener) => { told = listener; return () => {}; } },
    link: () => page.link, system: () => page.system, systemChanged: (listener) => { changed = listener; },
    forgetLink: () => { page.link = null; }, spoken: () => heard.push('shown'), failed: () => heard.push('failed'),
  });
  return {
    async set(change: Partial<Preferences>): Promise<readonly string[]> {
      const before = kept;
      kept = { ...kept, ...change };
      told(kept, before);
      await Promise.resolve();
      return heard;
    },
    async system(languages: string[]): Promise<readonly string[]> {
      page.system = languages;
      changed();
      await Promise.resolve();
      return heard;
    },
  };
}

describe('a change of the setting', () => {
  test('is spoken, and counts from then on instead of the link', async () => {
    expect(await following({ link: 'sv', language: 'sv' }).set({ language: 'en' })).toEqual(['en', 'shown']);
  });
  test.each(['system', 'xx', 'constructor'])('to %s speaks what the system asks for', async (language) => {
    expect(await following({ language: 'en', system: ['de', 'sv-FI'] }).set({ language })).toEqual(['sv', 'shown']);
  });
  test('of another thing changes nothing', async () => {
    expect(await following({}).set({ muted: true })).toEqual([]);
  });
  test('whose words do not come is told', async () => {
    expect(await following({ fails: true }).set({ language: 'en' })).toEqual(['failed']);
  });
});

describe('a change of the system', () => {
  test.each([
    ['is followed', {}, 'en'],
    ['leaves the setting', { language: 'sv' }, 'sv'],
    ['leaves what the link asks for', { link: 'sv-FI' }, 'sv'],
    ['is followed where the link asks for what there is not', { link: 'fr' }, 'en'],
  ])('%s', async (_what, asked, spoken) => {
    expect(await following(asked).system(['en-US'])).toEqual([spoken, 'shown']);
  });
});

test('a language that there is not is told back, short and clean; one that nobody named is not', () => {
  expect([null, '', ' \u202e', 'sv-FI', 'EN', 'pseudo'].map(languageAsked)).toEqual([null, null, null, null, null, null]);
  expect(languageAsked(`f\u202er${'x'.repeat(40)}`)).toBe(`f r${'x'.repeat(17)}`);
});

test('the page begins in what was chosen for it', () => {
  expect(['sv', 'en', 'pseudo', 'xx', undefined].map((language) => pageLanguage({ dataset: language === undefined ? {} : { language } })))
    .toEqual(['sv', 'en', 'pseudo', 'en', 'en']);
});
