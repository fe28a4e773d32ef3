/**
 * Who beats whom, in the arena: the champion against the players it is measured by, and the characters' ladder with calls. It takes hours;
 * its last results are kept in docs/strength.md. Each line is printed as soon as it is known, as a row of that table.
 */
import { availableParallelism } from 'node:os';
import { LEVEL_NAMES } from '../../src/ai/levelNames';
import { playDeals } from '../../tools/arena/crew';
import { createTally } from '../../tools/arena/tally';
import type { HouseRules } from '../../src/rules/options';

interface Match { readonly players: readonly string[]; readonly calls: HouseRules['calls'] }

const automatic = (...players: readonly string[]): Match => ({ players, calls: 'automatic' });

/** The champion first, beside what even strength would win; careful against careful as a baseline. */
const CHAMPION: readonly Match[] = [
  automatic('careful', 'greedy'), automatic('champion', 'greedy'), automatic('champion', 'careful'), automatic('champion', 'linear'),
  automatic('deep', 'careful'),
  automatic('champion', 'careful', 'careful'), automatic('champion', 'careful', 'careful', 'careful'),
];

/** Each character against the next, and the two that are as strong as each other against both neighbours. */
const [PIP, WANDA, OTTO, VIOLA, HENRIK, ADA] = LEVEL_NAMES;
const LADDER: readonly Match[] = ([[PIP, WANDA], [WANDA, OTTO], [WANDA, VIOLA], [OTTO, VIOLA], [OTTO, HENRIK], [VIOLA, HENRIK],
  [HENRIK, ADA]] as const)
  .map(([weaker, stronger]) => ({ players: [stronger!, weaker!], calls: 'classic' }));

/** Plays all matches and says each as it ends. @param say takes a line of text */
export async function strengthBench(say: (line: string) => void, deals: number, seed: string): Promise<void> {
  const jobs = Math.min(deals, availableParallelism());
  say(`${deals} deals with every seating, seed "${seed}", ${jobs} processes`);
  say('| first | against | calls | share of wins | even | margin | ms a move (95th) | games |');
  say('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const { players, calls } of [...CHAMPION, ...LADDER]) {
    const tally = createTally(players);
    for await (const deal of playDeals({ players, calls, seed, records: false }, deals, jobs)) tally.add(deal);
    const [first] = tally.standings();
    if (!first) continue;
    const percent = (share: number): string => (share * 100).toFixed(1);
    const { name, winShare, low, high, margin, msMean, msP95, games } = first;
    say(`| ${[
      name, players.slice(1).join(', '), calls, `**${percent(winShare)} %** (${percent(low)} to ${percent(high)})`,
      `${percent(1 / players.length)} %`, `${margin > 0 ? '+' : ''}${margin.toFixed(1)}`,
      `${msMean.toFixed(1)} (${msP95.toFixed(1)})`, games,
    ].join(' | ')} |`);
  }
}
