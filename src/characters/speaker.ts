/**
 * A computer player where whoever calls first has to say a word: it calls as soon as one has come to its mind, and says it once it has the
 * turn. It knows no game.
 */
import { plannedBot, type Planned } from './plannedBot';
import type { PROFILES } from './profiles';
import { TURNING } from './watching';
import { thinkOf, writingTime, type Sought, type Thought } from './words';

/** What it sees. */
interface Seen {
  /** What tells this moment from another: that others call behind somebody, or vote, is nothing to think about. */
  readonly moment: string;
  readonly since: number;
  /** Which card lies there, or comes next. */
  readonly card: number;
  /** What it can do; `waits`: it has called, and others come first; null: nothing. */
  readonly may: 'turn' | 'call' | 'waits' | 'word' | null;
}

type Spoken = { readonly kind: 'turn' | 'call' } | { readonly kind: 'word'; readonly word: string };

interface Speaking<News> {
  readonly character: keyof typeof PROFILES;
  readonly look: (news: News) => Seen;
  readonly sought: (news: News) => Omit<Sought, 'chance'>;
  /** Numbers from 0 up to but not including 1, drawn by a name. */
  readonly drawn: (name: string) => () => number;
}

export function createSpeaker<News>(
  ports: Parameters<typeof plannedBot<News, Spoken>>[0], { character, look, sought, drawn }: Speaking<News>,
): ReturnType<typeof plannedBot> {
  let [card, moment, thought] = [-1, '', null as Thought | null];
  return plannedBot<News, Spoken>(ports, (news): readonly Planned<Spoken>[] | null => {
    const [seen, before, [least, most]] = [look(news), moment, TURNING];
    const { since, may } = seen;
    ({ moment } = seen);
    if (moment === before) return null;
    if (may === null) return [];
    if (may === 'turn') return [{ at: since + least + (most - least) * drawn(`turn ${seen.card}`)(), intent: { kind: 'turn' } }];
    const isFresh = card !== seen.card;
    if (isFresh) [card, thought] = [seen.card, thinkOf(character, { ...sought(news), chance: drawn(String(seen.card)) })];
    if (thought === null) return [];
    const { word, after } = thought;
    if (may === 'word') return [{ at: since + writingTime(word), intent: { kind: 'word', word } }];
    // A call that is on its way comes, whoever has the word.
    return may === 'call' && isFresh ? [{ at: since + after, intent: { kind: 'call' } }] : null;
  });
}
