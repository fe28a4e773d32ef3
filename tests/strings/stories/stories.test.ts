/**
 * Whole games as they are told, in each language: text files that were read aloud, line by line. A change to what is said shows as a
 * changed line. `UPDATE=1 npx vitest run tests/strings/stories` writes them anew: then read them again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { dealtOf, stepsOf } from '../../../src/rules/steps';
import type { Seat } from '../../../src/rules/position';
import type { TableHappening } from '../../../src/session/viewState';
import { UNNAMED_ME } from '../../../src/setup/names';
import type { LogLine } from '../../../src/strings/logLine';
import { speakNow } from '../../../src/strings/say';
import { LANGUAGES, type LanguageKey } from '../../../src/strings/languages/table';
import { linesOf } from '../../../src/ui/story';
import { storyText } from '../../../src/ui/storyText';
import { ENGLISH, allWordsOf } from '../../helpers/english';
import { parse } from '../../helpers/playthrough';

interface Story {
  /** A game in tests/playthroughs. */
  readonly game: string;
  /** The players by other names, among them some that end in s and x. */
  readonly names: readonly string[];
  /** Who reads it, if they have a name. */
  readonly you: Seat | null;
}

const STORIES: Readonly<Record<string, Story>> = {
  'two': { game: 'two-classic.txt', names: [UNNAMED_ME, 'Otto'], you: 0 },
  'four': { game: 'four-pay-tile.txt', names: ['Ann', 'Hans', 'Max', 'Lo'], you: 3 },
};

/** All lines of a game, from the draw for order to the count, and some that no record holds. */
function linesIn({ game, names, you }: Story): LogLine[] {
  const record = parse(readFileSync(`tests/playthroughs/${game}`, 'utf8'));
  const told = (happening: TableHappening): LogLine[] => linesOf(happening, names, record.rules.calls, you);
  const steps = [...stepsOf(record)];
  const tiles = (steps.at(-1)?.position ?? dealtOf(record)).won.map((won) => won.length);
  return [
    ...names.flatMap((_, seat) => told({ type: 'picked', seat, index: seat, tile: 13 + seat })),
    ...told({ type: 'seated', from: names.map((_, seat) => seat) }), ...told({ type: 'dealt' }),
    ...steps.flatMap(({ happenings }) => happenings.flatMap(told)),
    ...names.flatMap((_, seat) => told({ type: 'timeUp', seat })),
    ...names.flatMap((name, maker) => [
      ...told({ type: 'raced', maker, callers: names.map((__, seat) => ({ seat, ms: 820 + seat * 100, tied: seat === 1 })) }),
      { kind: 'uncalled', name, tiles: [4, 5, 6, 7] } as const,
    ]),
    ...told({ type: 'counted' }), { kind: 'count', names, tiles, you },
  ];
}

async function storyIn(language: LanguageKey, story: Story): Promise<string[]> {
  speakNow(await allWordsOf(language));
  return linesIn(story).map((line) => storyText([line]));
}

afterEach(() => speakNow(ENGLISH));

describe.each(Object.entries(STORIES))('the game of %s', (name, story) => {
  test.each(Object.keys(LANGUAGES) as LanguageKey[])('is told line by line in %s', async (language) => {
    const file = new URL(`${name}.${language}.txt`, import.meta.url);
    const lines = await storyIn(language, story);
    if (process.env['UPDATE'] === '1') writeFileSync(file, `${lines.join('\n')}\n`);
    const kept = readFileSync(file, 'utf8').trimEnd().split('\n');
    for (const [i, line] of kept.entries()) expect(lines[i], `${name}.${language}.txt, line ${i + 1}`).toBe(line);
    expect(lines).toHaveLength(kept.length);
  });
  test('tells the same tiles and figures in every language', async () => {
    const figures = async (language: LanguageKey): Promise<string[][]> =>
      (await storyIn(language, story)).map((line) => (line.match(/\d+(?:[.,]\d+)?/gu) ?? []).map((one) => one.replace(',', '.')));
    expect(await figures('sv')).toEqual(await figures('en'));
  });
});
