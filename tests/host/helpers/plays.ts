/** Whole games of any kind at a host, over lines, under a time that jumps from one thing to the next. */
import { fraction, randomFrom } from '../../../src/chance/chance';
import type { Beside, Game, GameTypes, Place, SavedGame } from '../../../src/contract/contract';
import { createHost, type HostedGame } from '../../../src/host/host';
import { jumpingClock, type JumpingClock } from '../../helpers/clock';
import type { TestGame } from '../../games/testGame';
import { screenOver, type Line, type LinedScreen } from './lines';

export const HERE: Line = { delay: 0, skew: 0, frame: 16 };
const TWO_HOURS = 7_200_000;

export interface Play<T extends GameTypes> {
  readonly clock: JumpingClock;
  readonly host: HostedGame<T>;
  readonly screens: readonly LinedScreen<T>[];
  readonly saves: SavedGame<T>[];
  readonly failures: unknown[];
  /** Lets time pass, and the promises of computer players come true. */
  pass(milliseconds: number): Promise<void>;
  until(done: () => boolean): Promise<void>;
}

export interface PlayOptions<T extends GameTypes> {
  /** For each screen the places that it holds, and its line. */
  readonly screens: readonly { readonly places: readonly Place[]; readonly line: Line }[];
  /** Whether they are other devices. */
  readonly far?: boolean;
  /** What the table has beside the game. */
  readonly beside?: Beside;
  readonly told?: (screen: LinedScreen<T>) => void;
}

/** A host with its screens, before anybody goes on. */
export function playOf<T extends GameTypes>(game: Game<T>, saved: SavedGame<T>, options: PlayOptions<T>): Play<T> {
  const clock = jumpingClock();
  const saves: SavedGame<T>[] = [];
  const failures: unknown[] = [];
  const host = createHost(game, saved, {
    clock, today: () => 77, epoch: `${saved.id} ${saved.events.length}`, far: options.far ?? false, ...options.beside,
    save: (one) => { saves.push(one); }, failed: (error) => { failures.push(error); },
  });
  const screens = options.screens.map(({ places, line }) => screenOver(() => host, clock, places, line, options.told));
  return {
    clock, host, screens, saves, failures,
    pass: (milliseconds) => clock.pass(milliseconds),
    async until(done) {
      const end = clock.now() + TWO_HOURS;
      while (!done() && clock.now() < end && await clock.step());
      if (!done()) throw new Error(`It never was so: ${JSON.stringify(host.saved()).slice(0, 2000)}`);
    },
  };
}

/** Lets each place of each screen do something now and then, by chance, as long as the game lasts. */
export function playByChance<T extends GameTypes>(
  { choose }: Pick<TestGame<T>, 'choose'>, { clock, screens }: Play<T>, seed: string,
): void {
  for (const lined of screens) {
    for (const place of lined.places) {
      const random = randomFrom(`${seed} ${place}`);
      const chance = (): number => fraction(random);
      const next = (): void => {
        clock.setTimeout(() => {
          const seen = lined.seen();
          const intent = seen && seen.standing.begun && choose(seen.view, place, chance);
          if (intent) lined.screen.act(place, intent, lined.now());
          if (seen?.standing.ended == null) next();
        }, 150 + 600 * chance());
      };
      next();
    }
  }
}

/** The same game whose computer players do one thing after the other, whatever they see. */
export function scripted<T extends GameTypes>(game: Game<T>, script: readonly T['Intent'][]): Game<T> {
  return {
    ...game,
    bot({ place }, { now, at, act }) {
      let stop = (): void => {};
      const go = (i: number): void => {
        stop = at(now() + 700 + 37 * place, () => {
          act(script[i % script.length]!, now());
          go(i + 1);
        });
      };
      let begun = false;
      return {
        tell() {
          if (!begun) go(0);
          begun = true;
        },
        stop: () => stop(),
      };
    },
  };
}
