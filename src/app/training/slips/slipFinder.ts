/**
 * Finds what to practise in somebody's last games while their training room is open: what a review found of each, made again where nobody
 * has reviewed it yet, the newest first.
 */
import type { FoundSeat, Slip } from '../../../review/found';
import type { ReviewAdviser } from '../../../review/reviewer';
import type { OpenedGame } from '../../../session/savedGame';
import type { ReviewStore } from '../../../storage/store';
import type { KeptSlip } from '../../../training/progress';
import { practiceOf, slipId } from '../../../training/slips/slips';
import type { Whose } from '../../../ui/slips/slipsModel';
import type { GameLibrary } from '../../gameLibrary';
import { foundOnce } from '../../review/reviewer';
import { gamesOf, type OwnGame } from '../../slips/slipsState';

/** So many of somebody's latest games are looked into, among so many of all that were played here. */
const GAMES = 20;
const LOOKED_THROUGH = 200;
/** Of each game the worst: whoever slipped often does not drown in one bad evening. */
const OF_A_GAME = 3;

export interface SlipFinderPorts {
  readonly library: Pick<GameLibrary, 'list' | 'find'>;
  readonly store: ReviewStore;
  readonly adviser: ReviewAdviser;
  /** What the player of this device is called. */
  readonly me: () => string;
  /** Milliseconds since 1970. */
  readonly today: () => number;
}

/** Finds the slips of somebody's last games that are not known yet, game by game. It ends early when the signal aborts. */
export type SlipFinder = (whose: Whose, known: ReadonlySet<string>, signal: AbortSignal) => AsyncGenerator<readonly KeptSlip[]>;

/** Nothing is looked into yet. A slip of which nothing came is not tried twice. */
export function createSlipFinder(ports: SlipFinderPorts): SlipFinder {
  const tried = new Set<string>();

  async function practised(game: OwnGame, opened: OpenedGame, slips: readonly Slip[]): Promise<KeptSlip[]> {
    const kept: KeptSlip[] = [];
    for (const slip of slips) {
      const played = { id: game.id, record: opened.replayed.record, seat: game.seat };
      const one = await practiceOf(slip, played, ports.adviser, ports.today());
      if (one) kept.push(one);
    }
    return kept;
  }

  return async function* find(whose, known, signal) {
    const listed = await ports.library.list({ over: true, limit: LOOKED_THROUGH });
    const games = gamesOf(listed, whose, ports.me()).slice(0, GAMES);
    const reviews = await ports.store.reviews(games.map(({ id }) => id));
    for (const game of games) {
      const { game: opened } = await ports.library.find(game.id);
      if (signal.aborted) return;
      if (!opened) continue;
      const found = reviews.get(game.id)?.seats.find(({ seat }) => seat === game.seat) ?? await reviewed(opened, game, ports, signal);
      if (signal.aborted) return;
      const worst = (found?.slips ?? []).toSorted((a, b) => b.points - a.points).slice(0, OF_A_GAME);
      // Two people may have missed the same run.
      const tryOf = (slip: Slip): string => `${game.seat}:${slipId(game.id, slip)}`;
      const fresh = worst.filter((slip) => !known.has(slipId(game.id, slip)) && !tried.has(tryOf(slip)));
      const slips = await practised(game, opened, fresh);
      // What was made for nobody is made again when the room is open the next time.
      if (signal.aborted) return;
      for (const slip of fresh) tried.add(tryOf(slip));
      if (slips.length > 0) yield slips;
    }
  };
}

/** What the first pass of a review finds, kept for the next time; null where the game cannot be reviewed. */
async function reviewed(
  opened: OpenedGame, { id, seat }: OwnGame, { adviser, store }: SlipFinderPorts, signal: AbortSignal,
): Promise<FoundSeat | null> {
  const found = await foundOnce(opened, seat, adviser, signal);
  // Where the disk refuses it is found again when it is wanted.
  if (found && !signal.aborted) await store.putReview(id, found).catch(() => {});
  return found;
}
