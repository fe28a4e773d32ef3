/** Lays reviews and training that come from a file together with what is here. */
import type { Found } from '../../review/found';
import { openFound } from '../../review/kept/openFound';
import { mergeFound } from '../../review/kept/mergeFound';
import { mergeTraining } from '../../training/mergeTraining';
import { NO_TRAINING, type TrainingState } from '../../training/progress';
import { MY_KEY, traineeOf } from '../../training/trainee';
import { openTrainee, type KeptTrainee } from '../entries/training';

/** What lies in a file or in the data base as a list; whatever else lies there is none. */
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The findings among these values that are sound and of today's version, each game once. */
export function soundReviews(value: unknown): readonly Found[] {
  return [...new Map(listed(value).flatMap((one) => {
    const found = openFound(one);
    return found ? [[found.game, found] as const] : [];
  })).values()];
}

/** Everybody's training among these values, as far as it is sound; what belongs to the same name is laid together. */
export function soundTraining(value: unknown): readonly KeptTrainee[] {
  return together(listed(value).flatMap((one) => openTrainee(one) ?? []));
}

function together(trainees: readonly KeptTrainee[]): readonly KeptTrainee[] {
  const all = new Map<string, TrainingState>();
  for (const { name, state } of trainees) {
    const known = all.get(name);
    all.set(name, known ? mergeTraining(known, state) : state);
  }
  return [...all].map(([name, state]) => ({ name, state }));
}

/** What of the findings is to be put: nothing of games that are not here. @param games the ids of those that are, once the file is in */
export function laidReviews(here: readonly Found[], read: readonly Found[], games: ReadonlySet<unknown>): readonly Found[] {
  const own = new Map(here.map((found) => [found.game, found]));
  return read.filter(({ game }) => games.has(game)).flatMap((found) => {
    const before = own.get(found.game) ?? null;
    const after = mergeFound(before, found);
    return after === before ? [] : after;
  });
}

/** Whose file it is, and whose device this is: what their players are called; undefined without a name. */
export interface Whose {
  /** Whether both are one and the same player's. */
  readonly isMine: boolean;
  readonly me: string | undefined;
  readonly theirs: string | undefined;
}

/**
 * What of the training is to be put: no slips from games that are not here. The other device's player is one of the others here, by their
 * name.
 * @param games the ids of those that are, once the file is in
 */
export function laidTraining(
  here: readonly KeptTrainee[], read: readonly KeptTrainee[], whose: Whose, games: ReadonlySet<unknown>,
): readonly KeptTrainee[] {
  const own = new Map(here.map(({ name, state }) => [name, state]));
  const fitting = read.map(({ name, state }): KeptTrainee =>
    ({ name: keyHere(name, whose), state: { ...state, slips: state.slips.filter(({ game }) => games.has(game)) } }));
  return together(fitting).flatMap(({ name, state }) => {
    const before = own.get(name) ?? NO_TRAINING;
    const after = mergeTraining(before, state);
    return JSON.stringify(after) === JSON.stringify(before) ? [] : { name, state: after };
  });
}

/** The key of somebody of another device, as they are known here. */
export function keyHere(name: string, { isMine, me, theirs }: Whose): string {
  if (name !== MY_KEY) return traineeOf(name, me ?? null)[0];
  return isMine || theirs === undefined ? MY_KEY : traineeOf(theirs, me ?? null)[0];
}
