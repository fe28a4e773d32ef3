/** What of the store comes when it is first asked for: the start screen does without it. */
import type { Changes } from '../everything';
import type { At } from './games';
import { putFound } from './reviews';
import { removeGames } from './gone';
import { putGameRow, removeGameRows } from './gamesOfTable';
import { putTrainee } from './training';

export { fillSummaries } from '../fillSummaries';
export { findOpenMatches } from '../openMatches';
export { foundAt, summariesFoundAt } from './found';
export { clearAt, layAside, putAsideNow, removeGames } from './gone';
export { putReview, readReviews } from './reviews';
export { gamesOfTable } from './gamesOfTable';
export { changeTraining, readTraining } from './training';

/** Puts what changes of reviews, training and guests, and takes the games away that go, with what was learned of them. */
export async function putLearned(
  at: At, { reviews = [], training = [], untrained = [], guests = [], guestsGone = [], gone = [] }: Changes,
): Promise<void> {
  for (const review of reviews) putFound(at, review);
  for (const trainee of training) putTrainee(at, trainee);
  for (const name of untrained) at('training').delete(name);
  for (const row of guests) putGameRow(at, row);
  await removeGameRows(at, guestsGone, untrained);
  await removeGames(at, gone);
}
