/** Who may act when at a table of Snap Back: pure steps that its host takes, which holds the clock and judges who pressed first. */
import type { Act, TableOf } from '../../../contract/contract';
import { tookMs } from '../../../race/times';
import type { Spoken } from '../../../seats/draftSeats';
import { rules } from '../kept/savedGame';
import { mayCall } from '../rules/game';
import type { SnapBackTypes } from './snapBackTypes';
import {
  answer, callBy, choose, finalize, finish, lay, nothing, paint, revealAll, showAgain, startChoosing, startCount, stopChoosing, turnDown,
  type TableStep,
} from './steps';
import { isCounted, isTimeUp, lastCards, openOf, peopleHere, startState, type TableState } from './tableState';
import { COUNT_MS, HURRY_MS, stageEnd } from './times';

/** The seats that call, each once. */
function callersIn(instant: readonly Act<SnapBackTypes>[]): readonly number[] {
  return [...new Set(instant.map(({ place }) => place))].toSorted((a, b) => a - b);
}

function layOrFinish(state: TableState, now: number): TableStep {
  return isTimeUp(state, now) ? finish(state) : lay(state);
}

/** What comes after what lay there. */
function goNext(state: TableState, now: number): TableStep {
  const { phase, game, again } = state;
  switch (phase) {
    case 'begin':
      if (game.callers !== null) return startChoosing(state, now);
      return game.shown > 0 && !isTimeUp(state, now) ? showAgain(state, now) : layOrFinish(state, now);
    case 'revealed':
      return game.over || isTimeUp(state, now) ? finish(state) : showAgain(state, now);
    case 'again': return (again ?? 0) > 1 ? showAgain(state, now) : layOrFinish(state, now);
    // What the call was is said.
    case 'choosing': return startCount(state, now);
    case 'dealing': return layOrFinish(state, now);
    default: return nothing(state);
  }
}

/** One press skips what is left of the last six. */
function skipAgain(state: TableState, now: number): TableStep {
  const isFirst = state.again === lastCards(state.game).length;
  if (isFirst && state.stage !== null && now - state.stage.from < HURRY_MS) return nothing(state);
  return layOrFinish(state, now);
}

/** When the top card is turned down, when the count says its next number or ends, and when what goes on by itself is over. */
function dues({ top, count, phase, stage }: TableState, quiet: number): readonly [down: number, count: number, stage: number] {
  return [
    (top?.open ? top.downAt : null) ?? Infinity, count === null ? Infinity : count.endsAt - (count.told - 1) * COUNT_MS,
    phase === 'begin' ? -Infinity : stage === null ? Infinity : stageEnd(stage.from, stage.length, quiet),
  ];
}

function tickCount(state: TableState, now: number): TableStep {
  const { endsAt, told } = state.count!;
  const left = told - 1;
  return left === 0 ? revealAll(state, now)
    : { table: { ...state, count: { endsAt, told: left } }, happenings: [{ type: 'count', left: left as 1 | 2 }] };
}

/** @param spoken how what happens is read aloud */
export function snapBackTableWith(spoken: Spoken): TableOf<SnapBackTypes> {
  return {
    races: ['call'], unraced: ({ terms: { untimed } }) => untimed, open: openOf,
    start: (saved, _, beside) => startState(saved, spoken, beside),
    seat(state, place, who) {
      const setup = rules.reseated(state.terms.setup, place, who);
      return { ...state, terms: { ...state.terms, setup, people: peopleHere(setup) } };
    },
    order(state, { place, intent }) {
      const { phase, terms, answers } = state;
      switch (intent.kind) {
        // Where nothing hurries, cards that may be called are asked about.
        case 'call': return phase === 'dealing' && !terms.untimed ? 'tie' : phase === 'asked' ? 'atOnce' : null;
        case 'answer': return phase === 'asked' && answers[place] !== undefined ? 'atOnce' : null;
        case 'choose': return phase === 'choosing' ? 'atOnce' : null;
        case 'together': return intent.on === state.together || (phase === 'choosing' && terms.people.length === 0) ? null : 'atOnce';
        case 'next': return phase === 'revealed' || phase === 'again' || (phase === 'dealing' && terms.untimed) ? 'atOnce' : null;
      }
    },
    act(state, instant, { now }) {
      const { place, intent, at } = instant[0]!;
      switch (intent.kind) {
        case 'call': {
          if (state.phase === 'asked') return answer(state, place, true, now);
          const { game, top } = state;
          return state.phase !== 'dealing' || top?.paintedAt == null || !mayCall(game) ? nothing(state)
            : callBy(state, callersIn(instant), tookMs(at, top.paintedAt), now);
        }
        case 'answer': return answer(state, place, intent.calls, now);
        case 'choose': return choose(state, place, intent.claim, now);
        case 'together': {
          const together = { ...state, together: intent.on };
          return state.phase === 'choosing' && isCounted(state) !== isCounted(together) ? startChoosing(together, now) : nothing(together);
        }
        case 'next': return state.phase === 'again' && !state.terms.untimed ? skipAgain(state, now) : goNext(state, now);
      }
    },
    due(state, quiet) {
      const next = Math.min(...dues(state, quiet));
      return next === Infinity ? null : next;
    },
    /** What was chosen while the page stood still counts. */
    hurries: ({ count }) => count?.told === 1,
    tick(state, now, quiet) {
      const [down, count, stage] = dues(state, quiet);
      if (down <= Math.min(count, stage)) return turnDown(state);
      return count <= stage ? tickCount(state, now) : goNext(state, now);
    },
    claims: ({ phase, game, top }, instant) =>
      phase === 'dealing' && top?.paintedAt != null && instant[0]!.at >= top.paintedAt && mayCall(game),
    shown: paint,
    counts: (state) => nothing(finalize(state)),
    stops: stopChoosing,
    written: ({ events, callTimes, game, count, resumes, terms: { deal, chance } }) => ({
      events, callTimes, countEndsAt: count?.endsAt ?? resumes ?? undefined, ...game.over ? { decided: 'trueSix' } : {},
      ...chance ? { deal, noted: deal.cards?.length ?? 0 } : {},
    }),
    end: ({ phase, game, isTimeOver }) => (phase !== 'over' ? null : game.over ? 'trueSix' : isTimeOver ? 'time' : null),
  };
}
