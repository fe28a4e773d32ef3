/** What keys ask for at a table of piles. They are the house's where they mean the same. Pure. */
import { foldedKey, singlesOf, type KeyName } from '../../../setup/tableKeys';
import { aloneAt } from '../../../strings/words/cast';
import type { PileCommand, PileGame, PileModel, PileTypes } from './pileTable';
import type { FocusedOn } from '../../../shell/table/tableKeys';

type Keyed<T extends PileTypes> = Pick<PileModel<T>, 'view' | 'input'>;

/** For each call the own key of each seat: none where single keys do nothing, and where everybody is asked. */
export function ownKeys<T extends PileTypes>(game: PileGame<T>, { view, input }: Keyed<T>): readonly (readonly (string | null)[])[] {
  return input.singleKeys && !view.asked ? game.keys(view) : [];
}

export function pileKey<T extends PileTypes>(
  game: PileGame<T>, key: string, focus: FocusedOn, model: Keyed<T>, at: number,
): PileCommand<T> | null {
  if (key === ' ' || key === 'Enter') return focus === 'button' ? null : pressKey(game, key, focus, model.view, at);
  return model.input.singleKeys ? characterKey(game, foldedKey(key), model, at) : null;
}

function pressKey<T extends PileTypes>(
  game: PileGame<T>, key: ' ' | 'Enter', focus: Exclude<FocusedOn, 'button'>, view: T['View'], at: number,
): PileCommand<T> | null {
  if (view.phase === 'over') return null;
  if (view.phase === 'ready') return { kind: 'act', act: { kind: 'goOn' } };
  if (focus !== 'page') return { kind: 'act', act: game.act(view, focus.seat, focus.call, at, false) };
  const me = aloneAt(view);
  if (view.phase === 'asked') {
    const seat = me ?? view.askedNext;
    if (seat === null) return null;
    return { kind: 'act', act: key === ' ' ? game.act(view, seat, 0, at, false) : game.pass(seat) };
  }
  if (me !== null && key === ' ') return { kind: 'act', act: game.act(view, me, 0, at, true) };
  return turnOf(view);
}

/** Turns the card of whoever's turn it is, if they play here. */
function turnOf<T extends PileTypes>({ turn, seats, beat }: T['View']): PileCommand<T> | null {
  if (turn === null || beat !== null || seats[turn]?.kind !== 'local') return null;
  return { kind: 'act', act: { kind: 'turn', seat: turn } };
}

function characterKey<T extends PileTypes>(game: PileGame<T>, key: string, model: Keyed<T>, at: number): PileCommand<T> | null {
  const { view, input } = model;
  const plays = view.phase === 'playing';
  const call = (seat: number, which: 0 | 1): PileCommand<T> => ({ kind: 'act', act: game.act(view, seat, which, at, which === 0) });
  const own = ownKeys(game, model);
  for (const which of [0, 1] as const) {
    const seat = own[which]?.indexOf(key) ?? -1;
    if (seat >= 0) return plays ? call(seat, which) : null;
  }
  // The letters of these people do nothing else.
  const keys = { ...input, taken: own.flat().filter((one) => one !== null) };
  const is = (name: KeyName): boolean => singlesOf(name, keys).includes(key);
  const me = aloneAt(view);
  const asked = view.phase === 'asked';
  if (is('call') && me !== null && (plays || asked)) return call(me, 0);
  const answers = asked ? me ?? view.askedNext : null;
  if (is('pass') && answers !== null) return { kind: 'act', act: game.pass(answers) };
  if (is('pass') && plays && me !== null && game.keys(view).length > 1) return call(me, 1);
  if (is('draw')) return plays ? turnOf(view) : null;
  if (is('menu') || is('pass')) return { kind: 'overTable', over: 'menu', at };
  if (is('readScore') || is('readBoard')) return { kind: 'readTable', what: 'cards' };
  return is('readColumn') ? { kind: 'readTable', what: 'asked' } : null;
}
