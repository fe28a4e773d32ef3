/** What keys ask for at the table of Snap. */
import { describe, expect, test } from 'vitest';
import { agreement, type SnapSetup } from '../../../../../src/games/snap/kept/setup';
import { startGame } from '../../../../../src/games/snap/rules/game';
import type { FocusedOn } from '../../../../../src/shell/table/tableKeys';
import { USUAL_INPUT } from '../../../../../src/setup/inputSettings';
import { CHARACTERS } from '../../../../../src/setup/players';
import { headerOf, nobody, tableViewOf, type SnapTableView, tableKey } from '../../../../helpers/snap/snap';

const NAMES = {
  humans: ['Ann', 'Bo', 'Cleo'], characters: Object.fromEntries(CHARACTERS.map((one) => [one, { name: one }])) as never,
};

function setup(people: number, more: object = {}): SnapSetup {
  const seats = [...Array.from({ length: people }, () => ({ kind: 'local' })), { kind: 'bot', level: 'pip' }];
  const draft = agreement.openDraft({ seats, ...more });
  return agreement.setup(draft, agreement.players(draft, null, NAMES), false);
}

/** A table on which time runs; it is Ann's turn. */
function shown(agreed: SnapSetup, change: Partial<SnapTableView> = {}): SnapTableView {
  const { options, deck } = headerOf({ setup: agreed, seed: 'keys' });
  const seats = agreed.players.length;
  const game = startGame(options, seats, { deck, dealer: seats - 1 });
  const lies = { game, setup: agreed, paintedAt: null, answers: nobody(game) };
  return { ...tableViewOf(lies, { begun: true, paused: false, ended: null }), ...change };
}

const press = (key: string, view: SnapTableView, focus: FocusedOn = 'page', input = USUAL_INPUT): unknown =>
  tableKey(key, focus, { view, input }, 5);
const call = (seat: number, called: string, orTurn: boolean): object =>
  ({ kind: 'act', act: { kind: 'call', seat, called, orTurn, at: 5 } });
const turn = { kind: 'act', act: { kind: 'turn', seat: 0 } };

describe('somebody alone', () => {
  const view = shown(setup(1));
  test('calls what fits by Space or S, and turns their card by the same key', () => {
    expect([press(' ', view), press('s', view)]).toEqual([call(0, 'any', true), call(0, 'any', true)]);
  });
  test('turns a card by Enter or D where it is their turn, and not by them otherwise', () => {
    expect([press('Enter', view), press('d', view)]).toEqual([turn, turn]);
    expect(press('d', { ...view, turn: 1 })).toBeNull();
    expect(press('d', { ...view, beat: 2000 })).toBeNull();
  });
  test('has a key for the pot where that was chosen', () => {
    const two = shown(setup(1, { keys: 'two' }));
    expect([press(' ', two), press('p', two)]).toEqual([call(0, 'snap', true), call(0, 'pot', false)]);
    const pools = shown(setup(1, { keys: 'two', table: 'C' }));
    expect(press('p', pools)).toEqual(call(0, 'pool', false));
  });
});

describe('several people', () => {
  test('have a key each, which does nothing else; Space is nobody’s call', () => {
    const view = shown(setup(3));
    expect(['q', 'P', 'x'].map((key) => press(key, view))).toEqual([0, 1, 2].map((seat) => call(seat, 'any', true)));
    expect(press('s', view)).toBeNull();
  });
  test('two may have another for the pot', () => {
    const view = shown(setup(2, { keys: 'two' }));
    expect([press('q', view), press('w', view), press('o', view)])
      .toEqual([call(0, 'snap', true), call(0, 'pot', false), call(1, 'pot', false)]);
  });
  test('call by Space on a burst that has the focus', () => {
    expect(press(' ', shown(setup(2)), { seat: 1, call: 0 })).toEqual(call(1, 'any', false));
  });
});

test('where everybody is asked keys answer: Space calls, Enter and P let it pass, for whoever is asked next', () => {
  const view = shown(setup(2, { asked: true }), { phase: 'asked', askedNext: 1 });
  const answers = (says: string): object => ({ kind: 'act', act: { kind: 'answer', seat: 1, says } });
  expect([press(' ', view), press('Enter', view), press('p', view)]).toEqual([answers('any'), answers('pass'), answers('pass')]);
  expect(press('q', view)).toBeNull();
});

test('before the first card Space goes on; a focused button keeps Space and Enter', () => {
  const view = shown(setup(2), { phase: 'ready' });
  expect(press(' ', view)).toEqual({ kind: 'act', act: { kind: 'goOn' } });
  expect(press('q', view)).toBeNull();
  expect(press(' ', view, 'button')).toBeNull();
});

test('with single keys off letters do nothing', () => {
  const off = { ...USUAL_INPUT, singleKeys: false };
  expect(['q', 's', 'm', 'd', 'w'].map((key) => press(key, shown(setup(2)), 'page', off))).toEqual([null, null, null, null, null]);
});

test('W reads the cards, C what can be done', () => {
  expect([press('w', shown(setup(1))), press('c', shown(setup(1)))])
    .toEqual([{ kind: 'readTable', what: 'cards' }, { kind: 'readTable', what: 'asked' }]);
});
