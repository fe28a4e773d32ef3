/** Games of Snap as they are replayed: played on from the midst of one, or by chance. */
import { act, type ActKind } from '../../../src/games/snap/rules/acts';
import type { SnapGame } from '../../../src/games/snap/rules/game';
import type { SnapHappening } from '../../../src/games/snap/rules/happening';
import { resultOf } from '../../../src/games/snap/rules/record';
import { replayRecord } from '../../../src/contract/record';
import { randomGame } from './randomGame';
import { SNAP_RECORD, type GameEvent, type Replayed } from './snap';

/** What is won lies as it was gathered. @param times of the events; none: nobody counted @throws where something may not happen */
export function replayedFrom(game: SnapGame, acts: readonly (readonly [ActKind, ...number[]])[], times?: readonly number[]): Replayed {
  const states = [game];
  const happenings: (readonly SnapHappening[])[] = [];
  for (const [kind, ...seats] of acts) {
    const outcome = act(states.at(-1)!, { kind, seats }, (cards) => cards);
    if (!outcome.ok) throw new Error(`${kind} ${seats.join(' ')}: ${outcome.code}`);
    states.push(outcome.state);
    happenings.push(outcome.happenings);
  }
  const seats = game.out.map((_, seat) => `Seat ${seat}`);
  const events = acts as readonly GameEvent[];
  return {
    record: { seats, options: game.options, deck: [], dealer: 0, events, ...times ? { times } : {} }, states, happenings,
    result: resultOf(states.at(-1)!),
  };
}

/** A game that a word plays to its end. */
export function randomReplayed(seed: string): Replayed {
  const { record } = randomGame(seed);
  const outcome = replayRecord(SNAP_RECORD, record, record.events);
  if (!outcome.ok) throw new Error(`the game of "${seed}" does not replay`);
  return outcome;
}
