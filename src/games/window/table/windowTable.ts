/** Who may act when at Through the Window: pure steps that its host takes, which holds the clock and judges who pressed first. */
import * as v from 'valibot';
import type { Act, Step, TableOf } from '../../../contract/contract';
import { readOpen, toOpen } from '../../../contract/open';
import { replayed } from '../../../contract/record';
import { happened } from '../../../contract/written';
import { cleanText } from '../../../setup/names';
import { votedFor } from '../../small/table/vote';
import { rules, type KeptWindow } from '../kept/savedGame';
import { isNoun } from '../lists/nouns';
import { apply, faultOf, isWord, type Seat, type WindowEvent } from '../rules/game';
import { askedForm, SAY_MS, sayersOf, stageOf, tableOf, WRITE_MS, type WindowTable, type WindowView } from './state';

/** What a card came to is seen so long before the next may be turned; and so long it lies there for a call, in milliseconds. */
const [LOOK_MS, CALL_MS] = [1500, 10_000];
export const intent = v.variant('kind', [
  v.object({ kind: v.literal('turn') }), v.object({ kind: v.literal('call') }), v.object({ kind: v.literal('aloud') }),
  v.object({ kind: v.literal('word'), word: v.pipe(v.string(), v.maxLength(200)) }),
  v.object({ kind: v.literal('vote'), agrees: v.boolean() }),
]);
export type WindowIntent = v.InferOutput<typeof intent>;
export interface WindowTypes extends KeptWindow {
  readonly Table: WindowTable;
  readonly Intent: WindowIntent;
  readonly View: WindowView;
}
type StepOf = Step<WindowTypes>;
const still = (at: WindowTable): StepOf => ({ table: at, happenings: [] });

/** Lets something happen that may. @param when it happened @param since from when on what comes then is waited for */
function happen(at: WindowTable, event: WindowEvent, when: number, since: number): StepOf {
  const { table: after, happenings } = happened<KeptWindow, WindowTable>(rules, still(at), event, when);
  // Whoever only waits for the word changes nothing for those before.
  const isBehind = event[0] === 'call' && after.game.queue.length > 1;
  return { table: isBehind ? after : { ...after, since, aloud: false, asked: null, turning: false }, happenings };
}

/** Those who call at one instant stand in a row from the left of whoever turned the card, who comes last. */
function call(at: WindowTable, instant: readonly Act<WindowTypes>[], now: number): StepOf {
  const { game: { turn, queue }, setup: { players } } = at;
  const fromTurner = (place: Seat): number => (place - turn - 1 + players.length) % players.length;
  const callers = instant.map(({ place }) => place).toSorted((a, b) => fromTurner(a) - fromTurner(b));
  const step = callers.reduce<StepOf>(({ table: before, happenings }, place) => {
    const called = happen(before, ['call', place], instant[0]!.at, now);
    return { ...called, happenings: [...happenings, ...called.happenings] };
  }, still(at));
  return queue.length > 0 ? step : { ...step, taken: [callers[0]!] };
}

/** What the list says to a word, and the others, where there are any; null as long as they may say either. */
function verdictOf(at: WindowTable, { word, aloud, votes }: NonNullable<WindowTable['asked']>) {
  const [sayers, found] = [sayersOf(at), isNoun(at.setup.letters, word) ? 'list' : 'unknown'] as const;
  if (sayers.length === 0 || (found === 'list' && !aloud)) return found;
  const agreed = votedFor(votes, sayers);
  return agreed === null ? null : agreed ? 'agreed' : 'unknown';
}

/** A word is judged by its letter and by those that have won; then by the list, or by the others. */
function judgeWord(at: WindowTable, seat: Seat, word: string, when: number, now: number): StepOf {
  const asked = { word, aloud: at.aloud, votes: at.setup.players.map(() => null) };
  const verdict = faultOf(at.game, word) ?? verdictOf(at, asked);
  return verdict === null ? still({ ...at, since: now, asked }) : happen(at, ['word', seat, word, verdict], when, now);
}

