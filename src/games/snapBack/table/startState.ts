/** A table of Snap Back as a game is taken up at it: the saved game, replayed with its own cards. */
import type { SavedGame } from '../../../host/contract';
import type { Spoken } from '../../../seats/draftSeats';
import { cardsIn, dealOf } from '../kept/deal';
import { startDice } from '../kept/setup';
import { replayRecord } from '../../../host/record';
import { SNAP_BACK_RECORD, type Replayed } from '../rules/record';
import { revealedAtEnd } from './past';
import type { SnapBackTypes } from './snapBackTypes';
import { nobody, type TableState } from './tableState';
import { COUNT_FROM, COUNT_MS } from './times';

/** @throws where it breaks a rule: only a game that was opened is played on */
export function replaySaved({ setup, seed, deal, events }: SavedGame<SnapBackTypes>): Replayed {
  const deck = cardsIn(deal ?? dealOf(setup, seed), events.length);
  const replayed = replayRecord(SNAP_BACK_RECORD, { seats: setup.players.map(({ name }) => name), dice: startDice(setup), deck }, events);
  if (!replayed.ok) throw new Error('Only a game that was opened is played on.');
  return replayed;
}

/** The table of a game that begins, or goes on as it was kept. @param spoken how what happens is read aloud */
export function startState(saved: SavedGame<SnapBackTypes>, spoken: Spoken): TableState {
  const { setup, seed, events, callTimes, ended, played, countEndsAt = 0 } = saved;
  const { players, minutes } = setup;
  const replayed = replaySaved(saved);
  const game = replayed.states.at(-1)!;
  const people = players.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  const persons = players.filter(({ kind }) => kind !== 'bot').length;
  return {
    terms: {
      setup, people, deal: saved.deal ?? dealOf(setup, seed), limit: minutes === null ? null : minutes * 60_000,
      // Computers alone would play on without end in one moment if nothing timed them.
      untimed: setup.untimed && persons > 0, spoken: people.length > 0 ? spoken : 'off',
    },
    phase: game.over || ended !== null ? 'over' : 'begin', game, events, callTimes, top: null, stage: null,
    answers: nobody(players.length), claims: nobody(players.length), together: false, count: null,
    resumes: countEndsAt > played && countEndsAt <= played + COUNT_FROM * COUNT_MS ? countEndsAt : null,
    revealed: revealedAtEnd(replayed), again: null, isTimeOver: ended === 'time',
  };
}
