/** That the search through what devices at a table are told (tests/browser/apart) finds what must not be there. */
import { expect, test } from 'vitest';
import { ANN, begun, BO, playedOn, setupFor } from '../helpers/snap/savedGames';
import { headerOf } from '../helpers/snap/snap';
import { toldTooEarly } from '../browser/apart/hindsight';
import { leaksIn, type Recorded } from '../browser/apart/recorded';

const table = { seats: [], you: 1, playing: { id: 'g', game: 'snag', setup: {}, seats: [] } };
const told = (message: object): Recorded => ({ message, table }) as unknown as Recorded;
const inGame = (more: object): Recorded => told({ kind: 'game', game: 'g', message: { kind: 'update', ...more } });

test('racks and draws of others at SNAG are found, and what is nobody’s', () => {
  const sound = inGame({ view: { places: [0], seats: [{ rack: [null, null] }] }, happenings: [{ type: 'drew', seat: 0, tile: null }] });
  expect(leaksIn([sound])).toEqual([]);
  expect(leaksIn([
    sound, inGame({ view: { places: [0], seats: [{ rack: [null, 7] }] } }), told({ kind: 'table', table: { deck: [1] } }),
    inGame({ view: { places: [0], seats: [] }, happenings: [{ type: 'drew', seat: 0, tile: 7 }] }),
  ])).toEqual(['message 1 shows the rack of seat 0', 'message 2 (table) holds "deck"', 'message 3 says what seat 0 drew']);
});

test('cards of Snap that are told before they are turned are found, and words of a game before its end', () => {
  const saved = playedOn({ ...begun(setupFor([ANN, BO]), 'planted'), luck: ['one luck', 'other luck'] });
  const { deck, dealer } = headerOf(saved);
  const over = told({ kind: 'over', game: 'snap', id: 'g', saved: { ...saved, version: 1, deal: { deck, dealer } } });
  const shows = (flips: number, card: string | undefined): Recorded => inGame({ view: { flips, piles: [{ top: card }] } });
  // What is dealt last lies on top.
  const last = deck[0];
  const first = deck.findLast((_, i) => (dealer + 1 + i) % 2 === (dealer + 1) % 2);
  expect(toldTooEarly([shows(1, first), over, shows(1, last)])).toEqual([]);
  expect(toldTooEarly([shows(0, first), shows(1, last), told({ kind: 'table', word: 'other luck' }), over])).toEqual([
    `message 0 shows ${first} after 0 cards`, `message 1 shows ${last} after 1 cards`, 'message 2 holds other luck',
  ]);
});

test('cards of Snap Back that are told before they are shown are found, and numbers before all is revealed', () => {
  const over = told({ kind: 'over', game: 'snap-back', id: 'g', saved: { seed: 'word', luck: [], deal: { cards: [3, 5, 3] } } });
  const shows = (shown: number, rank: number, chosen: unknown): Recorded =>
    inGame({ view: { shown, phase: 'choosing', revealed: null, seats: [{ chosen }] }, happenings: [{ type: 'shown', rank, number: 2 }] });
  expect(toldTooEarly([shows(2, 5, true), over])).toEqual([]);
  expect(toldTooEarly([shows(1, 5, true), shows(2, 4, true), shows(2, 5, 6), over])).toEqual([
    'message 0 tells "rank":5,"number":2 after 1 cards', 'message 1 tells "rank":4,"number":2 after 2 cards', 'message 2 tells a number',
  ]);
  // The card that lies open: the top card, or one of the last that is shown again. What waits for all to have answered lies open to nobody.
  const opens = (shown: number, rank: number, back: number | null): Recorded =>
    inGame({ view: { shown, phase: 'dealing', revealed: null, seats: [], open: { rank, back } } });
  const kept = inGame({ open: { events: 2, secret: { claims: [3] } }, view: { shown: 2, phase: 'dealing', revealed: null, seats: [] } });
  const sound = [opens(2, 5, null), opens(2, 5, 1), opens(2, 3, 2)];
  expect([...leaksIn([...sound, over]), ...toldTooEarly([...sound, over])]).toEqual([]);
  expect(toldTooEarly([opens(1, 5, null), opens(1, 5, 2), opens(2, 3, 1), over])).toEqual([
    'message 0 lays 5 open after 1 cards', 'message 1 lays 5 open after 1 cards', 'message 2 lays 3 open after 2 cards',
  ]);
  expect(leaksIn([kept])).toEqual(['message 0 (game) holds "secret"']);
});
