/** What is agreed for a game of Salute the King: terms, keys, links and the dealer's choice; and what is kept of its games. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptBests } from '../../../src/games/keptBests';
import { saluteShell } from '../../../src/games/salute/app/salute';
import { saluteBests, saluteGames } from '../../../src/games/salute/kept/savedGame';
import { agreement, optionsOf } from '../../../src/games/salute/kept/setup';
import { areTriggers, COURT } from '../../../src/games/salute/rules/triggers';
import { agreed } from '../../helpers/agreed';
import { ANN, begun, BO, PIP, setupFor } from '../../helpers/salute/salute';
import { runs } from '../../long/amount';

const { gameFromLink } = agreed(agreement);
const linked = (query: string): ReturnType<typeof gameFromLink> => gameFromLink(new URLSearchParams(`game=salute&${query}`));
const draft = agreement.openDraft({});

test('ace, king, queen and jack, a press on a plain card costs nothing, and nobody is asked, unless something else is agreed', () => {
  expect(draft).toMatchObject({ wants: 'court', plainTakes: false, asked: false, least: 1200 });
  expect(agreement.openDraft({ asked: true })).toMatchObject({ asked: false });
  expect(optionsOf(setupFor([ANN, BO, PIP]))).toEqual({ packs: 1, flips: 1000, plainTakes: false, triggers: COURT });
  expect(optionsOf(setupFor([ANN, BO, PIP], { wants: 'own', stand: '7', bow: 'prime', applaud: 'sum21' })).triggers)
    .toEqual(['7', 'K', 'prime', 'sum21']);
});

test('nobody’s four keys are anybody else’s, and more than four people need phones or a tablet', () => {
  const keys = Object.values(agreement.of.keys);
  expect(new Set(keys.flatMap(({ usual }) => usual)).size).toBe(16);
  expect(keys.map(({ wanted }) => [wanted(draft, 4), wanted(draft, 5)])).toEqual(Array.from({ length: 4 }, () => [true, false]));
});

test('three to eight play, and four different cards want something', () => {
  const kept = (players: readonly object[], more: object = {}): unknown =>
    agreement.read(JSON.parse(JSON.stringify(setupFor(players as never, more as never))));
  expect(kept([ANN, BO, PIP], { wants: 'own', stand: '7' })).toMatchObject({ wants: 'own', stand: '7' });
  expect([kept([ANN, BO]), kept([ANN, BO, PIP], { wants: 'own', stand: 'K' }), kept([ANN, BO, PIP], { stand: '1' })])
    .toEqual([null, null, null]);
});

test('a link names what wants the gestures; one that can’t is refused for it', () => {
  expect(linked('play=ann,bo,cleo&stand=10&bow=prime&applaud=sum21&plain=takes')).toMatchObject({
    problem: null, draft: { wants: 'own', stand: 'T', salute: 'K', bow: 'prime', applaud: 'sum21', plainTakes: true },
  });
  expect(linked('play=ann,bo,cleo&wants=dealer')).toMatchObject({ problem: null, draft: { wants: 'dealer' } });
  for (const query of ['wants=queen', 'stand=1', 'applaud=sum99', 'plain=maybe']) {
    expect(linked(`play=ann,bo,cleo&${query}`)?.problem, query).toMatchObject({ code: query.split('=')[0] });
  }
});

test('what the dealer chooses is dealt with the cards, and kept with them: another game has other ranks', () => {
  const setup = setupFor([ANN, BO, PIP], { wants: 'dealer' });
  const triggersOf = (seed: string): readonly string[] => {
    const opened = saluteGames.openSaved(saluteGames.toStore(begun(setup, seed)));
    if (!opened.ok) throw new Error(seed);
    return opened.game.replayed.states[0]!.options.triggers;
  };
  const all = ['a', 'b', 'c'].map(triggersOf);
  expect(all.every(areTriggers)).toBe(true);
  expect(new Set(all.map(String)).size).toBe(3);
  expect(triggersOf('a')).toEqual(all[0]);
});

/** Every place in a value, the deepest too. */
const placesIn = (value: unknown): (readonly string[])[] => (typeof value !== 'object' || value === null ? [[]]
  : [[], ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner).map((place) => [key, ...place]))]);

function withAt(value: unknown, [key, ...rest]: readonly string[], spoilt: unknown): unknown {
  return key === undefined ? spoilt : { ...value as object, [key]: withAt((value as Record<string, unknown>)[key], rest, spoilt) };
}

test('a kept game that was spoiled anywhere is opened or refused', () => {
  const row = saluteGames.toStore(begun(setupFor([ANN, BO, PIP], { wants: 'dealer' }), 'spoiled'));
  const junk = fc.oneof(fc.anything(), fc.constantFrom(-1, 1.5, NaN, '', [], {}, null, undefined, true, 'prime', 'sum9', 'dealer', '5c'));
  fc.assert(fc.property(fc.constantFrom(...placesIn(row.value)), junk, (place, spoilt) => {
    const opened = saluteGames.openSaved({ ...row, value: withAt(row.value, place, spoilt) } as never);
    if (opened.ok) expect(areTriggers(opened.game.replayed.states[0]!.options.triggers)).toBe(true);
  }), runs(150, 5000));
});

test('own bests are the quickest right answer, the usual time, the share answered in time and the fewest wrong signs', () => {
  const played = (game: string, at: number, more: object = {}) => ({
    game, at, seats: 3, cards: 90, won: false, called: 8, matches: 10, missed: 2, falseCalls: 2, quickest: 700, callTime: 900, ...more,
  });
  const { openBests, bestsAfter, bestOf } = saluteBests;
  const bests = [played('a', 1), played('b', 2, { quickest: 600, callTime: 800 }), played('c', 3, { called: 9, missed: 1, falseCalls: 0 }),
    // With hardly a gesture it says little.
    played('d', 4, { called: 2, matches: 2, missed: 0, falseCalls: 0 })].reduce(bestsAfter, openBests(null));
  expect(Object.entries(bestOf(bests)).map(([name, best]) => [name, best?.worth, best?.game.game]))
    .toEqual([['quickest', 600, 'b'], ['callTime', 800, 'b'], ['share', 0.9, 'c'], ['falseCalls', 0, 'c']]);
  expect(openBests(JSON.parse(JSON.stringify(keptBests(bests))))).toEqual(bests);
});

test('rules are told as they are agreed', () => {
  const told = (more: object): string => JSON.stringify(saluteShell.home.rules(setupFor([ANN, BO, PIP], more)));
  expect(told({})).toContain('4 seconds');
  expect(told({ plainTakes: true })).not.toBe(told({}));
  expect(told({ wants: 'own', applaud: 'sum21' })).toContain('21');
});
