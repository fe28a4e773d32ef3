/**
 * What is told by ear fits into the time there is: whole games are played under a clock that jumps, and each letter takes as long as a
 * screen reader needs for it. Everything is told once, in the order of the story, and the log has all of it.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { speakNow } from '../../src/strings/say';
import { logSentence } from '../../src/strings/words/table/log';
import { allWordsOf, ENGLISH } from '../helpers/english';
import { listenTo, type Heard, type HeardGame } from '../helpers/listener';
import { LONG } from '../long/amount';

const OPPONENTS = ['otto', 'otto viola', 'otto viola henrik'];
/** With a short time to call and with the usual one, each its own deal. */
const GAMES = [['a', 3], ['b', 5]] as const;

const numbered = (all: readonly number[], part: number): number => all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) * part)] ?? 0;

/** By how much later than they came sentences begin to be spoken, in milliseconds: the middle one, that of 95 of 100, and the latest. */
function lateness(heard: readonly Heard[]): { readonly middle: number; readonly most: number; readonly latest: number } {
  const all = heard.map(({ late }) => late);
  return { middle: numbered(all, 0.5), most: numbered(all, 0.95), latest: numbered(all, 1) };
}

/** What is told before the game is over: nothing waits for what is told of its end. */
const inPlay = ({ heard }: HeardGame): Heard[] => heard.filter(({ entry }) =>
  !(entry?.line.kind === 'count' || (entry?.line.kind === 'happening' && entry.line.happening.type === 'counted')));

const isTurn = ({ entry }: Heard): boolean => entry?.line.kind === 'happening' && entry.line.happening.type === 'turn';

/** Where the most is told in the least time is listened in both languages, and everywhere else in English. */
const looked = (language: 'en' | 'sv') => (['fast', 'normal'] as const).flatMap((pace) => OPPONENTS.map((against) => ({ pace, against })))
  .filter(({ pace, against }) => LONG || language === 'en' || (pace === 'fast' && against === OPPONENTS.at(-1)));

describe.each(['en', 'sv'] as const)('in %s', (language) => {
  beforeAll(async () => { speakNow(await allWordsOf(language)); });
  afterAll(() => { speakNow(ENGLISH); });

  test.each(looked(language))(
    'a player who listens is told all of a game against $against at $pace pace in time', async ({ pace, against }) => {
      const games = await Promise.all(GAMES.map(([seed, callSeconds]) => listenTo(against, pace, seed, callSeconds)));
      const heard = games.flatMap(inPlay);
      const all = lateness(heard);
      const turns = lateness(heard.filter(isTurn));
      const asLog = lateness(games.flatMap((game) => game.asLog));
      if (process.env['MEASURE'] === '1') console.info(language, pace, against, { all, turns, asLog });
      expect(heard.length).toBeGreaterThan(200);
      expect(all.middle).toBeLessThanOrEqual(1000);
      expect(turns.middle).toBeLessThanOrEqual(1800);
      expect(turns.most).toBeLessThanOrEqual(6000);
      expect(all.latest).toBeLessThanOrEqual(9000);
    },
  );

  test('each thing is told once, in its order, and nobody hears of a computer\'s clock or draw', async () => {
    const { heard, story } = await listenTo('otto viola', 'fast', 'once', 5);
    const told = heard.flatMap(({ entry }) => entry ?? []);
    expect(told).toEqual(story.filter((entry) => told.includes(entry)));
    expect(new Set(told).size).toBe(told.length);
    const left = story.filter((entry) => !told.includes(entry)).map(({ line }) => line);
    // What is not told by ear stands in the log, and is none of what changes the table or the person's own game.
    const kinds = new Set(left.map((line) => (line.kind === 'happening' ? line.happening.type : line.kind)));
    expect([...kinds].filter((kind) => !['drew', 'cost', 'raced', 'timeUp', 'over'].includes(kind))).toEqual([]);
    for (const line of left) {
      if (line.kind === 'happening' && 'seat' in line.happening) expect(line.happening.seat, logSentence(line)).not.toBe(line.you);
    }
    // Every second left is one of Ann's own, whose tile lies there, or of the last chance, which is everybody's.
    const placer = (until: number): number | null => heard.slice(0, until).flatMap(({ entry }) =>
      (entry?.line.kind === 'happening' && entry.line.happening.type === 'placed' ? [entry.line.happening.seat] : [])).at(-1) ?? null;
    const times = heard.flatMap(({ entry, text }, i) => (entry === null && !/^(?:Last chance|Sista chansen)/u.test(text) ? [i] : []));
    expect(times.length).toBeGreaterThan(10);
    expect(times.filter((i) => placer(i) !== 0).map((i) => heard[i]?.text)).toEqual([]);
  });
});
