/**
 * The table of Snap Back as everybody may see it, with times of the game's own. The open card is in it and no other: cards that are turned
 * down stay behind, and whoever wants to know them has to remember. What somebody has chosen is in it when all is revealed. This is the one
 * place where any of that could get out.
 */
import { seenSeat } from '../../../seats/seenSeat';
import { FIRST_CARDS, type Back, type Rank } from '../rules/cards';
import type { Seat } from '../rules/game';
import type { EndedBy } from '../rules/happening';
import { whoIsNext, type TablePhase, type TableState } from './tableState';
import { LATEST_REVEAL_MS } from './times';

/** `ready`: nothing is shown yet, and a press begins. After a reload a game that was on waits like this, too. */
export type Phase = Exclude<TablePhase, 'begin'> | 'ready';

/** The card that lies open: the top card (`back` null), or one of the last six that is shown again, the `back`th before the next card. */
export interface OpenCard { readonly rank: Rank; readonly back: Back | null }

interface Standing { readonly begun: boolean; readonly paused: boolean; readonly ended: EndedBy | null }

/** @param own the seats of a screen's people: to them, others sit elsewhere */
export function viewOf(state: TableState, own: ReadonlySet<Seat>, { begun, paused, ended }: Standing) {
  const { game, top, terms: { setup, limit, untimed } } = state;
  const { row, pace } = setup;
  const phase: Phase = ended !== null ? 'over' : !begun || state.phase === 'begin' ? 'ready' : state.phase;
  const callers = game.callers ?? state.revealed?.reveal.callers ?? [];
  const shown = game.shown + (top === null || top.final ? 0 : 1);
  return {
    phase, paused, ended, untimed,
    /** `chosen`: whether they have chosen a number, or answered where everybody is asked. */
    seats: setup.players.map((player, seat) =>
      ({ ...seenSeat(player, own.has(seat)), die: game.dice[seat]!, chosen: hasChosen(state, seat) })),
    /** How many cards were shown, as the record counts them. */
    shown,
    /** Null: it is turned down, or the game is paused. */
    open: paused ? null : openCard(state, phase),
    /**
     * How many cards lie turned down that can be asked for, at most six: those before the top card; before the first card after a reload
     * and while they are shown again, the last six, the top card among them.
     */
    down: Math.min(FIRST_CARDS, top === null ? shown : shown - 1),
    /** Whether the top card may be called now. */
    mayCall: phase === 'dealing' && !untimed && !paused && top !== null && top.number > FIRST_CARDS,
    /** While people choose, are asked or look at what was revealed: who has called; and how long the first took from the painted card. */
    callers, callTook: callers.length > 0 ? state.callTimes.at(-1) ?? null : null,
    /** When the count ends; null where it waits for everybody. Until a voice has said who has called it is the latest that it can be. */
    countEndsAt: state.count?.endsAt ?? (phase === 'choosing' && state.stage !== null ? state.stage.from + LATEST_REVEAL_MS : null),
    /**
     * Of several people at this screen: who chooses now, each once and in turn, or who is asked next (any other may answer before them);
     * null where all choose at once.
     */
    chooser: whoIsNext(state, setup.players.flatMap(({ kind }, seat) => (kind !== 'bot' && own.has(seat) ? [seat] : []))),
    /** What was revealed: the seven cards, the oldest first, and what came of it. */
    revealed: paused ? null : state.revealed,
    /** When the game's time is over; null where it has no end. */
    endsAt: limit,
    /** Milliseconds from card to card; and whether it is seen where the last six cards lie, face down. */
    pace: pace as number, row,
  };
}

export type SeenSnapBack = Readonly<ReturnType<typeof viewOf>>;
/** The table as a page shows it: `time` is what was left of the game at `at`, by the page's clock; null where it has no end. */
export type SnapBackView = Omit<SeenSnapBack, 'endsAt'> & {
  readonly time: { readonly left: number; readonly at: number; readonly runs: boolean } | null;
};

export type SeatShown = Readonly<SeenSnapBack['seats'][number]>;

function openCard({ top, again, game }: TableState, phase: Phase): OpenCard | null {
  if (phase === 'again' && again !== null) return { rank: game.last.at(-again)!, back: again };
  return top?.open === true && phase !== 'over' ? { rank: top.rank, back: null } : null;
}

function hasChosen({ phase, claims, answers }: TableState, seat: number): boolean {
  return phase === 'choosing' ? claims[seat] !== null : phase === 'asked' && answers[seat] !== null;
}
