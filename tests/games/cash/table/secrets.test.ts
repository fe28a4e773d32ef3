/** What nobody at a table of Cash may know: another's hand, another pair's signal. Looked for in the text of every message. */
import { expect, test } from 'vitest';
import type { Card } from '../../../../src/cards/card';
import { openSaved, toStore } from '../../../../src/contract/savedGame';
import { cashGame } from '../../../../src/games/cash/table/cashGame';
import type { CashTypes } from '../../../../src/games/cash/table/view';
import { begunCash, setupOf } from '../../../helpers/cash/cash';
import { HERE, playOf, type Play } from '../../../host/helpers/plays';

const SIGNAL = 3;
const OTHER = 6;

/** Four people at devices of their own, one who looks on, and one device with two places. Seats 0 and 2 agree on this. */
async function agreed(signal: number): Promise<Play<CashTypes>> {
  const play = playOf(cashGame, begunCash(setupOf(['remote', 'remote', 'remote', 'remote']), 'secrets'), {
    screens: [[0], [1], [2], [3], [], [0, 1]].map((places) => ({ places, line: HERE })), far: true,
  });
  play.host.goOn();
  await play.pass(100);
  const say = (place: number, intent: CashTypes['Intent']): void => {
    const { screen, now } = play.screens[place]!;
    screen.act(place, intent, now());
  };
  say(2, { kind: 'signal', acts: [signal] });
  say(1, { kind: 'signal', acts: [] });
  await play.pass(200);
  for (const place of [0, 1, 2, 3]) say(place, { kind: 'ready' });
  await play.pass(200);
  say(1, { kind: 'act', act: 5 });
  await play.pass(8000);
  return play;
}

test('a pair’s signal is in no message to anybody else, and in nothing that is kept', async () => {
  const [one, other] = [await agreed(SIGNAL), await agreed(OTHER)];
  // Partners are told; the two tables are the same to everybody else, to the byte.
  for (const place of [0, 2]) {
    expect(one.screens[place]!.seen()!.view.signal).toEqual([SIGNAL]);
    expect(one.screens[place]!.messages).not.toEqual(other.screens[place]!.messages);
  }
  for (const screen of [1, 3, 4, 5]) {
    expect(one.screens[screen]!.messages.length).toBeGreaterThan(5);
    expect(one.screens[screen]!.messages).toEqual(other.screens[screen]!.messages);
  }
  expect(one.screens[5]!.seen()!.view).toMatchObject({ signal: null, hand: null });
  expect(one.host.saved()).toEqual(other.host.saved());
  expect(JSON.stringify(toStore(cashGame, one.host.saved()))).not.toContain('signal');
});

test('a hand is in the messages to its own place alone, until all hands are shown', async () => {
  const play = await agreed(SIGNAL);
  const hands = play.screens.slice(0, 4).map(({ seen }) => seen()!.view.hand!);
  expect(hands.map(({ length }) => length)).toEqual([4, 4, 4, 4]);
  for (const { places, messages } of play.screens) {
    const text = messages.join();
    for (const [seat, hand] of hands.entries()) {
      const isOwn = places.length === 1 && places[0] === seat;
      for (const card of hand) expect(text.includes(`"${card}"`), `${places.join()} and ${card} of ${seat}`).toBe(isOwn);
    }
  }
});

test('a phone that leaves in the middle of a hand: a character plays it on, and knows the signal of its own pair', async () => {
  const play = await agreed(SIGNAL);
  const before = play.host.saved().events.length;
  play.host.seat(0, { level: 'ada' });
  await play.pass(30_000);
  const { events, held } = play.host.saved();
  expect(held).toEqual([[0, before, { level: 'ada' }]]);
  expect(events.slice(before).some(([kind, seat]) => kind !== 'away' && kind !== 'go' && seat === 0)).toBe(true);
  // Its person's device sees what anybody does.
  expect(play.screens[0]!.seen()!.view).toMatchObject({ hand: null, signal: null });
  const opened = openSaved(cashGame, JSON.parse(JSON.stringify(toStore(cashGame, play.host.saved()))));
  expect(opened.ok).toBe(true);
});

test('of two who want the same card, the first to press gets it; at one instant who sits where the stock lies', async () => {
  const play = await agreed(SIGNAL);
  const seen = () => play.screens[0]!.seen()!.view;
  const open = async (): Promise<void> => { await play.until(() => seen().board.length === 4); };
  const swap = (place: number, take: Card): void => {
    const { screen, seen: own, now } = play.screens[place]!;
    screen.act(place, { kind: 'swap', take, give: own()!.view.hand![0]! }, now());
  };
  const takers = (): unknown[] => play.host.saved().events.flatMap(([kind, seat]) => (kind === 'swap' ? [seat] : []));
  await open();
  const order = [0, 1, 2, 3].toSorted((a, b) => ((a - seen().stockAt + 4) % 4) - ((b - seen().stockAt + 4) % 4));
  const [one, other] = seen().board;
  swap(order[2]!, one!);
  swap(order[1]!, one!);
  await play.pass(300);
  expect(takers()).toEqual([order[1]]);
  swap(order[3]!, other!);
  await play.pass(20);
  swap(order[0]!, other!);
  await play.pass(300);
  expect(takers()).toEqual([order[1], order[3]]);
});
