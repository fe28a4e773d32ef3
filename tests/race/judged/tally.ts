/** What came of many races, in numbers: how often the right one won, how often the second place's people did, and the wait. */
import type { Person } from './device';
import { playDash, type Race } from './games';

export interface Tally {
  readonly races: number;
  /** How often whoever was quicker won, in per cent; where they were more than 25 ms apart; and if the first to come won. */
  readonly right: number;
  readonly rightApart: number;
  readonly rightByArrival: number;
  /** How often the second of the two won, in per cent, and would have if the first to come won. */
  readonly second: number;
  readonly secondByArrival: number;
  readonly fines: readonly [number, number];
  /** From the first call that came until all were told: the median and the 95th percentile, in milliseconds. */
  readonly wait: readonly [number, number];
}

const APART_MS = 25;

function share(races: readonly Race[], is: (race: Race) => boolean): number { return 100 * races.filter(is).length / races.length; }

/** Games of two people who swap their seats after each. @param quiet how many tiles without a run come after each with one */
export function tally([first, second]: readonly [Person, Person], games: number, seed: string, quiet = 0): Tally {
  const races: Race[] = [];
  const fines: [number, number] = [0, 0];
  for (let i = 0; i < games; i += 1) {
    const isSwapped = i % 2 === 1;
    const played = playDash(isSwapped ? [second, first] : [first, second], `${seed} ${i}`, quiet);
    const swap = <T>([one, other]: readonly T[]): [T, T] => (isSwapped ? [other!, one!] : [one!, other!]);
    for (const race of played.races) {
      if (race.winner < 0) continue;
      races.push({
        ...race, reaction: swap(race.reaction), arrived: swap(race.arrived), winner: isSwapped ? 1 - race.winner : race.winner,
      });
    }
    const [one, other] = swap(played.fines);
    fines[0] += one;
    fines[1] += other;
  }
  const quicker = ({ reaction: [one, other] }: Race): number => (other! < one! ? 1 : 0);
  const sooner = ({ arrived: [one, other] }: Race): number => (other! < one! ? 1 : 0);
  const waits = races.map(({ wait }) => wait).toSorted((a, b) => a - b);
  return {
    races: races.length, fines,
    right: share(races, (race) => race.winner === quicker(race)),
    rightApart: share(races.filter(({ reaction: [one, other] }) => Math.abs(one! - other!) > APART_MS),
      (race) => race.winner === quicker(race)),
    rightByArrival: share(races, (race) => sooner(race) === quicker(race)),
    second: share(races, ({ winner }) => winner === 1), secondByArrival: share(races, (race) => sooner(race) === 1),
    wait: [waits[Math.floor(waits.length / 2)]!, waits[Math.floor(waits.length * 0.95)]!],
  };
}
