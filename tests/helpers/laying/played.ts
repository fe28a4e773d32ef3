/** Games in which two lay cards at once, played by computers as fast as it goes. */
import type { Bot, BotFacts, BotPorts, Game, SavedGame } from '../../../src/contract/contract';
import { replayed } from '../../../src/contract/record';
import type { LayingEnd, LayingGame } from '../../../src/games/laying/rules/game';
import type { LayingTypes } from '../../../src/games/laying/table/state';
import { createHost } from '../../../src/host/host';
import { GameScreen } from '../../../src/host/screen';
import { MARKS } from '../../../src/seats/marks';
import type { Character } from '../../../src/setup/players';
import { createJumpingClock } from '../../../tools/arena/clock';

/** What is agreed: all that any of these games asks. */
const AGREED = { lock: 600, slower: 1, refill: 'key' } as const;

/** A game of two characters before its first card. */
export function begunBy<T extends LayingTypes>(
  levels: readonly [Character, Character], seed: string, agreed: Partial<Record<keyof typeof AGREED, unknown>> = {},
): SavedGame<T> {
  const players = levels.map((level, seat) => ({ name: `${level} ${seat}`, kind: 'bot', level, shape: MARKS[seat]! }));
  const setup = { ...AGREED, ...agreed, players } as unknown as T['Setup'];
  return {
    id: seed, setup, seed, luck: players.map((_, seat) => `luck ${seed} ${seat}`), events: [], times: [], played: 0, ended: null,
    startedAt: 5, savedAt: 5,
  } as unknown as SavedGame<T>;
}

type Sits<T extends LayingTypes> = (facts: BotFacts<T>, ports: BotPorts<T>) => Bot<T>;

/** Plays a game to its end: the real table and the real players, under a time that jumps. @param bot who plays instead of characters */
export function playLaying<T extends LayingTypes>(game: Game<T>, saved: SavedGame<T>, bot: Sits<T> = game.bot) {
  const clock = createJumpingClock();
  const host = createHost({ ...game, bot }, saved, {
    clock, today: () => 0, epoch: saved.seed, save() {}, failed: (error) => { throw error; },
  });
  host.goOn();
  const screen: GameScreen<T> = new GameScreen(host.connect, [], { now: () => clock.now(), told() {} });
  while (screen.seen().standing.ended === null) if (!clock.jump()) throw new Error(`${saved.seed}: nothing comes any more.`);
  const played = host.saved();
  host.leave();
  const { states, happenings } = replayed(game, played);
  const state = states.at(-1) as LayingGame;
  return { saved: played, end: state.end as LayingEnd, states, happenings, time: played.played };
}
