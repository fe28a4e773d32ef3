/** What everybody may see of the table. Cards that are turned down stay behind: this is the one place where they could get out. */
import { FIRST_CARDS } from '../rules/cards';
import type { SnapBackSetup } from '../kept/setup';
import { chooserOf, type TableState, type Terms } from './tableState';
import type { Phase, SnapBackView } from './view';

/** What the view needs to know of time, in the page's milliseconds. */
export interface Clockface {
  readonly now: number;
  readonly played: number;
  readonly paused: boolean;
  /** When something comes on the page's clock that comes at this time of the game. */
  readonly hostTime: (time: number) => number;
}

export function viewOf(state: TableState, phase: Phase, setup: SnapBackSetup, terms: Terms, clock: Clockface): SnapBackView {
  const { game, top, ended } = state;
  const { paused } = clock;
  const shown = game.shown + (top === null || top.final ? 0 : 1);
  return {
    phase,
    seats: setup.players.map((player, seat) => ({ ...player, die: game.dice[seat]!, chosen: hasChosen(state, phase, seat) })),
    shown,
    open: paused ? null : openCard(state, phase),
    down: Math.min(FIRST_CARDS, top === null ? shown : shown - 1),
    mayCall: phase === 'dealing' && !terms.untimed && !paused && top !== null && top.number > FIRST_CARDS,
    callers: game.callers ?? state.revealed?.reveal.callers ?? [],
    countEndsAt: state.countEndsAt === null ? null : clock.hostTime(state.countEndsAt),
    chooser: whoIsNext(state, phase, terms),
    revealed: paused ? null : state.revealed,
    time: terms.limit === null ? null : {
      left: Math.max(0, terms.limit - clock.played), at: clock.now, runs: !paused && state.playedSince !== null,
    },
    pace: terms.pace,
    untimed: terms.untimed,
    paused,
    ended,
  };
}

function openCard({ top, again, game }: TableState, phase: Phase): SnapBackView['open'] {
  if (phase === 'again' && again !== null) return { rank: game.last.at(-again)!, back: again };
  return top?.open === true && phase !== 'over' ? { rank: top.rank, back: null } : null;
}

function hasChosen({ claims, answers }: TableState, phase: Phase, seat: number): boolean {
  if (phase === 'choosing') return claims[seat] !== null;
  return phase === 'asked' && answers[seat] !== null;
}

function whoIsNext(state: TableState, phase: Phase, terms: Terms): number | null {
  if (phase === 'choosing') return chooserOf(state, terms);
  if (phase !== 'asked' || terms.people.length < 2) return null;
  return terms.people.find((seat) => state.answers[seat] === null) ?? null;
}
