/** A press that was made before a pile is taken, or before somebody asked has declined by saying nothing, and is heard of after that. */
import { describe, expect, test } from 'vitest';
import { PACK, type Card } from '../../../../src/cards/card';
import { pilesTable } from '../../../../src/games/piles/table/pilesTable';
import { startState } from '../../../../src/games/piles/table/state';
import type { PlayedPiles } from '../../../../src/games/piles/table/types';
import { ratscrewRules, type RatscrewTypes } from '../../../../src/games/ratscrew/kept/savedGame';
import { ratscrewGame } from '../../../../src/games/ratscrew/table/ratscrewGame';
import { hear } from '../../../../src/host/judge/judge';
import { startRound, type Round } from '../../../../src/host/judge/round';
import { dueAt, tick } from '../../../../src/host/judge/ticking';
import { ANN, begun, BO, midGame, playOn, setupFor, type MidGame } from '../../../helpers/ratscrew/ratscrew';
import { HERE, playOf, type Play } from '../../../host/helpers/plays';

type Played = PlayedPiles<RatscrewTypes>;
type Intent = Played['Intent'];

const SLAP: Intent = { kind: 'call', called: 'any', orTurn: false };
const table = pilesTable(ratscrewRules);

/** A page that stood still over the moment at which something was due. */
class Stalled {
  #round: Round<Played>;
  #now: number;

  /** The top card was painted at 0. @param until when the page wakes; what is due is noticed first @param events what happened before */
  constructor(from: MidGame, until: number, ...events: Parameters<typeof playOn>[1][]) {
    const game = playOn(midGame(from), ...events);
    const setup = setupFor(game.out.map((_, seat) => ({ ...ANN, name: `Seat ${seat}` })));
    this.#round = startRound<Played>({ ...startState<RatscrewTypes>({ setup, seed: null, game }, -5000), paintedAt: 0 });
    this.#now = until;
    this.#tick();
  }

  does(place: number, intent: Intent, at: number): this {
    this.#round = hear(table, this.#round, { place, intent, at }, this.#now).round;
    return this;
  }

  /** What has happened once all that is due in the next moments has come. */
  after(milliseconds: number): readonly string[] {
    const end = this.#now + milliseconds;
    for (let due = dueAt(table, this.#round); due !== null && due <= end; due = dueAt(table, this.#round)) {
      this.#now = Math.max(this.#now, due);
      this.#tick();
    }
    return this.#round.table.events.map((event) => event.join(' '));
  }

  #tick(): void { this.#round = tick(table, this.#round, this.#now).round; }
}

describe('on a page that stood still', () => {
  const owed: MidGame = {
    stocks: ['8c', '', '4d 6d'], pile: 'Qc 5c 5d', flipper: 1, turn: 2, challenge: { by: 0, rank: 'Q', left: 1, answerer: 1 },
  };
  const asked: MidGame = {
    stocks: ['8c', '', '4d 5d'], pile: 'Qc 3c', flipper: 1, turn: 2, challenge: { by: 0, rank: 'Q', left: 1, answerer: 1 },
  };

  test('a slap from before the pile is taken wins it; one that never came doesn’t', () => {
    expect(new Stalled(owed, 1100, ['decline', 2]).does(1, SLAP, 990).after(60)).toEqual(['slap 1']);
    expect(new Stalled(owed, 1100, ['decline', 2]).after(60)).toEqual(['take 0']);
  });

  test('whoever is asked has gone on, if they pressed before their three seconds were over', () => {
    expect(new Stalled(asked, 3100).does(2, { kind: 'turn' }, 2990).after(60)[0]).toBe('goon 2');
    expect(new Stalled(asked, 3100).after(60)[0]).toBe('decline 2');
  });
});

/** Ann turns the first and the third of these, Bo the others: nothing but a pair answers the queen. */
const FIRST: readonly Card[] = ['Qc', '5c', '2c', '5d'];

/** Over lines: Ann's queen was answered by two fives, the second of which counts from now on. */
async function unanswered(): Promise<Play<Played>> {
  const deck = [...PACK.filter((card) => !FIRST.includes(card)), ...FIRST.slice(2), ...FIRST.slice(0, 2)];
  const saved = {
    ...begun(setupFor([ANN, BO].map((one) => ({ ...one, kind: 'remote' as const }))), 'late'), deal: { deck, dealer: 1 },
  };
  const lines = [{ ...HERE, delay: 20 }, { ...HERE, delay: 60, skew: 5000 }];
  const play: Play<Played> = playOf(ratscrewGame, saved, { screens: lines.map((line, place) => ({ places: [place], line })), far: true });
  await play.pass(500);
  play.screens[0]!.screen.goOn();
  for (const [i, place] of [0, 1, 1].entries()) {
    await play.pass(1500);
    const { screen, now } = play.screens[place]!;
    screen.act(place, { kind: 'turn' }, now());
    await play.until(() => play.host.saved().events.length > i);
  }
  return play;
}

test.each([['before', 980, 'slap 1'], ['long after', 1500, 'take 0']])(
  'over a line a slap that is made %s the second is over, and comes after it, counts as it was made', async (_, after, comes) => {
    const play = await unanswered();
    await play.pass(after);
    const { screen, now } = play.screens[1]!;
    const before = play.host.saved().events.length;
    screen.act(1, SLAP, now());
    // It hasn't come when the second is over.
    await play.pass(50);
    if (after < 1000) expect(play.host.saved().events).toHaveLength(before);
    await play.pass(1000);
    expect(play.host.saved().events.slice(3).map((event) => event.join(' '))).toEqual([comes]);
  },
);
