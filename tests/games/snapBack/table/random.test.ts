/** Random games with random presses: whatever people do, the record replays, and nothing that is turned down gets out. */
import { expect, test } from 'vitest';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { randomFrom } from '../../../../src/chance/chance';
import { createPlayer } from '../../../../src/games/snapBack/players/player';
import { openSaved, toStore } from '../../../../src/games/snapBack/kept/savedGame';
import { agreement } from '../../../../src/games/snapBack/kept/setup';
import { CLAIMS } from '../../../../src/games/snapBack/rules/cards';
import { SNAP_BACK_RECORD } from '../../../../src/games/snapBack/rules/record';
import { readRecord } from '../../../../src/contract/record';
import { cardsOf } from '../../../../src/games/snapBack/rules/shoe';
import type { SnapBackHappening } from '../../../../src/games/snapBack/rules/happening';
import type { SnapBackAct } from '../../../../src/games/snapBack/table/snapBackTypes';
import type { SnapBackView } from '../../../../src/games/snapBack/table/view';
import { ANN, BO, OTTO, setupOf, tableOf, VIOLA, type Played } from '../../../helpers/snapBack/tables';

const GAMES = 40;
const ACTS = 150;
const { pace, minutes } = agreement.of.terms;

/** All ranks that stand anywhere in a value. */
function ranksIn(value: unknown, found: number[] = []): number[] {
  if (Array.isArray(value)) for (const part of value) ranksIn(part, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      if (name === 'rank' && typeof part === 'number') found.push(part);
      if (name === 'cards' || name === 'deck') found.push(...(part as number[]));
      ranksIn(part, found);
    }
  }
  return found;
}

/** What may be known while this is shown: the open card, or at a reveal the last seven. */
function mayBeSeen(view: SnapBackView, cards: readonly number[]): number[] {
  const revealed = view.revealed === null ? [] : cards.slice(Math.max(0, view.shown - 7), view.shown);
  if (view.open === null) return revealed;
  return [...revealed, cards[view.shown - (view.open.back ?? 1)]!];
}

/** Whether a view tells of what may be seen and of nothing else, and its figures are possible. */
function isSound(view: SnapBackView, cards: readonly number[]): boolean {
  return ranksIn(view).toSorted().join() === mayBeSeen(view, cards).toSorted().join()
    && (view.time?.left ?? 0) >= 0 && view.down <= 6 && !(view.paused && view.open !== null);
}

/** One game of a word, with presses of that word. */
function played(word: string): Played {
  const random = randomFrom(`presses:${word}`);
  const below = (count: number): number => uniformInt(random, 0, count - 1);
  const players = [[ANN], [ANN, BO], [ANN, VIOLA, OTTO], [ANN, BO, VIOLA]][below(4)]!;
  const setup = setupOf(players, {
    pace: pace.of[below(pace.of.length)]!, untimed: below(3) === 0, minutes: minutes.of[below(minutes.of.length)]!,
  });
  const table = tableOf(setup, word, { createPlayer, frame: below(4) === 0 ? null : 16 });
  const seat = (): number => below(players.length + 1);
  const acts: (() => SnapBackAct)[] = [
    () => ({ kind: 'goOn' }), () => ({ kind: 'goOn' }),
    () => ({ kind: 'call', seat: seat(), at: table.now() - below(200) }),
    () => ({ kind: 'call', seat: seat(), at: table.now() - below(30) }),
    () => ({ kind: 'answer', seat: seat(), calls: below(3) === 0 }),
    () => ({ kind: 'answer', seat: seat(), calls: false }),
    () => ({ kind: 'choose', seat: seat(), claim: CLAIMS[below(7)]! }),
    () => ({ kind: 'choose', seat: table.view().chooser ?? 0, claim: CLAIMS[below(7)]! }),
    () => ({ kind: 'pause', paused: below(3) === 0, at: table.now() }),
    () => ({ kind: 'painted', at: table.now() - below(50) }),
    () => ({ kind: 'reading', on: below(2) === 0 }),
    () => ({ kind: 'hold', on: below(4) === 0 }),
    () => ({ kind: 'together', on: below(2) === 0 }),
  ];
  for (let i = 0; i < ACTS; i += 1) {
    table.act(acts[below(acts.length)]!());
    if (below(40) === 0) table.leap(below(100_000) - 20_000);
    table.pass(below(5) === 0 ? below(9000) : below(600));
  }
  table.table.leave();
  return table;
}

test('the record replays, what was played counts up, and no view and nothing told holds a card that is turned down', () => {
  let cards = 0;
  let calls = 0;
  for (let i = 0; i < GAMES; i += 1) {
    const table = played(`game ${i}`);
    const last = table.saves.at(-1);
    if (last === undefined) continue;
    const { setup, seed, events } = last;
    const deck = cardsOf(seed, events.length + 1);
    const read = readRecord(SNAP_BACK_RECORD, {
      format: 'snapback-record', version: 1, seats: setup.players.map(({ name }) => name), dice: setup.dice, deck, events,
    });
    expect(read, seed).toMatchObject({ ok: true });
    // Nothing that was saved is ever taken back.
    for (const [n, { played: time, events: earlier }] of table.saves.entries()) {
      expect(time).toBeGreaterThanOrEqual(table.saves[n - 1]?.played ?? 0);
      expect(events.slice(0, earlier.length)).toEqual(earlier);
      if (n % 8 === 0) expect(openSaved(toStore(table.saves[n]!))).toMatchObject({ ok: true });
    }
    expect(table.leaks, seed).toEqual([]);
    expect(table.views.filter((view) => !isSound(view, deck)), seed).toEqual([]);
    cards += events.filter(([kind]) => kind === 'show').length;
    calls += last.callTimes.length;
    expect(last.callTimes).toHaveLength(events.filter(([kind]) => kind === 'call').length);
    for (const time of last.callTimes) expect(time ?? 0).toBeGreaterThanOrEqual(0);
  }
  // Such presses play many cards and make many calls.
  expect(cards).toBeGreaterThan(500);
  expect(calls).toBeGreaterThan(100);
});

test('a card is told of by its rank when it is shown, when it is shown again and at a reveal, and at no other time', () => {
  const table = tableOf(setupOf([ANN, VIOLA, OTTO]), 'told');
  const [viola] = table.players;
  table.act({ kind: 'goOn' });
  table.card(8);
  table.pass(600);
  table.call(0);
  table.card(10);
  table.pass(150);
  const deck = cardsOf('told', 10);
  const inTurn = (heard: readonly SnapBackHappening[]): number[] => heard.flatMap((one) => ranksIn(one));
  const expected = [...deck.slice(0, 8), ...deck.slice(1, 8), ...deck.slice(2, 8), ...deck.slice(8)];
  expect(inTurn(viola!.heard)).toEqual(expected);
  expect(inTurn(table.told)).toEqual(expected);
});

test('the same word and the same presses give the same game', () => {
  for (const word of ['one', 'two', 'three']) {
    const [one, other] = [played(word), played(word)];
    expect(one.saves.at(-1)).toEqual(other.saves.at(-1));
    expect(one.told).toEqual(other.told);
  }
});
