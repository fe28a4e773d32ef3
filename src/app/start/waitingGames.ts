/** What can be continued: games that wait, and matches between two games; listed, and cleared of what was not even begun. */
import type { GameSummary } from '../../session/gameSummary';
import { isEmptyGame } from '../../session/emptyGame';
import type { SavedGame } from '../../session/savedGame';
import type { OpenMatch } from '../../storage/openMatches';
import type { SaveQueue } from '../../storage/saveQueue';
import type { StartNotice } from '../../ui/notice';
import type { GameLibrary } from '../gameLibrary';

export interface WaitingGamesPorts {
  readonly library: GameLibrary;
  readonly saveQueue: Pick<SaveQueue, 'settled'>;
}

/** What was listed. */
export interface WaitingGames {
  readonly waiting: readonly GameSummary[];
  readonly between: readonly OpenMatch[];
  /** How many games are over. */
  readonly past: number;
  /** What could not be read. */
  readonly notices: readonly StartNotice[];
}

/**
 * Lists what can be continued. Of games in which nothing was played yet only the newest stays. Rejects when the store does not answer.
 * @param wanted a game that this tab is about to go on with
 */
export async function readWaitingGames({ library, saveQueue }: WaitingGamesPorts, wanted: string | null): Promise<WaitingGames> {
  await saveQueue.settled();
  const [games, past, { open, problems }] = await Promise.all([
    library.list({ over: false }), library.count(true), library.openMatches(),
  ]);
  // A page that is left in a hurry may write after the next one has read: so two untouched games can come to lie there.
  const [, ...older] = games.filter(({ begun }) => !begun);
  const gone = await library.prune(older.filter(({ id }) => id !== wanted));
  return {
    waiting: games.filter(({ id }) => !gone.has(id)), between: open, past,
    notices: problems.map((problem) => ({ kind: 'brokenMatch', problem })),
  };
}

/**
 * Makes room for a new game: those in which nothing was played yet go, unless another tab plays them. Nobody has to be told.
 * @param own the game that this tab has held until now
 */
export async function clearEmptyGames(
  { library }: WaitingGamesPorts, waiting: readonly GameSummary[], own: SavedGame | null,
): Promise<void> {
  const all = library.prune(waiting);
  try {
    if (own && isEmptyGame(own)) await library.remove(own.id);
  } catch {
    // Then it waits on the start screen, which is no harm.
  }
  await all;
}
