/** What the list of slips over all games of a name is drawn from, and what becomes of it with whatever happens. Pure. */
import { reviewedIn } from '../../history/parts';
import { FOUND_VERSION, type Found, type FoundSeat } from '../../review/found';
import type { Seat } from '../../rules/position';
import type { GameSummary } from '../../session/gameSummary';
import { foldedName, isNobody } from '../../setup/names';
import { seatOfMine } from '../../setup/kept/me';
import type { GameSlip, SlipsModel, Whose } from '../../ui/slips/slipsModel';

/** So many slips are shown at first, and more each time that more are asked for. */
export const SLIPS_PAGE = 50;

/** A game of theirs, and where they sat in it. */
export interface OwnGame {
  readonly id: string;
  readonly seat: Seat;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

export interface SlipsState {
  readonly whose: Whose;
  /** The worst first. */
  readonly slips: readonly GameSlip[];
  readonly shown: number;
  readonly games: number;
  /** Those that nobody has reviewed yet, the newest first. */
  readonly waiting: readonly OwnGame[];
  readonly work: SlipsModel['work'];
  /** Whether all their games are found. */
  readonly complete: boolean;
  /** Whether the disk refused: what is found then is shown, and not kept. */
  readonly failed: boolean;
  readonly seen: number | null;
}

/** What happens to it. */
export type SlipsChange =
  /** More of their games were found, with what was found in them before. */
  | { readonly type: 'found'; readonly games: readonly OwnGame[]; readonly known: ReadonlyMap<string, Found> }
  /** A game was reviewed; null where it cannot be: it is broken, or gone. */
  | { readonly type: 'reviewed'; readonly game: OwnGame; readonly found: FoundSeat | null }
  | { readonly type: 'complete' }
  | { readonly type: 'work'; readonly work: SlipsModel['work'] }
  | { readonly type: 'more' }
  | { readonly type: 'looked'; readonly at: number }
  | { readonly type: 'failed' };

/** The list before anything is found. */
export function noSlips(whose: Whose): SlipsState {
  return { whose, slips: [], shown: SLIPS_PAGE, games: 0, waiting: [], work: 'finding', complete: false, failed: false, seen: null };
}

/** The list after a change. */
export function slipsAfter(state: SlipsState, change: SlipsChange): SlipsState {
  switch (change.type) {
    case 'found': {
      const { games, known } = change;
      const seats = games.map((game) => ({ game, found: knownSeat(known.get(game.id), game.seat) }));
      return {
        ...state, games: state.games + games.length,
        slips: worstFirst([...state.slips, ...seats.flatMap(({ game, found }) => slipsOf(game, found))]),
        waiting: [...state.waiting, ...seats.flatMap(({ game, found }) => (found ? [] : game))],
      };
    }
    case 'reviewed': {
      const { game, found } = change;
      const slips = worstFirst([...state.slips.filter((slip) => slip.game !== game.id), ...slipsOf(game, found)]);
      return { ...state, slips, waiting: state.waiting.filter(({ id }) => id !== game.id) };
    }
    case 'complete': return { ...state, complete: true };
    case 'work': return { ...state, work: change.work };
    case 'more': return { ...state, seen: state.shown, shown: state.shown + SLIPS_PAGE };
    case 'looked': return { ...state, seen: change.at };
    case 'failed': return { ...state, failed: true };
  }
}

/** What is known of a seat; what an older version of the game found is made anew. */
function knownSeat(found: Found | undefined, seat: Seat): FoundSeat | null {
  return found?.version === FOUND_VERSION ? found.seats.find((one) => one.seat === seat) ?? null : null;
}

function slipsOf({ id, seat, endedAt }: OwnGame, found: FoundSeat | null): GameSlip[] {
  return (found?.slips ?? []).map((slip) => ({ ...slip, game: id, seat, endedAt }));
}

/** Of those that cost the same the newest first. */
function worstFirst(slips: readonly GameSlip[]): readonly GameSlip[] {
  return slips.toSorted((a, b) => b.points - a.points || b.endedAt - a.endedAt || a.step - b.step);
}

/**
 * Which of these finished games count for somebody, and where they sat. Games that were played for practice do not, as in the statistics.
 * @param me what the player of this device is called now
 */
export function gamesOf(games: readonly GameSummary[], { name, me: mine }: Whose, me: string): OwnGame[] {
  return games.flatMap(({ id, seats, savedAt, practice }) => {
    if (practice) return [];
    const people = seats.map(reviewedIn);
    const own = seatOfMine(people.filter((one) => one !== null), me);
    const seat = people.findIndex((one) => (
      mine ? one !== null && one === own
        : one !== null && one !== own && one.level === null && !isNobody(one.name) && foldedName(one.name) === foldedName(name)));
    return seat < 0 ? [] : { id, seat, endedAt: savedAt };
  });
}

/** The screen. */
export function slipsModel({ whose, slips, shown, games, waiting, work, failed, seen }: SlipsState): SlipsModel {
  return {
    kind: 'slips', whose, slips: slips.slice(0, shown), all: slips.length, reviewed: games - waiting.length, games, work,
    notices: failed ? [{ kind: 'storeFailed' }] : [], seen,
  };
}
