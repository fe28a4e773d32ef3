/** Who may act when at a table of piles: pure steps that its host takes, which holds the clock and judges who pressed first. */
import * as v from 'valibot';
import { shuffled } from '../../../chance/drawn';
import { noted, shuffleAt, type Shuffle } from '../rules/events';
import type { Act, Judging, Step, TableOf } from '../../../contract/contract';
import { readOpen, toOpen } from '../../../contract/open';
import { replayed } from '../../../contract/record';
import { keptRules } from '../kept/saved';
import type { ActOf, EventOf, PilesRules, PilesTypes, SeatCall } from '../rules/family';
import { isIn, isOpen, mayTurn, type Seat } from '../rules/game';
import { winnersIn } from '../rules/happening';
import { callOf } from './calls';
import type { PlayedPiles } from './types';
import { isAsking, nextUp, nobody, startState, type Answer, type TableState } from './state';

type StepOf<T extends PilesTypes> = Step<PlayedPiles<T>>;
type Instant<T extends PilesTypes> = readonly Act<PlayedPiles<T>>[];

const nothing = <T extends PilesTypes>(table: TableState<T>): StepOf<T> => ({ table, happenings: [] });

/** The calls among some acts. */
function callsIn<T extends PilesTypes>(instant: Instant<T>): readonly SeatCall<T['Call']>[] {
  return instant.flatMap(({ place, intent }) => (intent.kind === 'call' ? [{ seat: place, called: intent.called }] : []));
}

/** How cards are shuffled next. */
function shuffleOf<T extends PilesTypes>({ chance, seed, game }: TableState<T>): Shuffle {
  if (chance) return (cards) => shuffled(cards, chance);
  return seed === null ? (cards) => cards : shuffleAt(seed, game.events);
}

/** Lets something happen that may, and writes it down with the orders of its shuffles. @param at when it happened */
function happen<T extends PilesTypes>(rules: PilesRules<T>, state: TableState<T>, doing: ActOf<T>, at: number): StepOf<T> {
  const { shuffle, orders } = noted(shuffleOf(state));
  const outcome = rules.act(state.game, doing, shuffle);
  if (!outcome.ok) return nothing(state);
  const event: EventOf<T> = [doing.kind, ...doing.seats, ...orders];
  // A card that is taken back leaves its time behind: times never fall.
  const times = [...state.times, Math.max(at, state.times.at(-1) ?? 0)];
  // Who wanted to turn a card in turn does not want to out of it.
  const turning = outcome.state.turn === state.game.turn ? state.turning : null;
  return {
    table: { ...state, turning, game: outcome.state, events: [...state.events, event], times }, happenings: outcome.happenings,
  };
}

/**
 * One instant's calls on the cards that lie there. Who was beaten, or presses twice, pays nothing; and who can turn a card with the same
 * key means that, where nothing can be called.
 */
function callAtOnce<T extends PilesTypes>(
  rules: PilesRules<T>, state: TableState<T>, instant: Instant<T>, judging: Judging<PlayedPiles<T>>,
): StepOf<T> {
  const call = callOf(rules, state.game, callsIn(instant));
  if (call === null) return nothing(state);
  const { at } = instant[0]!;
  const called = { ...state, calledAt: at };
  if (call.right) {
    const step = happen(rules, called, call.act, at);
    return { ...step, taken: winnersIn(step.happenings) };
  }
  const turning = instant.find(({ place, intent }) => intent.kind === 'call' && intent.orTurn && place === state.game.turn)?.place;
  const isChoosing = (rules.choice?.(state.game) ?? null) !== null;
  if (turning !== undefined && (isChoosing || state.setup.beat === null)) {
    const step = isChoosing ? choose(rules, state, turning, true, at) : nothing({ ...state, turning });
    const others = callAtOnce(rules, step.table, instant.filter(({ place }) => place !== turning), judging);
    return { ...others, happenings: [...step.happenings, ...others.happenings] };
  }
  const wrong = call.act.seats.filter((seat) => !judging.isBeaten(instant.find(({ place }) => place === seat)!));
  return wrong.length === 0 ? nothing(state) : { ...happen(rules, called, { ...call.act, seats: wrong }, at), wrong };
}

/** Whoever is asked whether they go on says so. */
function choose<T extends PilesTypes>(rules: PilesRules<T>, state: TableState<T>, seat: Seat, goesOn: boolean, at: number): StepOf<T> {
  const { goOn, decline } = rules.choice!(state.game)!;
  return happen(rules, state, { kind: goesOn ? goOn : decline, seats: [seat] }, at);
}

/** The answers among some acts that are heard: of each seat the first, unless it is locked or done. */
function answersIn<T extends PilesTypes>(
  { answering }: PilesRules<T>, { game, lockedUntil }: TableState<T>, instant: Instant<T>,
): readonly SeatCall<T['Call']>[] {
  const heard = instant.filter(({ place, at }) => at >= (lockedUntil?.[place] ?? -Infinity) && !answering!.isDone(game, place))
    .toSorted((a, b) => a.at - b.at);
  return callsIn(heard.filter(({ place }, i) => heard.findIndex((one) => one.place === place) === i));
}

