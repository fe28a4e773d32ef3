/** What people, computers and time do at the table: pure functions that give the table as it is then, and what happened. */
import { isIn, isOutDue, type Seat } from '../rules/game';
import { callOf, happen, judgeCalls } from './judge';
import { isAsking, mayTurnFrom, outFrom, type Answer, type Press, type Step, type TableState, type Terms } from './tableState';
import { FINAL_MS, LATE_MS, SETTLE_MS, UNPAINTED_MS } from './times';

const nothing = (state: TableState): Step => ({ state, happenings: [] });

/** Somebody calls. It is judged a moment later: an earlier press may be handled after it. @param now when it is heard of */
export function press(state: TableState, call: Omit<Press, 'kind'>, terms: Terms, now: number): TableState {
  if (state.game.end || terms.asked || !isIn(state.game, call.seat)) return state;
  return { ...state, waiting: [...state.waiting, { kind: 'call', ...call }], judgeAt: state.judgeAt ?? now + SETTLE_MS };
}

/** Somebody wants to turn their next card: at once, or as soon as it may be. Where a drum turns cards nobody else does. */
export function wantTurn(state: TableState, seat: Seat, { beat }: Terms): TableState {
  return state.game.end || beat !== null || seat !== state.game.turn ? state : { ...state, turning: seat };
}

/** The card that was turned as the `number`th of the game was painted: that is when it happened for everybody. */
export function paint(state: TableState, number: number, at: number): TableState {
  const { last, game } = state;
  if (last === null || last.paintedAt !== null || game.flips !== number) return state;
  const paintedAt = Math.max(last.laidAt, at);
  return { ...state, last: { ...last, paintedAt }, times: state.times.with(state.times.length - 1, paintedAt) };
}

/** Where everybody is asked, one answers; when all have, those who call do so at one instant. */
export function answer(state: TableState, seat: Seat, says: Answer, terms: Terms, now: number): Step {
  if (!isAsking(state, terms) || !isIn(state.game, seat) || state.answers[seat] !== null) return nothing(state);
  const answers = state.answers.with(seat, says);
  const answered = { ...state, answers };
  if (isAsking(answered, terms)) return nothing(answered);
  const calls = answers.flatMap((called, one) => (called === null || called === 'pass' ? [] : [{ seat: one, called }]));
  const call = callOf(state.game, calls);
  if (call === null) return nothing(answered);
  const step = happen(answered, call.act, terms, now);
  // What was taken changes what can be called: all are asked again.
  const { seats } = call.act;
  return { ...step, state: call.right ? { ...step.state, answers: answers.map(() => null), takenAt: now }
    : { ...step.state, wrongAt: step.state.wrongAt.map((was, one) => (seats.includes(one) ? now : was)) } };
}

function turn(state: TableState, terms: Terms, now: number): Step {
  const before = state.game;
  const step = happen(state, { kind: 'flip', seats: [before.turn] }, terms, now);
  const last = { laidAt: now, paintedAt: terms.asked ? now : null, final: terms.asked, before };
  return { ...step, state: { ...step.state, last, turning: null, answers: state.answers.map(() => null) } };
}

/** When the next card is turned by itself: because somebody wanted to, or by the drum; null where nobody does. */
function turnsAt(state: TableState, terms: Terms): number | null {
  const from = mayTurnFrom(state, terms);
  if (from === null) return null;
  if (terms.beat !== null) return Math.max(from, (state.last?.paintedAt ?? state.since) + terms.beat);
  return state.turning === state.game.turn ? from : null;
}

type Due = 'judge' | 'unpainted' | 'final' | 'turn' | 'out';

/** What time does next, and when; null where it does nothing by itself. */
function nextDue(state: TableState, terms: Terms): { readonly what: Due; readonly at: number } | null {
  const { last, judgeAt, waitsUntil } = state;
  const wait = (at: number): number => Math.max(at, waitsUntil ?? at);
  const all: readonly { readonly what: Due; readonly at: number | null }[] = [
    { what: 'unpainted', at: last !== null && last.paintedAt === null ? wait(last.laidAt + UNPAINTED_MS) : null },
    { what: 'final', at: last !== null && last.paintedAt !== null && !last.final ? wait(last.paintedAt + FINAL_MS) : null },
    { what: 'judge', at: judgeAt === null ? null : wait(judgeAt) },
    { what: 'turn', at: turnsAt(state, terms) },
    { what: 'out', at: outFrom(state, terms) },
  ];
  const due = all.flatMap(({ what, at }) => (at === null ? [] : [{ what, at }]));
  return due.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

/** When the table wants to be asked again; null: not before somebody does something. */
export function dueAt(state: TableState, terms: Terms): number | null {
  return nextDue(state, terms)?.at ?? null;
}

/** Judges what waits. What is for a card that does not count yet waits until it does. */
function judge(state: TableState, terms: Terms): Step {
  const step = judgeCalls({ ...state, judgeAt: null }, terms);
  return step.state.waiting.length === 0 ? step : { ...step, state: { ...step.state, judgeAt: null } };
}

function doDue(state: TableState, what: Due, terms: Terms, at: number): Step {
  const { last, game } = state;
  switch (what) {
    case 'judge': return judge(state, terms);
    case 'unpainted': return nothing({ ...state, last: { ...last!, paintedAt: last!.laidAt } });
    // Calls for what lay before are judged first: they may take the card back.
    case 'final': {
      const early = judge(state, terms);
      if (early.state.last === null) return early;
      const final = judge({ ...early.state, last: { ...early.state.last, final: true } }, terms);
      return { ...final, happenings: [...early.happenings, ...final.happenings] };
    }
    case 'turn': return turn(state, terms, at);
    case 'out': return happen(state, { kind: 'out', seats: [game.out.findIndex((_, seat) => isOutDue(game, seat))] }, terms, at);
  }
}

/** Does all that time has come for, each in its order. @param now the game's time */
export function tick(state: TableState, terms: Terms, now: number): Step {
  let step = nothing(state);
  for (let due = nextDue(step.state, terms); due !== null && due.at <= now; due = nextDue(step.state, terms)) {
    const isRace = due.what === 'judge' || due.what === 'final' || due.what === 'unpainted';
    if (isRace && step.state.waitsUntil === null && now - due.at > LATE_MS) {
      step = { ...step, state: { ...step.state, waitsUntil: now + SETTLE_MS } };
      continue;
    }
    const next = doDue(step.state, due.what, terms, isRace ? due.at : now);
    step = { state: isRace ? { ...next.state, waitsUntil: null } : next.state, happenings: [...step.happenings, ...next.happenings] };
  }
  return step;
}