/** What comes by itself, if nobody does anything, and when. */
function next(at: WindowTable, quiet: number): { readonly at: number; readonly event: WindowEvent } | null {
  const { game: { turn, queue, over }, since, setup: { time }, aloud, turning, asked } = at;
  const from = Math.max(since, quiet);
  if (over) return null;
  switch (stageOf(at)) {
    case 'turn': return turning ? { at: Math.max(since + LOOK_MS, quiet), event: ['turn', turn] } : null;
    case 'open': return { at: from + CALL_MS, event: ['aside', null] };
    case 'word': return { at: from + (aloud ? WRITE_MS : time), event: ['word', queue[0]!, '', 'none'] };
    case 'asked': {
      const verdict = verdictOf(at, asked!);
      return { at: verdict === null ? from + SAY_MS : since, event: ['word', queue[0]!, asked!.word, verdict ?? 'unknown'] };
    }
  }
}

export const table: TableOf<WindowTypes> = {
  races: ['call'],
  start({ setup, events, times, ...saved }, now, { open } = {}) {
    const game = replayed(rules, { setup, events, times, ...saved }).states.at(-1)!;
    return { ...tableOf(setup, game), events, times, since: now, asked: readOpen(askedForm, open, events) };
  },
  open: ({ asked, events }) => toOpen(asked, events),
  seat(before, place, who, now) {
    const at = { ...before, setup: rules.reseated(before.setup, place, who) };
    // Whoever takes over a word has all the time for it. Nobody has heard them say one.
    return stageOf(at) === 'word' && at.game.queue[0] === place ? { ...at, aloud: false, since: now } : at;
  },
  order(at, { place, intent: what }) {
    const [{ game, aloud, asked }, stage] = [at, stageOf(at)];
    const isTheirs = stage === 'word' && game.queue[0] === place;
    switch (what.kind) {
      case 'turn': return apply(game, ['turn', place]).ok ? 'lays' : null;
      case 'call': return apply(game, ['call', place]).ok ? 'tie' : null;
      case 'word': return isTheirs && what.word !== '' && isWord(what.word) && cleanText(what.word) === what.word ? 'ordered' : null;
      case 'aloud': return isTheirs && !aloud && sayersOf(at).length > 0 ? 'ordered' : null;
      case 'vote': return stage === 'asked' && sayersOf(at).includes(place) && asked!.votes[place] === null ? 'atOnce' : null;
    }
  },
  act(at, instant, { now }) {
    const [{ place, intent: what, at: when }] = instant;
    const [stage, { asked, game: { turn, queue } }] = [stageOf(at), at];
    if (what.kind === 'call') return stage === 'turn' ? still(at) : call(at, instant, now);
    if (what.kind === 'vote') return still({ ...at, asked: asked && { ...asked, votes: asked.votes.with(place, what.agrees) } });
    // Over lines what somebody had a moment before may be another's now.
    if (what.kind === 'turn') return still(stage === 'turn' && place === turn ? { ...at, turning: true } : at);
    if (stage !== 'word' || queue[0] !== place) return still(at);
    return what.kind === 'aloud' ? still({ ...at, aloud: true, since: now }) : judgeWord(at, place, what.word, when, now);
  },
  due: (at, quiet) => next(at, quiet)?.at ?? null,
  hurries: (at) => stageOf(at) !== 'turn',
  tick(at, now, quiet) {
    const { event } = next(at, quiet)!;
    return { ...happen(at, event, now, now), ...event[0] === 'turn' ? { before: { ...at, turning: false } } : {} };
  },
  claims: () => false,
  shown: (at, time) => ({ ...at, since: time, times: at.times.with(at.times.length - 1, time) }),
  written: ({ events, times }) => ({ events, times }),
  end: ({ game: { over } }) => (over ? 'all' : null),
};
