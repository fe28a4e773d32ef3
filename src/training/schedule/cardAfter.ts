/**
 * When a skill is asked again: ts-fsrs, which reckons in days when somebody is about to lose what they have. It decides what to practise;
 * of memory in a game, which lasts minutes, it knows nothing. The only file that knows the package.
 */
import { Rating, State, TypeConvert, fsrs, type Card as FsrsCard, type CardInput, type Grade as FsrsGrade } from 'ts-fsrs';
import { withinAYear, type Card, type Grade } from './card';

/** A skill comes back when the chance to have it still is down to this. */
export const RETENTION = 0.9;

// No fuzz: the same answers bring back the same skills.
const scheduler = fsrs({
  request_retention: RETENTION, enable_fuzz: false, enable_short_term: true, learning_steps: ['1m', '10m'], relearning_steps: ['10m'],
});

const RATINGS: Readonly<Record<Grade, FsrsGrade>> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy };
const STATES: Readonly<Record<Card['state'], State>> = {
  learning: State.Learning, review: State.Review, relearning: State.Relearning,
};
const NAMES: readonly Card['state'][] = ['learning', 'learning', 'review', 'relearning'];

/** A card that was answered so much later than now, in milliseconds, was so by a wrong clock. Less is a clock that was put right. */
const WRONG_CLOCK = 86_400_000;

const byWrongClock = ({ last }: Card, now: number): boolean => last - now > WRONG_CLOCK;

/** The card after an answer. @param card null where it is the first @param now milliseconds since 1970 */
export function cardAfter(card: Card | null, grade: Grade, now: number): Card {
  // A clock that was set back a little must not make a card older than its last answer; one that was wrong must not keep it for ever.
  const before = card !== null && byWrongClock(card, now) ? { ...card, last: now, due: now } : card;
  const at = Math.max(now, before?.last ?? now);
  const { card: next } = scheduler.next(before === null ? emptyCard(at) : inFsrs(before), at, RATINGS[grade]);
  // Its own `maximum_interval` is passed by a day or two, to keep easy answers apart from good ones.
  return withinAYear({
    state: NAMES[next.state]!, due: next.due.getTime(), last: at, stability: next.stability, difficulty: next.difficulty,
    reps: next.reps, lapses: next.lapses, step: next.learning_steps, wrong: grade === 'again',
  });
}

/** The chance to have the skill still, 0..1. */
export function stillThere(card: Card, now: number): number {
  return scheduler.get_retrievability(inFsrs(card), Math.max(now, card.last), false);
}

/** Whether it is to be asked again by now. What was answered by a wrong clock is: nobody knows when that was. */
export function isDue(card: Card, now: number): boolean {
  return card.due <= now || byWrongClock(card, now);
}

function emptyCard(due: number): CardInput {
  return {
    due, stability: 0, difficulty: 0, elapsed_days: 0, scheduled_days: 0, learning_steps: 0, reps: 0, lapses: 0, state: State.New,
  };
}

function inFsrs(card: Card): FsrsCard {
  return TypeConvert.card({
    due: card.due, stability: card.stability, difficulty: card.difficulty, elapsed_days: 0, scheduled_days: 0,
    learning_steps: card.step, reps: card.reps, lapses: card.lapses, state: STATES[card.state], last_review: card.last,
  });
}
