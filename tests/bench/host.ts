/**
 * What an event costs the host: whole games of SNAG by three computer players that don't think, in Node, under a time that jumps. Told is
 * the processor's own time; beside it, what the rules alone take for the same events. Where others are at work on the machine, too, the
 * best round says most.
 */
import { median } from 'simple-statistics';
import type { Thinker } from '../../src/ai/questions';
import { dealOf } from '../../src/rules/deal';
import { replay } from '../../src/rules/record';
import { newGame } from '../../src/session/savedGame';
import { createSession, type Session } from '../../src/session/session';
import { createJumpingClock } from '../../tools/arena/clock';
import { setupOf } from '../helpers/sessions';

const GAMES = 3;
const ROUNDS = 12;

/** Places the first tile, and sees nothing. */
const unthinking: Thinker = {
  choose: ({ view }) => ({ tile: view.rack[0] ?? 0, takes: [], after: 500 }), look: () => ({ sees: [], after: 0 }),
};

/** The processor's time of this program so far, in milliseconds. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Plays a game to its count. */
async function playGame(seed: string): Promise<Session> {
  const setup = setupOf('computer computer computer', { seed, pace: 'instant', callSeconds: null });
  const clock = createJumpingClock();
  const session = createSession(newGame(setup, dealOf(seed), seed, 0), { thinker: unthinking, clock, save: () => {}, today: () => 0 });
  // Answers of computer players are promises.
  const turn = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve); });
  for (let waits = true; waits && session.state().phase !== 'over';) {
    await turn();
    waits = clock.jump();
  }
  if (session.state().phase !== 'over') throw new Error('a game came to no end');
  return session;
}

/** For each event of a round's games: what the host takes, and what the rules do, in milliseconds. */
async function round(number: number): Promise<{ readonly host: number; readonly rules: number }> {
  const from = spent();
  const sessions: Session[] = [];
  for (let game = 0; game < GAMES; game += 1) sessions.push(await playGame(`host ${number} ${game}`));
  const between = spent();
  const records = sessions.map((session) => session.played().record);
  const events = records.reduce((sum, record) => sum + record.events.length, 0);
  const start = spent();
  for (const record of records) if (!replay(record).ok) throw new Error('a game of the bench is refused');
  return { host: (between - from) / events, rules: (spent() - start) / events };
}

/** Lets each round after the first, which warms up, be one figure. */
export async function hostBench(): Promise<string> {
  await round(0);
  const rounds = [];
  for (let number = 1; number <= ROUNDS; number += 1) rounds.push(await round(number));
  const line = (name: string, figures: readonly number[]): string => {
    const [best, middle] = [Math.min(...figures), median(figures)];
    const ms = (figure: number): string => figure.toFixed(3).padStart(7);
    return `  ${name.padEnd(28)}${ms(best)} ms best ${ms(middle)} ms median ${(1000 / best).toFixed(0).padStart(8)} a second at best`;
  };
  return [`An event of SNAG at the host, three computer players that don't think (${ROUNDS} rounds of ${GAMES} games, processor's time)`,
    line('the rules alone (baseline)', rounds.map(({ rules }) => rules)), line('the host', rounds.map(({ host }) => host))].join('\n');
}
