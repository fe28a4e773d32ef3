/** Who may act when at a table of Snap: pure steps that its host takes, which holds the clock and judges who pressed first. */
import type { Step, TableOf } from '../../../host/contract';
import { headerOf } from '../kept/deal';
import { isOpen } from '../rules/claims';
import { isIn, isOutDue, type Seat } from '../rules/game';
import { replay } from '../rules/record';
import { callAtOnce, callOf, callsIn, happen } from './calls';
import type { SnapTypes } from './snapTypes';
import { isAsking, nobody, outFrom, startState, turnsAt, type Answer, type TableState } from './tableState';

type SnapStep = Step<SnapTypes>;

const nothing = (table: TableState): SnapStep => ({ table, happenings: [] });

/** Where everybody is asked, one answers; when all have, those who call do so at one instant. */
function answer(state: TableState, seat: Seat, says: Answer, now: number): SnapStep {
  const answered = { ...state, answers: state.answers.with(seat, says) };
  if (isAsking(answered)) return nothing(answered);
  const calls = answered.answers.flatMap((called, one) => (called === null || called === 'pass' ? [] : [{ seat: one, called }]));
  const call = callOf(state.game, calls);
  if (call === null) return nothing(answered);
  const step = happen({ ...answered, calledAt: now }, call.act, now);
  // What was taken changes what can be called: all are asked again.
  return call.right ? { ...step, table: { ...step.table, answers: nobody(state.game) } } : step;
}

/** The next card is turned. Where everybody is asked nobody races, and it counts at once. */
function turn(state: TableState, now: number): SnapStep {
  const { game, setup: { asked } } = state;
  const { table, happenings } = happen(state, { kind: 'flip', seats: [game.turn] }, now);
  const turned = { ...table, turning: null, answers: nobody(game), card: { paintedAt: asked ? now : null } };
  return { table: turned, happenings, ...asked ? {} : { before: { ...state, turning: null } } };
}

export const snapTable: TableOf<SnapTypes> = {
  start(saved, now) {
    const { setup, seed, events, times } = saved;
    const replayed = replay(headerOf(saved), events);
    if (!replayed.ok) throw new Error('Only a game that was opened is played on.');
    return startState({ setup, seed, game: replayed.games.at(-1)!, events, times }, now);
  },
  order(state, { place, intent }, judging) {
    const { game, setup: { asked, beat } } = state;
    if (game.end || !isIn(game, place)) return null;
    switch (intent.kind) {
      // With no card open there is nothing to be right or wrong about.
      case 'call':
        if (asked) return null;
        return intent.orTurn && !isOpen(game) ? snapTable.order(state, { place, intent: { kind: 'turn' }, at: 0 }, judging) : 'tie';
      // Where a drum turns cards nobody else does.
      case 'turn': return beat !== null || place !== game.turn ? null : 'atOnce';
      case 'answer': return isAsking(state) && state.answers[place] === null ? 'atOnce' : null;
    }
  },
  act(state, instant, judging) {
    const { place, intent } = instant[0]!;
    if (intent.kind === 'answer') return answer(state, place, intent.says, judging.now);
    return intent.kind === 'turn' || !isOpen(state.game) ? nothing({ ...state, turning: place }) : callAtOnce(state, instant, judging);
  },
  claims: ({ game }, instant) => callOf(game, callsIn(instant))?.right === true,
  /** It happened for everybody when it was painted. */
  shown: (state, at) => ({ ...state, card: { paintedAt: at }, times: state.times.with(state.times.length - 1, at) }),
  due(state, quiet) {
    const [turning, out] = [turnsAt(state, quiet), outFrom(state, quiet)];
    return turning ?? out;
  },
  tick(state, now, quiet) {
    const { game } = state;
    if (turnsAt(state, quiet) !== null) return turn(state, now);
    return happen(state, { kind: 'out', seats: [game.out.findIndex((_, seat) => isOutDue(game, seat))] }, now);
  },
  written: ({ events, times }) => ({ events, times }),
  end: ({ game: { end } }) => end?.kind ?? null,
};
