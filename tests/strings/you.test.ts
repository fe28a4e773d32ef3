/** The only local player is "you" in all that is told: sentence by sentence, and nowhere by name. */
import { describe, expect, test } from 'vitest';
import type { TableHappening } from '../../src/session/viewState';
import { say } from '../../src/strings/say';
import { who } from '../../src/strings/words/grammar';
import { momentTold } from '../../src/strings/words/past/replay';
import { askText, pickText, placeText } from '../../src/strings/words/table/prompts';
import { logSentence, verdict } from '../../src/strings/words/table/log';
import { refusalSentence } from '../../src/strings/words/refusals/refusals';
import { orderTileName, owner } from '../../src/strings/words/table/names';
import { isToldBefore, linesOf, youOf } from '../../src/ui/story';
import { storyText } from '../../src/ui/storyText';

const NAMES = ['Ann', 'Bo', 'Cleo'];
const told = (happening: TableHappening, you: number | null, calls: 'classic' | 'race' | 'automatic' = 'classic'): string =>
  storyText(linesOf(happening, NAMES, calls, you));
const taken = (seat: number, maker: number, missed: boolean, costsMove = false): TableHappening => ({
  type: 'snagged', seat, tiles: [44, 45, 46, 47], ...(costsMove ? { costsMove } : {}),
  runs: [{ direction: 'across', squares: [44, 45, 46, 47], maker, missed }],
});
const four = '4 tiles: 44, 45, 46 and 47.';

const SENTENCES: readonly (readonly [what: TableHappening, toYou: string, ofAnn: string])[] = [
  [{ type: 'picked', seat: 0, index: 2, tile: 13 }, 'You pick 13.', 'Ann picks 13.'],
  [{ type: 'seated', from: [0, 1, 2] }, 'You have the lowest tile and go first, then Bo and Cleo.',
    'Ann has the lowest tile and goes first, then Bo and Cleo.'],
  [{ type: 'placed', seat: 0, tile: 44 }, 'You play 44.', 'Ann plays 44.'],
  [{ type: 'drew', seat: 0, tile: 9, pile: 20 }, 'You draw 9.', 'Ann draws 9.'],
  [{ type: 'drew', seat: 0, tile: null, pile: 0 }, 'Your turn ends.', 'Ann’s turn ends.'],
  [{ type: 'turn', seat: 0 }, 'Your turn.', 'Ann’s turn.'],
  [{ type: 'timeUp', seat: 0 }, 'Your time is up.', 'Time’s up for Ann.'],
  [{ type: 'lostMove', seat: 0 }, 'You miss this turn.', 'Ann misses this turn.'],
  [taken(0, 0, false), `SNAG! You take ${four}`, `SNAG! Ann takes ${four}`],
  [taken(1, 0, true), `You missed a run. Bo takes ${four}`, `Ann missed a run. Bo takes ${four}`],
  [taken(0, 1, true, true), `Bo missed a run. You take ${four} Taking Bo’s run costs you a turn.`,
    `Bo missed a run. Ann takes ${four} Taking Bo’s run costs Ann a turn.`],
  [taken(0, 1, false), `SNAG! You’re quicker than Bo and take ${four}`, `SNAG! Ann is quicker than Bo and takes ${four}`],
  [taken(1, 0, false), `SNAG! Bo is quicker than you and takes ${four}`, `SNAG! Bo is quicker than Ann and takes ${four}`],
  [{ type: 'falseCall', seat: 0, penalty: 'lose-move', paid: [] }, 'No run for you to take. You miss your next turn.',
    'Ann calls SNAG with no run to take, and misses their next turn.'],
  [{ type: 'falseCall', seat: 0, penalty: 'lose-move', paid: [], thisMove: true }, 'No run for you to take. You miss this turn.',
    'Ann calls SNAG with no run to take, and misses this turn.'],
  [{ type: 'falseCall', seat: 0, penalty: 'none', paid: [] }, 'No run for you to take. It costs you nothing.',
    'Ann calls SNAG with no run to take.'],
  [{ type: 'falseCall', seat: 0, penalty: 'pay-tile', paid: [{ to: 1, tile: 4 }] }, 'No run for you to take. You give Bo a tile.',
    'Ann calls SNAG with no run to take, and gives Bo a tile.'],
  [{ type: 'falseCall', seat: 1, penalty: 'pay-tile', paid: [{ to: 0, tile: 4 }] },
    'Bo calls SNAG with no run to take, and gives you a tile.',
    'Bo calls SNAG with no run to take, and gives Ann a tile.'],
  [{ type: 'raced', maker: 1, callers: [{ seat: 0, ms: 820, tied: false }, { seat: 2, ms: 820, tied: true }] },
    "You 0.82 s, Cleo 0.82 s (too close to call); you play sooner after Bo.",
    "Ann 0.82 s, Cleo 0.82 s (too close to call); Ann plays sooner after Bo."],
  [{ type: 'raced', maker: 1, right: 'maker', callers: [{ seat: 0, ms: 400, tied: false }, { seat: 1, ms: 820, tied: false }] },
    'You called too, but Bo made the run and called in time.', 'Ann called too, but Bo made the run and called in time.'],
  [{ type: 'raced', maker: 0, callers: [{ seat: 1, ms: 820, tied: false }, { seat: 2, ms: 820, tied: true }] },
    'Bo 0.82 s, Cleo 0.82 s (too close to call); Bo plays sooner after you.',
    "Bo 0.82 s, Cleo 0.82 s (too close to call); Bo plays sooner after Ann."],
];

