/** What a table is set up with for a game: its deal, how far it was played, and its times. */
import { orderTilesOf } from '../../rules/deal';
import type { TableInput } from '../../table/gameMachine';
import { unheardIn } from '../../table/judge';
import { callTimeOf, lastChanceOf } from '../../setup/callTime';
import type { GameSetup } from '../../setup/setup';
import { BREATH_MS, READING_MS, SEATING_MS, SETTLE_MS, TIME_FACTOR } from '../../setup/pace';
import { isSeated, type OpenedGame } from '../savedGame';
import type { HostState } from './hostState';

/**
 * The table's input for a game.
 * @param now the time in the milliseconds of input events
 * @param agreed who sits where now, and what was agreed on times last
 */
export function tableInput(
  { saved: { setup, ended }, picks, replayed: { record, position, happenings } }: OpenedGame,
  now: () => number,
  agreed: () => Pick<HostState, 'players' | 'callSeconds' | 'pace'>,
): TableInput {
  const { rules, pace } = setup;
  return {
    rules,
    seats: setup.players.length,
    orderTiles: setup.order === 'drawn' ? orderTilesOf(setup.seed) : null,
    starter: record.starter,
    deal: record.deal,
    callTime(mover) {
      const { players, callSeconds } = agreed();
      return callTimeOf({ rules, callSeconds }, players[mover]);
    },
    lastChance: () => lastChanceOf(agreed(), agreed().pace),
    seatingTime: seatingTimeOf(setup),
    settle: pace === 'instant' ? 0 : SETTLE_MS,
    breath: () => BREATH_MS[agreed().pace],
    now,
    sofar: {
      picks, seated: isSeated(setup, picks), position, events: record.events, counted: ended,
      unheard: unheardIn(position, record.events, happenings),
    },
  };
}

/** How long who starts stays to be read before the game goes on by itself. It passes by sooner where only computers play. */
export function seatingTimeOf({ players, pace }: Pick<GameSetup, 'players' | 'pace'>): number {
  const people = players.filter(({ kind }) => kind !== 'bot');
  if (people.length === 0) return SEATING_MS * TIME_FACTOR[pace];
  const slowly = people.some(({ clock }) => clock !== undefined) ? READING_MS.unhurried : 1;
  return (READING_MS.two + (players.length - 2) * READING_MS.more) * slowly * TIME_FACTOR[pace];
}
