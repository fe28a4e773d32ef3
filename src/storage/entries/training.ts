/**
 * What somebody has trained, as it lies in the data base: an entry for each who trains, by their folded name, and by an empty one for the
 * player of this device. Loaded when training is first read or written, or a game is taken away.
 */
import { keptTraining, openTraining } from '../../training/kept';
import { mergeTraining } from '../../training/mergeTraining';
import { NO_TRAINING, type TrainingState } from '../../training/progress';
import type { Trainee } from '../../training/trainee';
import { answer, inTransaction, type Database } from '../disk';
import type { At } from './games';

/** Somebody's training, with the key that it lies under. */
export interface KeptTrainee { readonly name: string; readonly state: TrainingState }

/** What lies there from any value; null where it belongs to nobody. What of it is not sound gives way alone. */
export function openTrainee(value: unknown): KeptTrainee | null {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
  return typeof name === 'string' ? { name, state: openTraining(value) } : null;
}

/** The same as it is kept, here and in a backup. */
export function keptTrainee({ name, state }: KeptTrainee): Readonly<Record<string, unknown>> {
  return { name, ...keptTraining(state) };
}

/** Nothing is kept of somebody of whom nothing is known. */
export function putTrainee(at: At, trainee: KeptTrainee): void {
  if (isEmpty(trainee.state)) at('training').delete(trainee.name);
  else at('training').put(keptTrainee(trainee));
}

function isEmpty({ cards, sessions, slips }: TrainingState): boolean {
  return [cards, sessions.flash, sessions.gone, sessions.safe, slips].every((part) => Object.keys(part).length === 0);
}

/** Somebody's training. */
export function readTraining(db: Database, who: Trainee): Promise<TrainingState> {
  return inTransaction(db, ['training'], 'readonly', (at) => trainingAt(at, who));
}

/** Puts what `change` makes of somebody's training, in one step: of two tabs neither loses what the other has put. */
export function changeTraining(db: Database, who: Trainee, change: (now: TrainingState) => TrainingState): Promise<TrainingState> {
  return inTransaction(db, ['training'], 'readwrite', async (at, transaction) => {
    const after = change(await trainingAt(at, who));
    const [name, ...others] = who;
    putTrainee(at, { name, state: after });
    for (const other of others) at('training').delete(other);
    // A page that is being left hears no more.
    transaction.commit?.();
    return after;
  });
}

async function trainingAt(at: At, who: Trainee): Promise<TrainingState> {
  const found: unknown[] = await Promise.all(who.map((name) => answer(at('training').get(name))));
  const states = found.flatMap((value) => openTrainee(value)?.state ?? []);
  return states.reduce((all, one) => mergeTraining(all, one), NO_TRAINING);
}

/** Takes the slips of these games from everybody who practises them: a slip goes with its game. */
export async function removeSlips(at: At, games: readonly string[]): Promise<void> {
  if (games.length === 0) return;
  const gone = new Set(games);
  for (const value of await answer<unknown[]>(at('training').getAll())) {
    const trainee = openTrainee(value);
    const slips = trainee?.state.slips.filter(({ game }) => !gone.has(game)) ?? [];
    if (trainee && slips.length < trainee.state.slips.length) putTrainee(at, { ...trainee, state: { ...trainee.state, slips } });
  }
}
