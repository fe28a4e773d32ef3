/** What of the store comes when it is first asked for: the start screen does without it. */
import type { Changes } from '../everything';
import type { At } from './games';
import { putFound } from './reviews';
import { removeGames } from './gone';
import { putTrainee } from './training';

export { fillSummaries } from '../fillSummaries';
export { foundAt, summariesFoundAt } from './found';
export { clearAt, layAside, removeGames } from './gone';
export { putReview, readReviews } from './reviews';
export { changeTraining, readTraining } from './training';

/** Puts what changes of reviews and training, and takes the games away that go, with what was learned of them. */
export function putLearned(at: At, { reviews = [], training = [], untrained = [], gone = [] }: Changes): Promise<void> {
  for (const review of reviews) putFound(at, review);
  for (const trainee of training) putTrainee(at, trainee);
  for (const name of untrained) at('training').delete(name);
  return removeGames(at, gone);
}
