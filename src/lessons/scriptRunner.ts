/** Does what a script says, one act after another, each after a moment in which one can see what the last one came to. */
import type { Clock } from '../bots/clock';
import type { GameEvent } from '../rules/position';
import type { Script } from './lesson';

/** How long each is waited for, in milliseconds at normal pace. */
const BEFORE: Readonly<Record<GameEvent[0], number>> = { place: 1600, snag: 1100, draw: 1300 };
/** How long the end of a script is looked at, and the start of one that is watched from the beginning. */
const AFTERWARDS = 900;
const AT_FIRST = 1400;

export interface ScriptRunnerPorts {
  readonly clock: Clock;
  /** By what times are multiplied now: 0 is at once. */
  readonly factor: () => number;
  readonly send: (event: GameEvent) => void;
}

export interface ScriptRunner {
  /**
   * Does all of a script, in the place of one that is still on.
   * @param first more to wait before the first act: somebody has to read what it is about
   */
  run(script: Script, then: () => void, first?: boolean): void;
  /** Waits for so many milliseconds at normal pace, and then does this. */
  wait(milliseconds: number, then: () => void): void;
  stop(): void;
}

/** No script is on. */
export function createScriptRunner({ clock, factor, send }: ScriptRunnerPorts): ScriptRunner {
  let timer: unknown = null;

  function wait(milliseconds: number, then: () => void): void {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(then, milliseconds * factor());
  }

  function run([event, ...rest]: Script, then: () => void, first = false): void {
    if (!event) return wait(AFTERWARDS, then);
    wait(BEFORE[event[0]] + (first ? AT_FIRST : 0), () => {
      send(event);
      run(rest, then);
    });
  }

  return { run, wait, stop: () => clock.clearTimeout(timer) };
}