/** One instant's answers to the card that lies there, right and wrong. */
function answerAtOnce<T extends PilesTypes>(rules: PilesRules<T>, state: TableState<T>, instant: Instant<T>): StepOf<T> {
  const { act, isDone, lock } = rules.answering!;
  const answers = answersIn(rules, state, instant);
  const doing = act(state.game, answers);
  if (doing === null) return nothing(state);
  const { at } = instant[0]!;
  const { table, happenings } = happen(rules, state, doing, at);
  // Once somebody is last nobody is locked any more.
  const isSettled = rules.due(table.game) === null;
  const wrong = isSettled ? [] : answers.map(({ seat }) => seat).filter((seat) => !isDone(table.game, seat));
  const lockedUntil = table.game.out.map((_, seat) => (wrong.includes(seat) ? at + lock : state.lockedUntil?.[seat] ?? -Infinity));
  return { table: { ...table, lockedUntil, ...isSettled ? { calledAt: at } : {} }, happenings };
}

/** Where everybody is asked, one answers; when all have, those who call do so at one instant. */
function answer<T extends PilesTypes>(
  rules: PilesRules<T>, state: TableState<T>, seat: Seat, says: Answer<T['Call']>, now: number,
): StepOf<T> {
  const answered = { ...state, answers: state.answers.with(seat, says) };
  if (isAsking(answered)) return nothing(answered);
  const calls = answered.answers.flatMap((called, one) => (called === null || called === 'pass' ? [] : [{ seat: one, called }]));
  const call = callOf(rules, state.game, calls);
  if (call === null) return nothing(answered);
  const step = happen(rules, { ...answered, calledAt: now }, call.act, now);
  // What was taken changes what can be called: all are asked again.
  return call.right ? { ...step, table: { ...step.table, answers: nobody(state.game) } } : step;
}

/** The next card is turned. Where everybody is asked nobody races, and it counts at once. */
function turn<T extends PilesTypes>(rules: PilesRules<T>, before: TableState<T>, now: number): StepOf<T> {
  const { game, turning, setup: { asked, beat } } = before;
  const { table, happenings } = happen(rules, before, { kind: 'flip', seats: [beat === null ? turning ?? game.turn : game.turn] }, now);
  const turned = { ...table, turning: null, answers: nobody(game), paintedAt: asked ? now : null };
  return { table: turned, happenings, ...asked ? {} : { before: { ...before, turning: null } } };
}

export function pilesTable<T extends PilesTypes>(rules: PilesRules<T>): TableOf<PlayedPiles<T>> {
  const kept = keptRules(rules);
  return {
    races: ['call'],
    unraced: ({ setup: { asked } }) => asked,
    start(saved, now, { chance, open } = {}) {
      const { setup, seed, events, times } = saved;
      const state = startState<T>({
        setup, seed, game: replayed(kept, saved).states.at(-1)!, events, times, ...chance ? { chance } : {},
      }, now);
      const answers = readOpen(v.array(v.nullable(v.string())), open, events) as typeof state.answers | null;
      // Where everybody is asked, a game that comes back asks about what lies there once more.
      return setup.asked && events.length > 0 ? { ...state, paintedAt: now, ...answers ? { answers } : {} } : state;
    },
    open: (state) => toOpen(isAsking(state) && state.answers.some((one) => one !== null) ? state.answers : null, state.events),
    seat: (state, place, who) => ({ ...state, setup: kept.reseated(state.setup, place, who) }),
    order(state, { place, intent }) {
      const { game, setup: { asked: isUnraced, beat } } = state;
      if (game.end || !isIn(game, place)) return null;
      // Where a drum turns cards nobody else does; and a key that calls, too, turns none out of turn.
      const asked = rules.choice?.(game) ?? null;
      const chooses = asked?.seat === place ? 'atOnce' : null;
      const turning = asked ? chooses : beat !== null || !mayTurn(game, place) ? null : 'lays';
      switch (intent.kind) {
        // With no card open there is nothing to be right or wrong about.
        case 'call': return isUnraced ? null : intent.orTurn && !isOpen(game) ? place === game.turn ? turning : null : 'tie';
        case 'turn': return turning;
        case 'decline': return chooses;
        case 'answer': return isAsking(state) && state.answers[place] === null ? 'atOnce' : null;
      }
    },
    act(state, instant, judging) {
      const { place, intent } = instant[0]!;
      if (intent.kind === 'answer') return answer(rules, state, place, intent.says, judging.now);
      if (intent.kind === 'call' && rules.answering) return answerAtOnce(rules, state, instant);
      if (intent.kind === 'call' && isOpen(state.game)) return callAtOnce(rules, state, instant, judging);
      if (rules.choice?.(state.game)?.seat === place) return choose(rules, state, place, intent.kind !== 'decline', judging.now);
      // Whoever's turn it is comes first.
      return nothing(state.turning === state.game.turn ? state : { ...state, turning: place });
    },
    claims: (before, instant) => (rules.answering ? rules.answering.act(before.game, answersIn(rules, before, instant)) !== null
      : callOf(rules, before.game, callsIn(instant))?.right === true),
    /** It happened for everybody when it was painted. */
    shown: (state, at) => ({ ...state, paintedAt: at, times: state.times.with(state.times.length - 1, at) }),
    due: (state, quiet) => nextUp(rules, state, quiet)?.at ?? null,
    hurries: ({ game }) => game.end === null && rules.due(game) !== null,
    tick(state, now, quiet) {
      if (nextUp(rules, state, quiet)?.what === 'flip') return turn(rules, state, now);
      // What it comes to is seen for a while, as that of an answer is.
      return happen(rules, rules.answering ? { ...state, calledAt: now } : state, rules.due(state.game)!, now);
    },
    written: ({ events, times }) => ({ events, times }),
    end: ({ game: { end } }) => end?.kind ?? null,
  };
}
