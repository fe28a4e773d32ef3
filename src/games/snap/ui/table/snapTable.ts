/** Snap as a table of piles: what lies there, what can be called, by which keys, and how it is said. The family's room draws it. */
import { oneDecimal } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { pileTable } from '../../../piles/ui/pileScreen';
import type { PileAsk, PileCommand, PileModel } from '../../../piles/ui/pileTable';
import { keysOf, peopleIn } from '../../../../seats/keys';
import { agreement } from '../../kept/setup';
import type { CallKind } from '../../rules/game';
import type { SnapHappening } from '../../rules/happening';
import type { SnapTableAct } from '../../table/snapTypes';
import type { SnapTableView } from '../../table/view';
import { promptText } from '../../words/table/prompts';
import { middlePiles, nextText, placeText, saidOf, saidText, type Said } from '../../words/table/said';
import { rulesWhole } from '../parts/rules';
import { lastCallAfter } from './lastCall';

interface SnapPiles {
  readonly View: SnapTableView;
  readonly Happening: SnapHappening;
  readonly Act: SnapTableAct;
  readonly Said: Said;
  readonly Call: CallKind;
}

export type SnapTableModel = PileModel<SnapPiles>;
export type TableCommand = PileCommand<SnapPiles>;
export type TableAsk = PileAsk<SnapPiles>;

/** The kind of call that the second key or burst means at this table. */
const middleCall = ({ options: { table } }: SnapTableView): 'pot' | 'pool' => (table === 'C' ? 'pool' : 'pot');

export const {
  opened: openedTable, after: tableAfter, draw: tableTemplate, keys: tableKey, saidNow,
} = pileTable<SnapPiles>({
  title: () => say('snap-title'),
  terms: ({ options: { table }, asked, beat }) => [
    say('snap-head-own', { table }),
    ...asked ? [say('shell-no-hurry')] : beat === null ? [] : [say('snap-head-drum', { seconds: oneDecimal(beat / 1000) })],
  ],
  over: ({ options, asked, beat, least, twoKeys }) => ({
    rules: () => rulesWhole({ ...options, asked, beat, least, keys: twoKeys ? 'two' : 'one' }), keys: () => say('snap-keys'),
    stopSure: () => say('snap-stop-sure'),
  }),
  hasBegun: ({ flips }) => flips > 0, prompt: promptText, place: placeText,
  piles: ({ options: { table }, piles }) => (table === 'A' ? null : piles),
  middle: (view) => middlePiles(view).map((one, i) =>
    ({ ...one, isCommon: view.options.table === 'A' && i === 0, takesTies: one.pile === view.pot })),
  canTurn: ({ seats, piles, options: { table } }, seat) =>
    seats[seat]!.stock > 0 || (table === 'B' && (piles[seat]?.cards ?? 0) > 0),
  // Where everybody is asked about both, both can be answered.
  calls: (view) => (view.twoKeys && (view.pot.cards > 0 || view.pools.length > 0 || !view.asked) ? ['snap', middleCall(view)] : ['snap']),
  keys({ seats, twoKeys }) {
    const calls = keysOf(agreement.of.keys, seats, 'callKey');
    if (!twoKeys) return [calls];
    // More than two have no key for the pot, whatever was agreed.
    return [calls, peopleIn(seats) > 2 ? seats.map(() => null) : keysOf(agreement.of.keys, seats, 'potKey')];
  },
  call: (call) => ({
    word: say(`snap-${call}`), label: (name) => say('snap-several-calls', { call, name }), isSecond: call !== 'snap',
    title: say(call === 'pool' ? 'snap-pool-title' : 'snap-pot-title'),
  }),
  act(view, seat, call, at, orTurn) {
    const called = call === 1 ? middleCall(view) : view.twoKeys ? 'snap' : 'any';
    return view.phase === 'asked' ? { kind: 'answer', seat, says: called } : { kind: 'call', seat, called, orTurn, at };
  },
  pass: (seat) => ({ kind: 'answer', seat, says: 'pass' }),
  said: saidOf, saidText, next: nextText, lastCall: lastCallAfter,
});
