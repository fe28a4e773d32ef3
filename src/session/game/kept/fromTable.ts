/** A game of SNAG that a table of several devices has played, as a device keeps it among its own. Pure. */
import { openSaved as openHosted, type SavedProblem as HostedProblem } from '../../../contract/savedGame';
import type { SavedProblem } from '../../../setup/problems';
import { playedHere, type Here } from '../../../setup/seats/playedHere';
import { ORDER_TILES } from '../../../table/seating';
import { namesInOrder, openSaved, toStore, type OpenedGame, type SavedGame } from '../../savedGame';
import { playedIn } from '../stored';
import { seatsOf } from '../tableState';
import type { HostedSnag } from '../snagTypes';
import { snagKept } from './snagKept';

/** Why it isn't kept. `stopped`: nobody knows what would have become of a game that wasn't played to its count. */
export type FromTableProblem = HostedProblem | SavedProblem | { readonly code: 'stopped' };

export type FromTable =
  | { readonly ok: true; readonly game: OpenedGame }
  | { readonly ok: false; readonly problem: FromTableProblem };

/**
 * Checks what a table says of a game that is over, from the first tile to the last, and puts it into the form in which games lie here.
 * @param match what the games of this table in a row belong to
 */
export function fromTable(value: unknown, here: Here, match: string): FromTable {
  const opened = openHosted(snagKept, value);
  if (!opened.ok) return opened;
  const { ended } = opened.saved;
  if (ended !== 'counted') return { ok: false, problem: { code: ended ?? 'not-over' } };
  return openSaved(keptOf(opened.saved, here, match));
}

function keptOf(hosted: HostedSnag, here: Here, match: string): SavedGame {
  const { id, savedAt, deal = snagKept.deal(hosted.setup, hosted.seed), luck, callTimes, races, farCalls } = hosted;
  const { players, held } = playedHere(hosted.setup.players, hosted.held ?? [], here);
  const { callSeconds = hosted.setup.callSeconds, pace = hosted.setup.pace } = hosted;
  const setup = { ...hosted.setup, players, callSeconds, pace };
  const order = deal.order.slice(0, ORDER_TILES);
  const { picks, events } = playedIn(order, hosted.events);
  return {
    id, version: 2, savedAt, ended: true, setup, match, picks: picks.map(({ seat, index }) => ({ seat, index })), order,
    // No word stands beside the tiles: they hang on none.
    record: toStore({
      rules: setup.rules, seats: namesInOrder(setup, picks), starter: deal.starter ?? 0, deal: deal.tiles, events,
      luck: seatsOf(setup, picks).places.map((place) => luck[place]!),
    }),
    callTimes: [...callTimes], races: [...races], ...(held.length === 0 ? {} : { held }),
    ...(farCalls === undefined ? {} : { farCalls }),
  };
}
