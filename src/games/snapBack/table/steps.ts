/** What each thing that happens at the table makes of it: pure functions, whose times are told to them. */
import type { Step } from '../../../contract/contract';
import { cardOf, goneOn } from '../kept/deal';
import type { Back, Claim, Rank } from '../rules/cards';
import { call, reveal, show, type Seat } from '../rules/game';
import type { SnapBackTypes } from './snapBackTypes';
import { isCounted, isToAsk, lastCards, nobody, whoIsNext, type TableState } from './tableState';
import { AGAIN_STAGE, CALLED_STAGE, cardStage, COUNT_FROM, COUNT_MS, OPEN_MS, REVEALED_STAGE } from './times';

export type TableStep = Step<SnapBackTypes>;

export const nothing = (table: TableState): TableStep => ({ table, happenings: [] });

/** One step after the other. */
export function andThen(step: TableStep, next: (table: TableState) => TableStep): TableStep {
  const more = next(step.table);
  return { ...step, ...more, happenings: [...step.happenings, ...more.happenings] };
}

export function turnDown(state: TableState): TableStep {
  const { top } = state;
  if (top?.open !== true) return nothing(state);
  return { table: { ...state, top: { ...top, open: false, downAt: null } }, happenings: [{ type: 'turnedDown' }] };
}

/** The next card is laid open. Where nobody races no call for the card before can come: it counts at once, and is asked about. */
export function lay(state: TableState): TableStep {
  const { table: down, happenings } = turnDown(state);
  const number = down.game.shown + 1;
  // What is dealt on stays dealt, if the card is taken back, too.
  const before = { ...down, terms: { ...down.terms, deal: goneOn(down.terms.deal, number, down.terms.chance) } };
  const rank = cardOf(before.terms.deal, number);
  const laid: TableState = {
    ...before, phase: 'dealing', revealed: null, again: null, stage: null,
    top: { rank, number, paintedAt: null, final: false, open: true, downAt: null },
  };
  const told = [...happenings, { type: 'shown', rank, number } as const];
  if (!before.terms.untimed) return { table: laid, happenings: told, before };
  const counted = { ...finalize(laid), answers: nobody(laid.terms.setup) };
  return { table: { ...counted, phase: isToAsk(counted) ? 'asked' : 'dealing' }, happenings: told };
}

/** The top card was painted: from here on its times run. */
export function paint(state: TableState, at: number): TableState {
  const { top, terms: { setup } } = state;
  return top === null ? state
    : { ...state, top: { ...top, paintedAt: at, downAt: at + OPEN_MS }, stage: { from: at, length: cardStage(setup.pace) } };
}

/** The top card counts from now on. */
export function finalize(state: TableState): TableState {
  const { top } = state;
  const outcome = top === null || top.final ? null : show(state.game, top.rank);
  return outcome?.ok !== true ? state
    : { ...state, game: outcome.game, events: [...state.events, ['show']], top: { ...top!, final: true } };
}

/** These seats call the top card. @param took milliseconds from the painted card to the first press; null where nobody was timed */
export function callBy(state: TableState, seats: readonly Seat[], took: number | null, now: number): TableStep {
  const outcome = call(state.game, seats);
  if (!outcome.ok) return nothing(state);
  const called: TableState = {
    ...state, game: outcome.game, events: [...state.events, ['call', ...seats]], callTimes: [...state.callTimes, took],
  };
  return andThen({ table: called, happenings: [{ type: 'called', seats }], taken: seats }, (table) => startChoosing(table, now));
}

/** Where everybody is asked, one answers; when all have, those who call are the callers. */
export function answer(state: TableState, seat: Seat, calls: boolean, now: number): TableStep {
  const answered = { ...state, answers: state.answers.with(seat, calls) };
  if (answered.answers.includes(null)) return nothing(answered);
  const callers = answered.answers.flatMap((says, i) => (says === true ? [i] : []));
  // The next card comes as soon as nobody calls this one.
  return callers.length === 0 ? nothing({ ...answered, phase: 'dealing', stage: { from: now, length: { usual: 0, longest: 0 } } })
    : callBy(answered, callers, null, now);
}

/**
 * "Three, two, one", or what is left of it where the game was left: the numbers are shown when it ends. While a voice says who has called,
 * nothing of that passes; where people have chosen in turn until it was over, all of it comes anew.
 */
