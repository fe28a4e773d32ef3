/** The lesson of Spoons and Pig: what has happened in each of its parts may happen by the rules, and Pip is dealt what he says. */
import { describe, expect, test } from 'vitest';
import { isFour } from '../../../../src/games/hands/rules/deal';
import { nextDeck } from '../../../../src/games/hands/table/dealtTable';
import { pig, spoons } from '../../../../src/games/spoons/kept/savedGame';
import { courseOf } from '../../../../src/games/spoons/lesson/course';
import { act, startGame } from '../../../../src/games/spoons/rules/game';

describe.each([spoons, pig].map((one) => [one.rules.name, one] as const))('%s', (_, { taking }) => {
  const course = courseOf(taking);
  const { deal, seed } = course.dealt as { deal: Parameters<typeof startGame>[3]; seed: string };

  test('its parts follow from each other', () => {
    let game = startGame(taking, { packs: 1, letters: 3 }, 3, deal);
    for (const event of course.beats.flatMap(({ past = [] }) => past)) {
      const outcome = act(game, event);
      if (!outcome.ok) throw new Error(`${JSON.stringify(event)}: ${outcome.code}`);
      game = outcome.state;
    }
    expect(game).toMatchObject({ isOpen: false, letters: [0, 0, 1], taken: [0, 1] });
    const next = act(game, ['deal', null, nextDeck({ seed }, 1, game.played)]);
    if (!next.ok) throw new Error(next.code);
    expect(next.state.hands[1]!.map((card) => card[0])).toEqual(['6', '6', '6', '6']);
    expect(isFour(next.state.hands[1]!)).toBe(true);
  });

  test('a part that a reload comes back to begins by itself', () => {
    for (const { part, on } of course.beats) if (part !== undefined) expect([part, on]).toEqual([part, undefined]);
    expect(course.beats.at(-1)).toMatchObject({ part: 'end', asks: 'play' });
  });
});
