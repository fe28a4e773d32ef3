/** What each thing that happens at the table makes of it: pure functions, whose times are told to them. */
import type { Back, Claim, Rank } from '../rules/cards';
import { reveal, show, type Seat } from '../rules/game';
import type { EndedBy } from '../rules/happening';
import { toAll, type TableEmission } from './emissions';
import { callOf } from './judge';
import { chooserOf, isCounted, lastCards, nobody, playedAt, type Step, type TableState, type Terms } from './tableState';
import { COUNT_FROM, COUNT_MS } from './times';

/** The next card is laid open. */
export function lay(state: TableState, { cardAt, untimed }: Terms, now: number): Step {
  const turned = turnDown(state);
  const number = state.game.shown + 1;
  const rank = cardAt(number);
  const laid: TableState = {
    ...turned.state, before: turned.state.top, revealed: null, again: null,
    top: { rank, number, laidAt: now, paintedAt: null, final: false, open: true },
  };
  const shown: TableEmission = { type: 'happened', happening: { type: 'shown', rank, number }, to: 'people' };
  const told = [...turned.told, shown, { type: 'laid' } as const];
  if (!untimed) return { state: laid, told };
  // Where nobody races, no call for the card before can come.
  const counts = finalize(laid);
  return { state: { ...counts.state, answers: nobody(state.answers.length) }, told: [...told, ...counts.told] };
}

/** The top card was painted. @param at when; null: nobody has said so, and it counts from when it was laid */
export function paint(state: TableState, at: number | null): TableState {
  const { top } = state;
  return top === null ? state : { ...state, top: { ...top, paintedAt: Math.max(top.laidAt, at ?? top.laidAt) } };
}

/** The top card counts from now on. */
export function finalize(state: TableState): Step {
  const { top } = state;
  if (top === null || top.final) return { state, told: [] };
  const outcome = show(state.game, top.rank);
  if (!outcome.ok) return { state, told: [] };
  const { rank, number } = top;
  return {
    state: { ...state, game: outcome.game, events: [...state.events, ['show']], top: { ...top, final: true } },
    told: [{ type: 'happened', happening: { type: 'shown', rank, number }, to: 'computers' }],
  };
}

export function turnDown(state: TableState): Step {
  const { top } = state;
  if (!top?.open) return { state, told: [] };
  return { state: { ...state, top: { ...top, open: false } }, told: [toAll({ type: 'turnedDown' })] };
}

/** Where everybody is asked, one answers; when all have, those who call are the callers. */
export function answer(state: TableState, seat: Seat, calls: boolean): Step {
  if (state.answers[seat] === undefined) return { state, told: [] };
  const answers = state.answers.with(seat, calls);
  const answered = { ...state, answers };
  const callers = answers.flatMap((says, i) => (says === true ? [i] : []));
  return answers.includes(null) || callers.length === 0 ? { state: answered, told: [] } : callOf(answered, callers, null);
}

/** Everybody chooses a number. After a reload the card that was called is shown and told once more: nobody saw it on this page. */
export function startChoosing(state: TableState, terms: Terms, now: number): Step {
  const { game, top } = state;
  const countEndsAt = isCounted(state, terms) ? now + COUNT_FROM * COUNT_MS : null;
  const choosing = { ...state, claims: nobody(terms.seats), countEndsAt };
  if (top !== null) return { state: choosing, told: [{ type: 'choose' }] };
  const [rank, number] = [game.last.at(-1)!, game.shown];
  const seen = [{ type: 'shown', rank, number }, { type: 'called', seats: game.callers ?? [] }] as const;
  return {
    state: { ...choosing, top: { rank, number, laidAt: now, paintedAt: now, final: true, open: true } },
    told: [...seen.map((happening): TableEmission => ({ type: 'happened', happening, to: 'people' })), { type: 'choose' }],
  };
}

/**
 * Somebody chooses a number. In turn, a person does so when it is theirs. A person who has called and lifts all fingers shows no number
 * yet: a fist is what they get when the count ends, and nothing that they choose.
 */
export function choose(state: TableState, terms: Terms, seat: Seat, claim: Claim): TableState {
  if (state.claims[seat] === undefined) return state;
  const chooser = chooserOf(state, terms);
  if (chooser !== null && terms.people.includes(seat) && seat !== chooser) return state;
  const isNone = claim === 0 && terms.people.includes(seat) && state.game.callers?.includes(seat) === true;
  return { ...state, claims: state.claims.with(seat, isNone ? null : claim) };
}

/** The numbers are shown, and the last seven cards are opened. Who has chosen nothing shows a fist. */
export function revealAll(state: TableState): Step {
  const claims = state.claims.map((claim): Claim => claim ?? 0);
  const outcome = reveal(state.game, claims);
  if (!outcome.ok || outcome.reveal === null) return { state, told: [] };
  const down = turnDown(state);
  const revealed = { cards: state.game.last, reveal: outcome.reveal };
  return {
    state: { ...down.state, game: outcome.game, events: [...state.events, ['reveal', claims]], countEndsAt: null, held: false, revealed },
    told: [...down.told, toAll({ type: 'revealed', ...revealed })],
  };
}

/** One of the last six is shown once more: the oldest at first, and then the next. */
export function showAgain(state: TableState): Step {
  const cards = lastCards(state.game);
  const back = (state.again === null ? cards.length : state.again - 1) as Back;
  const card: Rank = cards[cards.length - back]!;
  const happening = { type: 'shownAgain', rank: card, number: state.game.shown + 1 - back, back } as const;
  return { state: { ...state, again: back, top: null, before: null, revealed: null, held: false }, told: [toAll(happening)] };
}

/** The game ends. A true 6 has ended it whoever stops it then; a card that was seen counts. */
export function end(state: TableState, by: EndedBy, now: number): Step {
  // A game that is looked at has ended before.
  if (state.ended !== null) return { state, told: [] };
  const ended = state.game.over ? 'trueSix' : by;
  const unseen = state.top?.final === false && state.top.paintedAt === null;
  const counts = unseen ? { state: { ...state, top: null }, told: [] } : finalize(state);
  const down = turnDown(counts.state);
  return {
    state: {
      ...down.state, ended, played: playedAt(state, now), playedSince: null, waiting: [], countEndsAt: null, again: null,
    },
    told: [...counts.told, ...down.told, toAll({ type: 'over', by: ended })],
  };
}
