/** What a game came to for each place, as the card of a table has it: what is counted in it, where something is. */
import { expect, test } from 'vitest';
import type { GameTypes } from '../../src/contract/contract';
import type { CashState } from '../../src/games/cash/rules/game';
import { replayed } from '../../src/contract/record';
import { seatsOf } from '../../src/session/game/tableState';
import type { SnagState } from '../../src/session/game/snagTypes';
import { playByChance, HERE, playOf } from '../host/helpers/plays';
import { CATALOGUE } from './catalogue';

interface Cards { readonly stocks: readonly (readonly unknown[])[]; readonly piles: readonly { readonly cards: readonly unknown[] }[] }

/** For each place what is counted, worked out from the game as its rules know it. */
const COUNTED: Readonly<Record<string, (state: never) => readonly number[]>> = {
  snag: ({ setup, picks, position }: SnagState) =>
    seatsOf(setup, picks).places.map((_, place, places) => position.won[places.indexOf(place)]!.length),
  salute: ({ stocks }: Cards) => stocks.map(({ length }) => length),
  slapjack: ({ stocks }: Cards) => stocks.map(({ length }) => length),
  ratscrew: ({ stocks }: Cards) => stocks.map(({ length }) => length),
  snap: ({ stocks, piles }: Cards) => stocks.map((stock, seat) => stock.length + piles[seat]!.cards.length),
  // One pile for all, which is nobody's.
  twins: ({ stocks }: Cards) => stocks.map((stock) => stock.length),
  window: ({ won }: { readonly won: readonly (readonly unknown[])[] }) => won.map(({ length }) => length),
  // Letters are each pair's.
  cash: ({ letters, options }: CashState) => letters.flatMap(() => letters).slice(0, options.pairs.length * 2),
  'snap-back': ({ game }: { readonly game: { readonly dice: readonly number[] } }) => game.dice,
};

test.each(CATALOGUE.map((one) => [one.game.name, one] as const))('of %s', async (name, one) => {
  const kinds = (['local', 'remote', 'bot'] as const).map((kind) => ({ kind }));
  // Of Snap the table at which each has a pile of their own.
  const play = playOf(one.game, one.begin(kinds, 'scored'), { screens: [0, 1].map((place) => ({ places: [place], line: HERE })) });
  playByChance(one, play, 'scored');
  await play.pass(100);
  play.host.goOn();
  await play.until(() => play.host.saved().ended !== null);
  const saved = play.host.saved();
  const state: GameTypes['State'] = replayed(one.game, saved).states.at(-1);
  const result = one.game.result(state, saved.ended)!;
  expect(result.map(({ score }) => score)).toEqual(COUNTED[name]?.(state as never) ?? saved.luck.map(() => undefined));
  expect(one.game.result(replayed(one.game, saved).states[0], null)).toBeNull();
});
