/**
 * How strong the characters are at Through the Window, in seeded games at the real table: three play, one of them the weaker twice or the
 * stronger twice, seats and dealers changing. The long program `window-ladder` plays them all and prints them (docs/strength.md).
 */
import { expect, test } from 'vitest';
import { shuffledPacks } from '../../../../src/cards/pack';
import { PROFILES } from '../../../../src/characters/profiles';
import { windowGame } from '../../../../src/games/window/table/windowGame';
import type { WindowTypes } from '../../../../src/games/window/table/windowTable';
import { createHost } from '../../../../src/host/host';
import { GameScreen } from '../../../../src/host/screen';
import type { Character } from '../../../../src/setup/players';
import { createJumpingClock } from '../../../../tools/arena/clock';
import { begun, setupOf } from '../../../helpers/window/window';
import { amount, LONG, SEED } from '../../../long/amount';

const CHARACTERS = Object.keys(PROFILES) as Character[];
const GAMES = amount(12, 2000);
/** The sample is small: by chance alone a share may lie far outside. */
const [LEAST, MOST] = [amount(0.3, 0.52), amount(1, 0.85)];
/** A card is painted so long after it was turned, in milliseconds: a frame. */
const FRAME = 16;

/** Plays a game to its end under a time that jumps. @returns the cards of each seat, and how long it took, in milliseconds */
function play(players: readonly Character[], seed: string, dealer: number): { readonly cards: readonly number[]; readonly time: number } {
  const clock = createJumpingClock();
  const saved = { ...begun(setupOf(players), seed), deal: { deck: shuffledPacks(1, seed), dealer } };
  const host = createHost<WindowTypes>(windowGame, saved as never, {
    clock, today: () => 0, epoch: seed, save() {}, failed: (error) => { throw error; },
  });
  const screen: GameScreen<WindowTypes> = new GameScreen(host.connect, [0], {
    now: () => clock.now(), told: () => { clock.setTimeout(() => { screen.shown(clock.now()); }, FRAME); },
  });
  screen.goOn();
  while (screen.seen().standing.ended === null) if (!clock.jump()) throw new Error(`${seed}: nothing comes any more.`);
  return { cards: screen.seen().view.seats.map(({ won }) => won.length), time: host.saved().played };
}

/** How large a share of the cards that were won the stronger gets, for each seat as often as the weaker. */
function shareOf(weaker: Character, stronger: Character): number {
  const sums = { weak: 0, strong: 0, aside: 0, minutes: 0 };
  for (let i = 0; i < GAMES; i += 1) {
    // The stronger sits there once and twice, in turn.
    const two = i % 2 === 0 ? [weaker, weaker, stronger] : [stronger, stronger, weaker];
    const players = two.map((_, seat) => two[(seat + i) % 3]!);
    const { cards, time } = play(players, `${SEED === 1 ? 'ladder' : `ladder ${SEED}`} ${i}`, Math.floor(i / 3) % 3);
    for (const [seat, won] of cards.entries()) sums[players[seat] === stronger ? 'strong' : 'weak'] += won;
    sums.aside += 12 - cards.reduce((sum, won) => sum + won, 0);
    sums.minutes += time / 60_000;
  }
  const share = sums.strong / (sums.strong + sums.weak);
  if (LONG) {
    process.stdout.write(`${stronger} against ${weaker}: ${(100 * share).toFixed(1)} % of the cards, ${
      (sums.aside / GAMES).toFixed(1)} aside and ${(sums.minutes / GAMES).toFixed(1)} minutes a game\n`);
  }
  return share;
}

test.each(CHARACTERS.slice(1).map((stronger, i) => [stronger, CHARACTERS[i]!] as const))(
  '%s wins more cards than %s, and not nearly all', (stronger, weaker) => {
    const share = shareOf(weaker, stronger);
    expect(share).toBeGreaterThanOrEqual(LEAST);
    expect(share).toBeLessThanOrEqual(MOST);
  },
);

test('ada wins at least 60 of 100 cards against pip', () => {
  expect(shareOf('pip', 'ada')).toBeGreaterThanOrEqual(0.6);
});
