/** Challenges as links: what they say of the deal and of whoever sends it, old ones too, and what of a link is refused. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SQUARES } from '../../src/rules/board';
import { challengeFromLink, challengeTo, toBeatIn, type Challenge } from '../../src/setup/challenge';
import { isChallenge, linkTo } from '../../src/setup/links';
import { isPersonsName } from '../../src/setup/names';
import { challengeDare, challengeTerms, challengeTitle } from '../../src/strings/words/challenge/challenge';
import { setupSentence } from '../../src/strings/words/refusals/problems';
import { setupOf } from '../helpers/sessions';
import { runs } from '../long/amount';

const read = (query: string): Challenge => {
  const outcome = challengeFromLink(query);
  if (!outcome.ok) throw new Error(setupSentence(outcome.problem));
  return outcome.challenge;
};
const refused = (query: string): string => {
  const outcome = challengeFromLink(query);
  return outcome.ok ? 'taken' : setupSentence(outcome.problem);
};
const told = (query: string): string[] => { const one = read(query); return [challengeTitle(one), challengeDare(one)]; };

describe('a challenge', () => {
  test('says who sends it and what they made of these tiles, and neither their pace nor that they practised', () => {
    const setup = setupOf('Ann computer:pip', { seed: 'monday', callSeconds: 8, pace: 'fast', practice: true });
    const link = challengeTo(setup, [50, 16]);
    expect(link).toBe('?play=you%2Ccomputer%3Apip&deal=monday&clock=8&from=Ann&score=50-16');
    expect(isChallenge(link)).toBe(true);
    expect(read(link)).toMatchObject({
      by: 'Ann', tiles: [50, 16], setup: { seed: 'monday', callSeconds: 8, players: [{ name: 'You', kind: 'local' }, { level: 'pip' }] },
    });
    expect(read(link).setup.practice).toBeUndefined();
    expect(toBeatIn(read(link))).toEqual({ by: 'Ann', tiles: 50 });
  });

  test('by whoever has no name names nobody', () => {
    const link = challengeTo(setupOf('You computer:pip', { seed: 'monday' }), [20, 31]);
    expect(link).not.toContain('from');
    expect(told(link)).toEqual(['A challenge from a friend', 'Your friend lost to Pip, 20–31. Can you do better?']);
    expect(read('?play=you,computer&deal=x&from=You&score=1-2').by).toBeNull();
  });

  test('among several people keeps who they are, and is to be beaten by their best', () => {
    const link = challengeTo(setupOf('Ann Bo computer:pip', { seed: 'monday' }), [20, 31, 9]);
    expect(read(link)).toMatchObject({
      by: null, tiles: [20, 31, 9], setup: { players: [{ name: 'Ann' }, { name: 'Bo' }, { level: 'pip' }] },
    });
    expect(toBeatIn(read(link))).toEqual({ by: 'Bo', tiles: 31 });
    expect(told(link)[1]).toBe('The score with these tiles was Ann 20, Bo 31 and Pip 9. Can you beat 31?');
  });

  test.each([
    ['50-16', 'Ann beat Pip 50–16. Can you?'], ['16-50', 'Ann lost to Pip, 16–50. Can you do better?'],
    ['28-28', 'Ann tied with Pip, 28 tiles each. Can you do better?'], ['0-0', 'Ann tied with Pip, 0 tiles each. Can you do better?'],
  ])('tells %s in a sentence', (score, said) => {
    expect(told(`?play=you,computer:pip&deal=x&from=ann&score=${score}`)).toEqual(['A challenge from ann', said.replaceAll('Ann', 'ann')]);
  });

  test('among more than two tells it in the order of their tiles, wherever the friend sat', () => {
    const dare = (score: string): string => challengeDare(read(`?play=computer:otto,you,computer:pip&deal=x&from=Ann&score=${score}`));
    expect(dare('9-40-21')).toBe('Ann beat Pip and Otto 40–21–9. Can you?');
    expect(dare('9-21-40')).toBe('Ann lost to Pip, 21–40. Can you do better?');
    expect(dare('9-30-30')).toBe('Ann tied with Pip, 30 tiles each. Can you do better?');
  });

  test('without a score says what it knows', () => {
    const link = '?play=you%2Ccomputer%3Aada&deal=monday&from=Ann';
    expect(isChallenge(link)).toBe(true);
    expect(told(link)).toEqual(['A challenge from Ann', 'Ann played Ada with these tiles. Can you do better?']);
    expect(toBeatIn(read(link))).toBeNull();
  });

  test('of before there was a page is a link like any other, and begins at once', () => {
    expect(isChallenge('?play=you%2Ccomputer%3Aada&deal=monday&pace=fast&clock=8')).toBe(false);
  });

  test('is no other link: not one that names who plays, nor one without a deal', () => {
    for (const query of ['', '?learn', '?play=ann,computer&deal=x', '?play=you,computer', '?play=You,computer&deal=x', '?score=5-6']) {
      expect(isChallenge(query), query).toBe(false);
    }
    expect(isChallenge(linkTo(setupOf('You computer')))).toBe(false);
  });

  test.each([
    ['play=you,computer&score=50-16', 'The deal code must be 1–40 characters.'],
    ['play=you,computer:mango&deal=x&score=50-16', /^There’s no computer player “mango”/u],
    ['play=computer,computer&deal=x&score=50-16', 'Player 1 needs a name.'],
    ['play=you,computer&deal=x&score=50', /^The score can’t be “50”/u], ['play=you,computer&deal=x&score=50-16-3', /^The score can’t be/u],
    ['play=you,computer&deal=x&score=50-27', /^The score can’t be “50-27”/u],
    ['play=you,computer&deal=x&score=-5-16', /^The score can’t be/u],
    ['play=you,computer&deal=x&score=1e1-2', /^The score can’t be/u], ['play=you,computer&deal=x&score=', /^The score can’t be/u],
    ['play=you,computer&deal=x&score=50-16&pace=warp', /^There’s no pace “warp”/u],
    ['play=you,computer&deal=x&from=computer', /^A person can’t be called “computer”/u],
    ['play=you,computer&deal=x&from=%3F', /^Nobody can be called/u],
    [`play=you,computer&deal=x&from=${'long'.repeat(9)}`, /^The name .+ is too long/u],
    ['score=50-16', /^SNAG is for two to four players/u],
  ])('is refused with a sentence: %s', (query, said) => { expect(refused(`?${query}`)).toMatch(said); });

  test('comes back through its link whoever sends it and whatever they won; nothing else makes it throw', () => {
    const name = fc.string({ minLength: 1, maxLength: 20 }).filter((one) => isPersonsName(one) && one.toLowerCase() !== 'you');
    const most = SQUARES.length;
    const tiles = fc.tuple(fc.nat(most), fc.nat(most)).map(([a, b]) => [Math.min(a, b), most - Math.max(a, b)]);
    fc.assert(fc.property(name, tiles, (by, won) => {
      const setup = setupOf('Ann computer:pip');
      const link = challengeTo({ ...setup, players: setup.players.map((one) => (one.kind === 'local' ? { ...one, name: by } : one)) }, won);
      expect(read(link)).toMatchObject({ by, tiles: won });
    }), runs(100, 2000));
    fc.assert(fc.property(fc.string(), fc.string(), (from, score) => {
      const outcome = challengeFromLink(`?${new URLSearchParams({ play: 'you,computer', deal: 'x', from, score }).toString()}`);
      if (!outcome.ok) expect(setupSentence(outcome.problem)).not.toBe('');
      else expect(outcome.challenge.tiles?.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(SQUARES.length);
    }), runs(100, 2000));
  });
});

test('how it is played is told with one’s own pace and clock, and with what differs from the box', () => {
  const terms = (query: string, own: 'longer' | undefined = undefined): readonly string[] => {
    const { setup } = read(query);
    const players = setup.players.map((one) => ({ ...one, ...(own ? { clock: own } : {}) }));
    return challengeTerms({ setup: { ...setup, pace: 'slow', players } });
  };
  expect(terms('?play=you,computer&deal=x')).toEqual([
    'You get the same tiles. The computers may play them differently.', 'You play at your own pace: slow.', 'You have 5 seconds to call.',
  ]);
  expect(terms('?play=you,computer&deal=x', 'longer').at(-1)).toBe('You have 15 seconds to call.');
  expect(terms('?play=you,computer&deal=x&clock=none&aid=on').slice(-2)).toEqual([
    'There’s no time limit to call.', expect.stringMatching(/gone|crossed/u),
  ]);
  expect(terms('?play=ann,bo&deal=x&score=1-2&rules=race')).toHaveLength(7);
});
