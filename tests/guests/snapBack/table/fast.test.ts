/** What strength is measured with plays the games that the table plays: the same cards, calls and numbers, for almost as many cards. */
import { expect, test } from 'vitest';
import { createPlayer } from '../../../../src/guests/snapBack/players/player';
import { playFast } from '../../../../tools/snapBack/play';
import { ANN, OTTO, setupOf, tableOf, VIOLA } from '../../../helpers/snapBack/tables';

test('two games of ten minutes, with somebody who is silent', () => {
  for (const seed of ['one', 'two']) {
    const { pace, dice, players } = setupOf([ANN, VIOLA, OTTO]);
    const fast = playFast({ players: players.map(({ level }) => level ?? null), seed, pace, minutes: 10, die: dice });
    const table = tableOf(setupOf(players), seed, { createPlayer });
    table.act({ kind: 'goOn' });
    table.until(({ phase }) => phase === 'over');
    const { events } = table.saves.at(-1)!;
    const both = Math.min(events.length, fast.events.length);
    expect(events.slice(0, both), seed).toEqual(fast.events.slice(0, both));
    // Painting and judging take the table a moment for each card.
    expect(fast.events.length - both, seed).toBeLessThan(10);
    expect(events.length - both, seed).toBeLessThanOrEqual(2);
  }
});
