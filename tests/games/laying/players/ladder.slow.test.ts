/**
 * How strong the characters are where two lay cards at once, in seeded games at the real table: each wins 60 to 75 of 100 games against the
 * next weaker one. Where everything is a race, a little quickness comes back with every card, so what tells them apart counts for less than
 * elsewhere (`Ways`). The long program `laying-ladder` plays them all and prints them (docs/strength.md).
 */
import { describe, expect, test } from 'vitest';
import { PROFILES } from '../../../../src/characters/profiles';
import type { Game } from '../../../../src/contract/contract';
import { aggravationGame } from '../../../../src/games/aggravation/table/aggravationGame';
import { californiaGame } from '../../../../src/games/californiaSpeed/table/californiaGame';
import type { LayingTypes } from '../../../../src/games/laying/table/state';
import { speedGame } from '../../../../src/games/speed/table/speedGame';
import type { Character } from '../../../../src/setup/players';
import { begunBy, playLaying } from '../../../helpers/laying/played';
import { amount, LONG, SEED } from '../../../long/amount';

const CHARACTERS = Object.keys(PROFILES) as Character[];
const GAMES = amount(5, 2000);
/** A few games tell the strongest from the weakest, and no neighbours. */
const PAIRS: readonly (readonly [stronger: Character, weaker: Character, most: number])[] =
  LONG ? CHARACTERS.slice(1).map((stronger, i) => [stronger, CHARACTERS[i]!, 0.75]) : [['ada', 'pip', 1]];

const TABLES = [californiaGame, aggravationGame, speedGame] as unknown as readonly Game<LayingTypes>[];

/** How large a share of its games the stronger wins: seats and dealers change, and who shares a draw has won half of it. */
function shareOf(game: Game<LayingTypes>, weaker: Character, stronger: Character): number {
  const sums = { won: 0, time: 0, laid: 0, own: 0, backs: 0, draws: 0, calls: 0 };
  for (let i = 0; i < GAMES; i += 1) {
    const at = i % 2;
    const seed = `${SEED === 1 ? 'ladder' : `ladder ${SEED}`} ${stronger} ${i}`;
    const { end, saved, time } = playLaying(game, begunBy(at === 0 ? [stronger, weaker] : [weaker, stronger], seed));
    const events = saved.events as readonly (readonly unknown[])[];
    const laid = events.filter(([kind]) => kind === 'lay');
    sums.won += end.winners.includes(at) ? 1 / end.winners.length : 0;
    sums.time += time / 1000;
    sums.laid += laid.length;
    sums.own += laid.filter(([, seat]) => seat === at).length;
    sums.backs += events.filter(([kind]) => kind === 'back').length;
    sums.draws += Number(end.winners.length > 1);
    sums.calls += Number(end.by === 'call');
  }
  const each = (sum: number): string => (sum / GAMES).toFixed(1);
  if (LONG) {
    process.stdout.write(`${game.name}: ${stronger} ${(100 * sums.won / GAMES).toFixed(1)} % against ${weaker}, lays ${
      (100 * sums.own / sums.laid).toFixed(1)} % of ${each(sums.laid)} cards; ${each(sums.time)} seconds and ${
      each(sums.backs)} ties for one place a game; ${sums.draws} draws, ${sums.calls} won by a call\n`);
  }
  return sums.won / GAMES;
}

describe.each(TABLES.map((game) => [game.name, game] as const))('%s', (_, game) => {
  test.each(PAIRS)('%s wins most games against %s', (stronger, weaker, most) => {
    const share = shareOf(game, weaker, stronger);
    expect(share).toBeGreaterThanOrEqual(0.6);
    expect(share).toBeLessThanOrEqual(most);
  });
});
