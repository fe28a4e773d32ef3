/** Many games of Dash over lines, and what came of their races: who won, who should have, who came first, and how long it took to tell. */
import { fraction, randomFrom } from '../../../src/chance/chance';
import { createHost } from '../../../src/host/host';
import { createJumpingClock } from '../../../tools/arena/clock';
import { begunDash, dash } from './dash';
import { sit, type Called, type Chance, type Person } from './device';

export interface Race extends Called {
  readonly winner: number;
  /** From the first call that came until it was told who has won. */
  readonly wait: number;
}

export interface Played {
  readonly races: readonly Race[];
  /** How often each was fined. */
  readonly fines: readonly [number, number];
}

export function chanceOf(seed: string): Chance {
  const random = randomFrom(seed);
  const next = (): number => fraction(random);
  return { next, normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()) };
}

const RACES = 15;

/** One game. @param quiet how many tiles without a run come after each with one */
export function playDash(people: readonly [Person, Person], seed: string, quiet = 0): Played {
  const chance = chanceOf(seed);
  const clock = createJumpingClock(1000);
  const races = new Map<number, Called & { winner: number; wait: number }>();
  const called = (tile: number): Called & { winner: number; wait: number } => {
    const race = races.get(tile) ?? { reaction: [], arrived: [Infinity, Infinity], winner: -1, wait: 0 };
    races.set(tile, race);
    return race;
  };
  const fines: [number, number] = [0, 0];
  const runs = Array.from({ length: RACES * (1 + quiet) }, (_, i) => i % (1 + quiet) === 0);
  const host = createHost(dash, begunDash(runs, seed), {
    clock, today: () => 5, epoch: 'dash', save() {}, failed: (error) => { throw error; }, far: true,
  });
  people.forEach((person, place) => sit(person, { clock, host, place, chance, called }));
  host.connect([], (message) => {
    if (message.kind !== 'update') return;
    for (const { type, place } of message.happenings) {
      if (type === 'fine') fines[place as 0 | 1] += 1;
      if (type !== 'take') continue;
      const race = called(message.view.placed);
      race.winner = place;
      race.wait = clock.now() - Math.min(...race.arrived);
    }
  });
  host.goOn();
  while (host.ended === null && clock.jump());
  host.leave();
  return { races: [...races.values()], fines };
}
