/** Games of the arena's players, with the chance to win that the curve of a review tells each of them at some moments, and who won. */
import { sharesOfTiles } from '../../src/ai/judge/equalWork';
import { chanceAtEnd, chanceOfShare, standingOf } from '../../src/ai/judge/winChance';
import type { Choice, Question } from '../../src/ai/questions';
import { isEndKnown } from '../../src/ai/search/endgame';
import { unseenTiles } from '../../src/ai/search/fromView';
import { WORK } from '../../src/ai/search/monteCarlo';
import { fraction, randomFrom } from '../../src/chance/chance';
import { SQUARES } from '../../src/rules/board';
import { dealOf } from '../../src/rules/deal';
import { PRINTED_RULES, type HouseRules } from '../../src/rules/options';
import { playFast } from '../arena/fast';
import type { Player } from '../arena/game';
import { seatings } from '../arena/match';
import { createPlayer } from '../arena/players';
import { playAtTable } from '../arena/table';

/** Moments of a game that are looked into, on average. */
const MOMENTS = 12;

/** Which games are played. The same plan plays the same games. */
export interface ToldPlan {
  /** Names of the arena. Every seating of each deal is played. */
  readonly players: readonly string[];
  readonly deals: number;
  readonly seed: string;
  readonly calls: HouseRules['calls'];
}

/** What somebody was told at a moment of a game, and what came of it. */
export interface Told {
  /** An index into the players of the plan. */
  readonly player: number;
  readonly said: number;
  /** Their part of the win in the end: 1, 0, or a part of a tie. */
  readonly won: number;
}

/** What was told in each game in turn. */
export async function* toldIn({ players: names, deals, seed, calls }: ToldPlan): AsyncGenerator<Told[]> {
  const rules: HouseRules = { ...PRINTED_RULES, calls };
  const play = calls === 'automatic' ? playFast : playAtTable;
  const players = names.map((name) => createPlayer(name));
  for (let deal = 1; deal <= deals; deal += 1) {
    for (const [order, seating] of seatings(names).entries()) {
      const word = `${seed}:${deal}`;
      const said = seating.map(() => new Map<number, number>());
      const seats = seating.map((index, seat) => ({ player: listening(players[index]!, said[seat]!), seed: `${word}:${order}:${seat}` }));
      const { result } = await play({ rules, deal: dealOf(word), seats });
      yield seating.flatMap((player, seat) =>
        [...said[seat]!.values()].map((chance) => ({ player, said: chance, won: chanceAtEnd(result.tiles, seat) })));
    }
  }
}

/** The player, with what they are told taken down by ply: at the table they can be asked for the same tile more than once. */
function listening(player: Player, said: Map<number, number>): Player {
  const { thinker } = player;
  const listen = (question: Question, choice: Choice): Choice => {
    const { view, seed } = question;
    const random = randomFrom(`${seed}:told:${view.ply}`);
    // What is certain is certain for everybody.
    if (fraction(random) < MOMENTS / SQUARES.length && !isEndKnown(view, unseenTiles(view))) {
      const share = sharesOfTiles(view, WORK, random).means[view.rack.indexOf(choice.tile)]!;
      said.set(view.ply, chanceOfShare(share, standingOf(view)));
    }
    return choice;
  };
  return {
    ...player,
    thinker: {
      choose(question) {
        const answer = thinker.choose(question);
        return answer instanceof Promise ? answer.then((choice) => listen(question, choice)) : listen(question, answer);
      },
      look: (question) => thinker.look(question),
    },
  };
}
