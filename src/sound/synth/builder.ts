/**
 * Builds sounds piece by piece, while the page has nothing else to do: to build one at the moment at which it is wanted would keep a slow
 * page from its keys. What is wanted before it is built comes next, and as soon as may be.
 */
import type { Cue } from '../cue';
import { piecesOf, soundKey } from './render';
import type { BuildSamples } from './tone';

/** What is wanted is built for so long at a time, in milliseconds. */
const AT_A_TIME = 6;

export interface BuilderPorts {
  readonly build: BuildSamples;
  readonly now: () => number;
  /** Does something when there is nothing else to do. */
  readonly whenIdle: (work: () => void) => void;
  /** Does something after what is being done now. */
  readonly soon: (work: () => void) => void;
}

type Samples = Float32Array<ArrayBuffer>;

export interface Builder {
  /** What is built already; null where it is not. */
  built(cue: Cue): Samples | null;
  /** Builds these, after what was asked for before. */
  prepare(cues: readonly Cue[]): void;
  /** Builds this before all else. @param then is told once it is built */
  want(cue: Cue, then: () => void): void;
}

/** A sound that is being built. */
interface Job {
  readonly key: string;
  readonly pieces: Generator<undefined, Samples>;
  readonly told: readonly (() => void)[];
}

/** Nothing is built yet. */
export function createBuilder({ build, now, whenIdle, soon }: BuilderPorts): Builder {
  const finished = new Map<string, Samples>();
  let jobs: readonly Job[] = [];
  /** Which of what was put off does its work when its time comes: the last. */
  let turn = 0;

  const isWanted = (): boolean => (jobs[0]?.told.length ?? 0) > 0;

  function buildPiece(): void {
    const [job, ...others] = jobs;
    if (!job) return;
    const piece = job.pieces.next();
    if (!piece.done) return;
    finished.set(job.key, piece.value);
    jobs = others;
    for (const then of job.told) then();
  }

  function goOn(): void {
    const mine = turn += 1;
    if (jobs.length === 0) return;
    (isWanted() ? soon : whenIdle)(() => {
      if (mine !== turn) return;
      const until = now() + AT_A_TIME;
      do buildPiece(); while (isWanted() && now() < until);
      goOn();
    });
  }

  /** The job for a sound, if it is not built yet. */
  function jobFor(cue: Cue): Job {
    const key = soundKey(cue);
    return jobs.find((job) => job.key === key) ?? { key, pieces: piecesOf(cue, build), told: [] };
  }

  return {
    built: (cue) => finished.get(soundKey(cue)) ?? null,
    prepare(cues) {
      for (const cue of cues) {
        const job = jobFor(cue);
        if (!finished.has(job.key) && !jobs.includes(job)) jobs = [...jobs, job];
      }
      goOn();
    },
    want(cue, then) {
      const job = jobFor(cue);
      // Who is wanted comes behind those that were wanted before.
      const others = jobs.filter((other) => other !== job);
      const before = job.told.length > 0 ? jobs.indexOf(job) : others.filter(({ told }) => told.length > 0).length;
      jobs = [...others.slice(0, before), { ...job, told: [...job.told, then] }, ...others.slice(before)];
      goOn();
    },
  };
}
