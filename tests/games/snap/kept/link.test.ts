/** Links to a game of Snap. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreement } from '../../../../src/games/snap/kept/setup';
import { agreed } from '../../../helpers/agreed';
import { runs } from '../../../long/amount';

const { gameFromLink, openDraft, toDraftStore } = agreed(agreement);

const linked = (query: string): ReturnType<typeof gameFromLink> => gameFromLink(new URLSearchParams(`game=snap&${query}`));

describe('a link', () => {
  test('names table, players and cards', () => {
    expect(linked('rules=a&play=ann,computer:pip&cards=WORD')).toMatchObject({
      cards: 'WORD', problem: null, draft: { table: 'A', seats: [{ kind: 'local', name: 'Ann' }, { kind: 'bot', level: 'pip' }] },
    });
  });
  test('that says nothing of a game asks for none; what is left out is as usual', () => {
    expect(linked('')).toBeNull();
    expect(linked('play=ann,bo')).toMatchObject({
      cards: null, problem: null, draft: { table: 'B', ties: 'pot', asked: false, keys: 'one' },
    });
    expect(linked('play=ann,bo')?.draft.drum).toBeUndefined();
  });
  test('that names computers alone is played by whoever follows it', () => {
    expect(linked('play=computer,computer:ada')?.draft.seats.map(({ kind }) => kind)).toEqual(['local', 'bot', 'bot']);
  });
  test('names the house’s rules', () => {
    expect(linked('play=ann,bo&packs=2&ties=seat&drum=1.5&keys=two&hurry=off')).toMatchObject({
      problem: null, draft: { packs: 2, ties: 'seat', drum: true, beat: 1500, keys: 'two', asked: true },
    });
    expect(linked('play=ann,bo,cleo&drum=off')?.draft.drum).toBe(false);
  });
  test.each([
    ['play=ann,computer:nobody', 'character'], ['play=ann,bo&rules=d', 'rules'], ['play=ann,bo&packs=3', 'packs'],
    ['play=ann,bo&ties=x', 'ties'], ['play=ann,bo&drum=9', 'drum'], ['play=ann,bo&keys=3', 'keys'], ['play=ann,bo&hurry=x', 'hurry'],
    ['play=a,b,c,d,e,f,g', 'seats'], ['play=computer,computer,computer,computer,computer,computer', 'seats'],
    [`play=ann,bo&cards=${'x'.repeat(41)}`, 'cards'],
  ])('%s is refused for its %s, and the rest of it stays', (query, code) => {
    const game = linked(query);
    expect(game?.problem?.code).toBe(code);
    expect(game?.draft.seats.length).toBeGreaterThan(0);
  });
  test('that nobody made is read as far as it can be, and never more than a table holds', () => {
    const word = fc.oneof(fc.string({ unit: 'binary' }),
      fc.constantFrom('b', 'B ', '2', '1e999', '-0', 'NaN', 'off', 'two', 'seat', 'x'.repeat(999)));
    const seat = fc.oneof(word, fc.constantFrom('ann', 'ANN', 'computer', 'computer:pip', 'computer:', 'computer:__proto__', ''));
    const names = ['rules', 'packs', 'ties', 'drum', 'keys', 'hurry', 'cards'] as const;
    const query = fc.tuple(fc.array(seat, { maxLength: 9 }), fc.record(Object.fromEntries(names.map((name) => [name, fc.option(word)]))));
    fc.assert(fc.property(query, ([play, words]) => {
      const asked = new URLSearchParams({ play: play.join(',') });
      for (const [name, value] of Object.entries(words)) if (value !== null) asked.append(name, value);
      const game = gameFromLink(asked)!;
      expect(game.draft.seats.length).toBeLessThanOrEqual(6);
      expect([...game.cards ?? ''].length).toBeLessThanOrEqual(40);
      expect(openDraft(JSON.parse(JSON.stringify(toDraftStore(game.draft))))).toEqual(openDraft(toDraftStore(game.draft)));
    }), runs(60, 5000));
  });
});
