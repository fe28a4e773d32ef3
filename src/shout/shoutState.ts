/** How it stands with calling by voice, and what becomes of it with whatever happens. Pure. */
import type { EarProblem } from './ear';
import type { ShoutWish } from './keptShout';
import { afterTrial, levelAbove, levelFrom, TRIAL_LEVEL, TRIALS } from './level';

/** How the level is being set. */
export type Trial =
  /** Trial shouts are made. */
  | {
    readonly kind: 'shouting'; readonly shouts: readonly number[];
    /** Whether the last one was so much quieter than the others that it does not count. */
    readonly quieter: boolean;
  }
  /** It is set, and whoever likes tries it out. */
  | {
    readonly kind: 'trying'; readonly shouts: readonly number[];
    /** How often a call was heard since, and how loud the last one was. */
    readonly times: number; readonly last: number | null;
    /** What came of it that the last one was talk. */
    readonly talk: 'none' | 'raised' | 'tooLoud';
  };

export interface ShoutState {
  readonly microphone: 'closed' | 'opening' | 'open';
  /** Why it is not open; null where nothing went wrong. */
  readonly problem: EarProblem | null;
  /** Who calls by voice, as they are called in the game; null until somebody is chosen. */
  readonly caller: string | null;
  readonly wish: ShoutWish;
  /** Null while calls are calls. */
  readonly trial: Trial | null;
}

export type ShoutChange =
  | { readonly type: 'chosen'; readonly caller: string }
  | { readonly type: 'asked' }
  | { readonly type: 'opened' }
  | { readonly type: 'failed'; readonly problem: EarProblem }
  /** `by`: a person does not want it any more; a game that ends closes it until the next one. */
  | { readonly type: 'closed'; readonly by: 'person' | 'game' }
  /** The level is to be set anew. */
  | { readonly type: 'again' }
  | { readonly type: 'loudest'; readonly level: number }
  /** What was heard last was no call. */
  | { readonly type: 'wasTalk' }
  | { readonly type: 'trialOver' };

const FIRST_TRIAL: Trial = { kind: 'shouting', shouts: [], quieter: false };

/** @param wish as it is kept */
export function closedShout(wish: ShoutWish): ShoutState {
  return { microphone: 'closed', problem: null, caller: null, wish, trial: null };
}

/** The state after a change. */
export function shoutAfter(state: ShoutState, change: ShoutChange): ShoutState {
  switch (change.type) {
    case 'chosen': return { ...state, caller: change.caller };
    case 'asked': return { ...state, microphone: 'opening', problem: null, trial: null };
    case 'opened': return {
      ...state, microphone: 'open', wish: { ...state.wish, on: true }, trial: state.wish.level === null ? FIRST_TRIAL : null,
    };
    case 'failed': return { ...state, microphone: 'closed', problem: change.problem, trial: null };
    case 'closed': return {
      ...state, microphone: 'closed', trial: null, wish: change.by === 'person' ? { ...state.wish, on: false } : state.wish,
    };
    case 'again': return state.microphone === 'open' ? { ...state, trial: FIRST_TRIAL } : state;
    case 'loudest': return afterLoudest(state, change.level);
    case 'wasTalk': return afterTalk(state);
    // Whoever goes before the level is set has none.
    case 'trialOver': return { ...state, trial: null };
  }
}

function afterLoudest(state: ShoutState, level: number): ShoutState {
  const { trial, wish } = state;
  if (trial === null) return state;
  if (trial.kind === 'trying') return { ...state, trial: { ...trial, times: trial.times + 1, last: level, talk: 'none' } };
  const shouts = afterTrial(trial.shouts, level);
  if (shouts.length < TRIALS) return { ...state, trial: { kind: 'shouting', shouts, quieter: !shouts.includes(level) } };
  return {
    ...state, wish: { ...wish, level: levelFrom(shouts) }, trial: { kind: 'trying', shouts, times: 0, last: null, talk: 'none' },
  };
}

function afterTalk(state: ShoutState): ShoutState {
  const { trial, wish } = state;
  if (trial?.kind !== 'trying' || trial.last === null) return state;
  const level = levelAbove(trial.last, trial.shouts);
  const next = { ...trial, last: null, talk: level === null ? 'tooLoud' : 'raised' } as const;
  return { ...state, trial: next, wish: level === null ? wish : { ...wish, level } };
}

/** Whether a shout is a call now. */
export function callsNow({ microphone, trial, wish }: ShoutState): boolean {
  return microphone === 'open' && trial === null && wish.level !== null;
}

/** How loud a shout has to be now, in dBFS. */
export function levelNow({ trial, wish }: ShoutState): number {
  return trial?.kind === 'shouting' ? TRIAL_LEVEL : wish.level ?? TRIAL_LEVEL;
}