export function startCount(state: TableState, now: number): TableStep {
  const { resumes, stage } = state;
  const rest = resumes === null ? 0 : resumes - (stage?.from ?? now);
  const endsAt = now + (rest > 0 ? rest : COUNT_FROM * COUNT_MS);
  const left = Math.max(1, Math.ceil((endsAt - now) / COUNT_MS)) as 3 | 2 | 1;
  return { table: { ...state, stage: null, count: { endsAt, told: left } }, happenings: [{ type: 'count', left }] };
}

/**
 * Everybody chooses a number; a voice that says who has called is waited for before the count. After a reload the card that was called is
 * shown and told once more: nobody saw it on this page.
 */
export function startChoosing(state: TableState, now: number): TableStep {
  const { game, top } = state;
  const isTimed = isCounted(state);
  const claims = state.phase === 'begin' ? state.claims : nobody(state.terms.setup);
  const begun: TableState = { ...state, phase: 'choosing', stage: null, claims, count: null };
  const { table: choosing, happenings } = !isTimed ? nothing(begun)
    : state.terms.spoken === 'off' ? startCount(begun, now) : nothing({ ...begun, stage: { from: now, length: CALLED_STAGE } });
  if (top !== null) {
    // Where the numbers wait for everybody, so does the question.
    return { table: isTimed ? choosing : { ...choosing, top: { ...top, downAt: null } }, happenings };
  }
  const [rank, number] = [game.last.at(-1)!, game.shown];
  return {
    table: { ...choosing, top: { rank, number, paintedAt: now, final: true, open: true, downAt: null } }, happenings,
    retold: [{ type: 'shown', rank, number }, { type: 'called', seats: game.callers ?? [] }],
  };
}

/**
 * Somebody chooses a number. In turn, a person does so when it is theirs. A person who has called and lifts all fingers shows no number
 * yet: a fist is what they get when the count ends, and nothing that they choose.
 */
export function choose(state: TableState, seat: Seat, claim: Claim, now: number): TableStep {
  const { people, setup } = state.terms;
  const chooser = whoIsNext(state, people);
  const isPerson = setup.players[seat]?.kind !== 'bot';
  if (chooser !== null && people.includes(seat) && seat !== chooser) return nothing(state);
  const isNone = claim === 0 && isPerson && state.game.callers?.includes(seat) === true;
  const chosen = { ...state, claims: state.claims.with(seat, isNone ? null : claim) };
  return !isCounted(chosen) && !chosen.claims.includes(null) ? revealAll(chosen, now) : nothing(chosen);
}

/** The numbers are shown, and the last seven cards are opened. Who has chosen nothing shows a fist. */
export function revealAll(state: TableState, now: number): TableStep {
  const claims = state.claims.map((claim): Claim => claim ?? 0);
  const outcome = reveal(state.game, claims);
  if (!outcome.ok || outcome.reveal === null) return nothing(state);
  const revealed = { cards: state.game.last, reveal: outcome.reveal };
  return andThen(turnDown(state), (down) => ({
    table: {
      ...down, phase: 'revealed', game: outcome.game, events: [...state.events, ['reveal', claims]], count: null, resumes: null, revealed,
      stage: state.terms.untimed ? null : { from: now, length: REVEALED_STAGE },
    },
    happenings: [{ type: 'revealed', ...revealed }],
  }));
}

/**
 * Who stops the game while numbers are chosen has shown a fist, so that nobody gets out of a call that they are unsure of. What somebody
 * chose in turn was chosen once and for all, and stays.
 */
export function stopChoosing(state: TableState, places: ReadonlySet<Seat>, now: number): TableStep {
  if (state.game.callers === null) return nothing(state);
  const stops = (seat: Seat): boolean => places.has(seat) && state.terms.setup.players[seat]?.kind !== 'bot';
  const claims = isCounted(state) ? state.claims.map((claim, seat) => (stops(seat) ? null : claim)) : state.claims;
  return revealAll({ ...state, claims }, now);
}

/** One of the last six is shown once more: the oldest at first, and then the next. */
export function showAgain(state: TableState, now: number): TableStep {
  const cards = lastCards(state.game);
  const back = (state.again === null ? cards.length : state.again - 1) as Back;
  const rank: Rank = cards[cards.length - back]!;
  return {
    table: {
      ...state, phase: 'again', again: back, top: null, revealed: null,
      stage: state.terms.untimed ? null : { from: now, length: AGAIN_STAGE },
    },
    happenings: [{ type: 'shownAgain', rank, number: state.game.shown + 1 - back, back }],
  };
}

/** Nothing comes any more: by a true 6, or because the time is over. */
export function finish(state: TableState): TableStep {
  return andThen(turnDown(state), (down) =>
    nothing({ ...down, phase: 'over', count: null, again: null, stage: null, isTimeOver: !state.game.over }));
}
