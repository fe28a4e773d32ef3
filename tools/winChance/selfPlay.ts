/** Games that a win chance is fitted to or held against: the search plays itself, and at some moments says what it expects. */
import { sharesOfTiles } from '../../src/ai/judge/equalWork';
import { chanceAtEnd, standingOf, type Standing } from '../../src/ai/judge/winChance';
import type { Choice, Question, Thinker } from '../../src/ai/questions';
import { isEndKnown } from '../../src/ai/search/endgame';
import { unseenTiles } from '../../src/ai/search/fromView';
import { searchView, WORK } from '../../src/ai/search/monteCarlo';
import { fraction, randomFrom } from '../../src/chance/chance';
import { dealOf } from '../../src/rules/deal';
import { PRINTED_RULES } from '../../src/rules/options';
import { SQUARES } from '../../src/rules/board';
import type { SeatView } from '../../src/rules/seatView';
import { playFast } from '../arena/fast';
import { choiceOf } from '../arena/perfect';

/** How a set of games is played. The same plan plays the same games. */
export interface Plan {
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** Playouts of each move that is played. What is expected is always asked at the work of a review's first pass. */
  readonly playouts: number;
  /** Moments of a game that are looked into, on average. */
  readonly moments: number;
}

/** What was expected at a moment of a game, and what came of it. */
export interface Sample extends Standing {
  readonly seat: number;
  /** The share of the win in playouts of the tile that was placed. */
  readonly share: number;
  /** Tiles that the seat had won more than the best of the others. */
  readonly lead: number;
  /** The seat's part of the win in the end: 1, 0, or a part of a tie. */
  readonly won: number;
}

type Expected = Omit<Sample, 'won'>;

/** The samples of each game in turn. */
export async function* samplesOf(plan: Plan): AsyncGenerator<Sample[]> {
  for (let game = 1; game <= plan.games; game += 1) {
    const seed = `${plan.seed}:${plan.seats}:${game}`;
    const samples: Expected[] = [];
    const player = { name: 'search', level: 'ada' as const, thinker: samplingPlayer(plan, samples) };
    const seats = Array.from({ length: plan.seats }, (_, seat) => ({ player, seed: `${seed}:${seat}` }));
    const { result } = await playFast({ rules: PRINTED_RULES, deal: dealOf(seed), seats });
    yield samples.map((sample) => ({ ...sample, won: chanceAtEnd(result.tiles, sample.seat) }));
  }
}

/** A player who takes down what it expects at some of its moves. */
function samplingPlayer({ playouts, moments }: Plan, samples: Expected[]): Thinker {
  return {
    choose({ view, seed }: Question): Choice {
      const random = randomFrom(`${seed}:${view.ply}`);
      const { tile } = searchView(view, { ...WORK, playouts }, random);
      // What is certain needs no table.
      if (fraction(random) < moments / SQUARES.length && !isEndKnown(view, unseenTiles(view))) {
        const share = sharesOfTiles(view, WORK, random).means[view.rack.indexOf(tile)]!;
        samples.push({ ...standingOf(view), seat: view.seat, share, lead: leadOf(view) });
      }
      return choiceOf(view, tile);
    },
    look: () => ({ sees: [], after: 0 }),
  };
}

function leadOf({ won, seat }: SeatView): number {
  return won[seat]! - Math.max(...won.filter((_, other) => other !== seat));
}