describe('what is told', () => {
  test.each(SENTENCES)('%j', (happening, toYou, ofAnn) => {
    expect(told(happening, 0)).toBe(toYou);
    expect(toYou).not.toContain('Ann');
    expect(told(happening, null)).toBe(ofAnn);
    // Somebody else is "you": then Ann is Ann.
    expect(told(happening, 2).replaceAll(/\byou\b/gi, 'Cleo')).toContain('Ann');
  });
  test('of the count and the win', () => {
    const tiles = [30, 20, 26];
    expect(logSentence({ kind: 'count', names: NAMES, tiles, you: 0 })).toBe(
      'You, 30 tiles; Bo, 20 tiles; Cleo, 26 tiles. You win with 30 tiles.');
    expect(verdict(NAMES, tiles, 1)).toBe('Ann wins with 30 tiles.');
    expect(verdict(NAMES, [30, 30, 16], 1)).toBe('Ann and you tie with 30 tiles each.');
    expect(verdict(NAMES, tiles)).toBe('Ann wins with 30 tiles.');
  });
  test('of a false call is told once, though it costs this very move', () => {
    const all: TableHappening[] = [
      { type: 'falseCall', seat: 0, penalty: 'lose-move', paid: [], thisMove: true }, { type: 'lostMove', seat: 0 },
    ];
    expect(all.filter((one) => !isToldBefore(one, all, 0)).map((one) => told(one, 0)))
      .toEqual(['No run for you to take. You miss this turn.']);
    expect(all.filter((one) => !isToldBefore(one, all, 1))).toEqual(all);
    expect(isToldBefore(all[1]!, all.slice(1), 0)).toBe(false);
  });
  test('as a question or a prompt bears no name', () => {
    expect(pickText(null)).toBe('Pick a tile. The lowest goes first.');
    expect(placeText(null, 'classic', false)).toBe('Play a tile: tap it, drag it to its square, or press 1 to 4.');
    // Whoever plays by touch hears of no key.
    expect(placeText(null, 'classic', true)).toBe('Play a tile: tap it or drag it to its square.');
    expect(askText(null)).toBe('SNAG or pass?');
  });
});

test('a player without a name is spoken to wherever the word stands for them, also in a replay and on the card', () => {
  const names = ['You', 'Bo'];
  expect(storyText(linesOf({ type: 'placed', seat: 0, tile: 44 }, names, 'classic', null))).toBe('You play 44.');
  expect(verdict(names, [30, 20])).toBe('You win with 30 tiles.');
  expect(logSentence({ kind: 'uncalled', name: 'You', tiles: [1, 2, 3, 4] })).toBe('You miss a run: 1, 2, 3 and 4.');
  expect(logSentence({ kind: 'cost', name: 'You', of: { maker: 'Bo', you: false, count: 1 } }))
    .toBe('Taking Bo’s run costs you a turn.');
  expect([say('table-rack', owner('You')), say('table-rack', owner('Ann'))]).toEqual(['Your rack', 'Ann\'s rack']);
  expect(say('table-calls', who('You'))).toBe('You call SNAG!');
  expect(momentTold({ kind: 'taken', step: 1, ply: 30, seat: 0, tiles: [1, 2, 3, 4], from: [1] }, names)).toBe('You take 4 tiles from Bo');
  expect(momentTold({ kind: 'taken', step: 1, ply: 30, seat: 1, tiles: [1, 2, 3, 4], from: [0] }, names)).toBe('Bo takes 4 tiles from you');
  expect(refusalSentence({ code: 'already-placed', seat: 0, tile: 4 }, names)).toBe('You’ve already played 4 this turn.');
  expect(refusalSentence({ code: 'not-your-move', mover: 1, seat: 0 }, names)).toBe('It’s Bo’s turn, not yours.');
  expect(orderTileName(2, { tile: 57, name: 'You' })).toBe('Tile 3, 57, yours');
});

test('"you" is the only local player; of several nobody is, nor where only computers play', () => {
  const seats = (...kinds: ('local' | 'bot' | 'remote')[]): { kind: 'local' | 'bot' | 'remote' }[] => kinds.map((kind) => ({ kind }));
  expect(youOf(seats('bot', 'local', 'remote'))).toBe(1);
  expect(youOf(seats('local', 'local'))).toBeNull();
  expect(youOf(seats('bot', 'bot'))).toBeNull();
});
