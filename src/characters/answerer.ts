/**
 * A computer player at a table where everybody has to answer what comes, each with one of several answers: sees what is wanted, answers, at
 * times with another than it means, and puts that right once it is heard again. That somebody has answered rightly everybody sees: whoever
 * overlooked what came, or is slow, sees the others move. It knows no game. Pure, as a watcher is.
 */
import { missChance, noticedAfter } from '../cognition/noticing';
import { PROFILES } from './profiles';
import { turnAt, type Question, type Watcher } from './watcher';
import { HAND_MS, watchingOf } from './watching';

/** To choose among several answers takes everybody longer than to call, in milliseconds: at least, and half the time. */
const CHOOSING = { floor: 100, median: 700 };
/** What everybody has to answer is overlooked so much less often than what may be called. */
const AWAITED = 0.25;

/** How a game is looked at. */
export interface Answers<Kind, Seen> {
  readonly kinds: readonly Kind[];
  /** Told each time that something new lies there: what it wants; null: nothing. */
  readonly wanted: (seen: Seen) => Kind | null;
  /** What tells what lies there from what lay there before; null: nothing lies there. */
  readonly which: (seen: Seen) => number | null;
  readonly isDone: (seen: Seen) => boolean;
  /** Whether anybody has answered rightly. */
  readonly isMoving: (seen: Seen) => boolean;
  /** So long whoever answered wrongly is not heard, in milliseconds. */
  readonly lock: number;
}

/** What a player has in mind. */
interface Mind<Kind> {
  /** What lies there. */
  readonly which: number | null;
  readonly wanted: Kind | null;
  /** What it answers, and when; null: it has seen nothing to answer. */
  readonly answer: { readonly kind: Kind; readonly at: number } | null;
  /** Whether it has seen others answer. */
  readonly isReminded: boolean;
}

export function createAnswerer<Kind, Seen>(character: keyof typeof PROFILES, game: Answers<Kind, Seen>): Watcher<Kind, Seen> {
  const { overlooking, noticing: { floor, median, spread } } = watchingOf(character);
  const answering = { floor: floor + CHOOSING.floor, median: median + CHOOSING.median, spread };
  const { mixingUp } = PROFILES[character];
  let mind: Mind<Kind> = { which: null, wanted: null, answer: null, isReminded: false };

  /** Several who look for the same thing see it no sooner than one alone would. */
  function answerTo(wanted: Kind, { at, chance: [seeing, mixing = 1, other = 0] }: Question<Seen>, watchers: number): Mind<Kind>['answer'] {
    const after = noticedAfter(answering, missChance(overlooking, 0, AWAITED), watchers, seeing!);
    const others = game.kinds.filter((one) => one !== wanted);
    return after === null ? null
      : { at: at + after, kind: mixing < mixingUp ? others[Math.floor(other * others.length)]! : wanted };
  }

  /** @param wanted what it still has to do */
  function goOn(now: Mind<Kind>, wanted: Kind, question: Question<Seen>): Mind<Kind> {
    const { answer } = now;
    // What was answered, and was not right, is put right as soon as it is heard.
    if (answer !== null && answer.at < question.at) {
      return { ...now, answer: { kind: wanted, at: answer.at + game.lock + HAND_MS * (1 + (question.chance[3] ?? 0)) } };
    }
    if (now.isReminded || !game.isMoving(question.seen)) return now;
    // From here on nobody has to see it first.
    const soon = answerTo(wanted, question, 1);
    return { ...now, isReminded: true, answer: soon !== null && (answer === null || soon.at < answer.at) ? soon : answer };
  }

  return {
    turnAt, answer: () => null,
    look(question) {
      const which = game.which(question.seen);
      if (which !== mind.which) {
        const wanted = which === null ? null : game.wanted(question.seen);
        mind = { which, wanted, isReminded: false, answer: wanted === null ? null : answerTo(wanted, question, question.watchers) };
      }
      const { wanted } = mind;
      const isOpen = wanted !== null && !game.isDone(question.seen);
      if (isOpen) mind = goOn(mind, wanted, question);
      const { answer } = mind;
      // Nobody turns a card who knows that it has to be answered first.
      return {
        calls: isOpen && answer !== null && answer.at >= question.at ? [answer] : [], turnAt: wanted === null ? turnAt(question) : Infinity,
      };
    },
  };
}
