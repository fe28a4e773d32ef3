/** Spoons and Pig in the tests: set-ups, games that computers play as fast as it goes, and games that chance plays. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { fraction, randomFrom } from '../../../src/chance/chance';
import { shuffledPacks, type CardDeal } from '../../../src/cards/pack';
import type { SavedGame } from '../../../src/contract/contract';
import { replayed } from '../../../src/contract/record';
import type { Passing } from '../../../src/games/spoons/kept/savedGame';
import type { PassingSetup } from '../../../src/games/spoons/kept/setup';
import {
  act, drawableBy, mayTake, seatsIn, startGame, type PassingEvent, type PassingGame, type PassingHappening,
} from '../../../src/games/spoons/rules/game';
import type { RecordedPassing } from '../../../src/games/spoons/rules/record';
import { passingGame } from '../../../src/games/spoons/table/passingGame';
import type { PlayedPassingTypes } from '../../../src/games/spoons/table/passingTable';
import { createHost } from '../../../src/host/host';
import { GameScreen } from '../../../src/host/screen';
import { MARKS } from '../../../src/seats/marks';
import type { Character } from '../../../src/setup/players';
import { createJumpingClock } from '../../../tools/arena/clock';

type Player = PassingSetup['players'][number];
export const ANN: Player = { name: 'Ann', kind: 'local', shape: 'circle' };

/** Characters at a table, each under a name of its own. */
export function charactersAt(levels: readonly Character[]): readonly Player[] {
  return levels.map((level, seat) => ({ name: `${level} ${seat}`, kind: 'bot', level, shape: MARKS[seat]! }));
}

/** A game before its first card. */
export function begun(
  { players, packs = 1, letters = 1 }: Pick<PassingSetup, 'players'> & Partial<PassingSetup>, seed: string, deal?: CardDeal,
): SavedGame<PlayedPassingTypes> {
  return {
    id: seed, setup: { players, packs, letters }, seed, luck: players.map((_, seat) => `luck ${seed} ${seat}`), events: [], times: [],
    played: 0, ended: null, startedAt: 5, savedAt: 5, ...deal ? { deal } : {},
  };
}

/**
 * Plays a game of computers, the real table and the real players under a time that jumps from one thing to the next.
 * @param letters after so many it is left; without it, it is played to its end
 */
export function playPassing(passing: Passing, saved: SavedGame<PlayedPassingTypes>, letters = Infinity) {
  const clock = createJumpingClock();
  const host = createHost(passingGame(passing), saved, {
    clock, today: () => 0, epoch: saved.seed, save() {}, failed: (error) => { throw error; },
  });
  host.goOn();
  const screen: GameScreen<PlayedPassingTypes> = new GameScreen(host.connect, [], { now: () => clock.now(), told() {} });
  const isOver = (): boolean => screen.seen().standing.ended !== null || screen.seen().view.played >= letters;
  while (!isOver()) if (!clock.jump()) throw new Error(`${saved.seed}: nothing comes any more.`);
  const played = host.saved();
  host.leave();
  const { states, happenings } = replayed(passing.rules, played);
  return { saved: played, game: states.at(-1)!, states, happenings, time: played.played };
}

type Step = (before: PassingGame, event: PassingEvent, after: PassingGame, happenings: readonly PassingHappening[]) => void;

/** Plays a game to its end by chance: by whoever may act, in any order. @param step told of each event */
export function randomGame({ taking }: Passing, seed: string, step: Step = () => {}) {
  const random = randomFrom(`game:${seed}`);
  const pick = <T>(items: readonly T[]): T => items[uniformInt(random, 0, items.length - 1)]!;
  const packsOf: 1 | 2 = fraction(random) < 0.4 ? 2 : 1;
  const count = uniformInt(random, 3, packsOf === 1 ? 6 : 8);
  const options = { packs: packsOf, letters: fraction(random) < 0.8 ? 1 : 2 };
  const deal: CardDeal = { deck: shuffledPacks(packsOf, seed), dealer: uniformInt(random, 0, count - 1) };
  // Now and then nobody keeps anything, and a hand has no end but the thousandth card.
  const keeps = fraction(random) < 0.95;
  let game = startGame(taking, options, count, deal);
  const events: PassingEvent[] = [];

  const passed = (seat: number): PassingEvent => {
    const hand = game.hands[seat]!;
    const counts = hand.map((card) => hand.filter((other) => other[0] === card[0]).length);
    return ['pass', seat, keeps ? hand[counts.lastIndexOf(Math.min(...counts))]! : hand[4]!];
  };
  const next = (): PassingEvent => {
    if (!game.isOpen) return ['deal', null, shuffledPacks(packsOf, `${seed} ${game.played}`)];
    const able = seatsIn(game).flatMap((seat): PassingEvent[] => [
      ...game.taken.includes(seat) ? [] : mayTake(game, seat) && keeps ? [[taking, seat] as const] : [],
      ...game.taken.includes(seat) ? (drawableBy(game, seat) > 0 ? [['on', seat] as const] : [])
        : game.hands[seat]!.length > 4 ? [passed(seat)] : drawableBy(game, seat) > 0 ? [['draw', seat] as const] : [],
    ]);
    return pick(able);
  };

  while (game.end === null) {
    const event = next();
    const outcome = act(game, event);
    if (!outcome.ok) throw new Error(`${seed}: ${outcome.code} at event ${events.length}`);
    step(game, event, outcome.state, outcome.happenings);
    events.push(event);
    game = outcome.state;
  }
  const header: RecordedPassing['Header'] = { seats: Array.from({ length: count }, (_, i) => `Seat ${i}`), options, ...deal };
  return { record: { ...header, events }, game };
}
