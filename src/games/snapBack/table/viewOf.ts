/** What everybody may see of the table. Cards that are turned down stay behind: this is the one place where they could get out. */
import type { Standing } from '../../../host/contract';
import type { SnapBackPlayer } from '../kept/setup';
import { FIRST_CARDS } from '../rules/cards';
import type { Seat } from '../rules/game';
import { whoIsNext } from './snapBackTable';
import type { SnapBackTypes } from './snapBackTypes';
import type { TableState } from './tableState';
import { LATEST_REVEAL_MS } from './times';
import type { Phase, SeenSnapBack, SnapBackView } from './view';

/** @param own the seats of a screen's people: to them, others sit elsewhere */
export function viewOf(
  state: TableState, own: ReadonlySet<Seat>, { begun, paused, ended }: Standing<SnapBackTypes>,
): SeenSnapBack {
  const { game, top, terms: { setup, limit, untimed } } = state;
  const phase: Phase = ended !== null ? 'over' : !begun || state.phase === 'begin' ? 'ready' : state.phase;
  const callers = game.callers ?? state.revealed?.reveal.callers ?? [];
  const shown = game.shown + (top === null || top.final ? 0 : 1);
  return {
    phase,
    seats: setup.players.map((player, seat) =>
      ({ ...seenPlayer(player, own.has(seat)), die: game.dice[seat]!, chosen: hasChosen(state, seat) })),
    shown,
    open: paused ? null : openCard(state, phase),
    down: Math.min(FIRST_CARDS, top === null ? shown : shown - 1),
    mayCall: phase === 'dealing' && !untimed && !paused && top !== null && top.number > FIRST_CARDS,
    callers, callTook: callers.length > 0 ? state.callTimes.at(-1) ?? null : null,
    // Until a voice has said who has called nobody knows it: at the latest then.
    countEndsAt: state.count?.endsAt ?? (phase === 'choosing' && state.stage !== null ? state.stage.from + LATEST_REVEAL_MS : null),
    chooser: whoIsNext(state),
    revealed: paused ? null : state.revealed,
    endsAt: limit, pace: setup.pace, untimed, row: setup.row, paused, ended,
  };
}

function seenPlayer(player: SnapBackPlayer, isOwn: boolean): SnapBackPlayer {
  return player.kind === 'bot' ? player : { ...player, kind: isOwn ? 'local' : 'remote' };
}

function openCard({ top, again, game }: TableState, phase: Phase): SnapBackView['open'] {
  if (phase === 'again' && again !== null) return { rank: game.last.at(-again)!, back: again };
  return top?.open === true && phase !== 'over' ? { rank: top.rank, back: null } : null;
}

function hasChosen({ phase, claims, answers }: TableState, seat: number): boolean {
  if (phase === 'choosing') return claims[seat] !== null;
  return phase === 'asked' && answers[seat] !== null;
}
