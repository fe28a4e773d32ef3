/** What is played in the lesson: two with cards in an order of its own, what is asked of the learner, and what Pip says and does. */
import { PACK, rankOf, type Card } from '../../../cards/card';
import type { Beat, Course } from '../../../shell/lesson/course';
import { usualLetters } from '../kept/setup';
import { isNoun } from '../lists/nouns';
import { letterOf } from '../rules/game';
import type { WindowShell } from '../ui/shellTypes';

/** The learner deals, so that Pip gets the first card. Whoever deals turns the first. */
const YOU = 0;
const [PIPS, YOURS]: readonly [Card, Card] = ['Ac', '3c'];
type Act = WindowShell['Act'];
type Says = WindowShell['Says'];
/** A word with a card's letter is asked for. What would not win is answered, and never comes to the table. */
const aWord = (says: Says, card: Card, hint: Says): Beat<WindowShell> => ({
  on: { type: 'called' }, says, asks: 'word', right: { rank: rankOf(card) } as Partial<Act>, hint, still: 100,
  answers: { word: 'not-letter', aloud: 'not-list' },
});
const aCall = (type: 'turned' | 'wrong', says: Says): Beat<WindowShell> =>
  ({ on: { type }, says, asks: 'call', hint: 'hint-call', still: 300 });

export const COURSE: Course<WindowShell> = {
  setup: (name, pip) => ({
    letters: usualLetters(), time: 6000,
    players: [{ name, kind: 'local', shape: 'circle', me: true }, { name: pip, kind: 'bot', level: 'pip', shape: 'square' }],
  }),
  dealt: { deal: { deck: [PIPS, YOURS, ...PACK.filter((card) => card !== PIPS && card !== YOURS)], dealer: YOU } },
  set: { sitting: 'beside' }, liesOpen: true, ignores: ['reading'], hello: 'hello', back: 'back',
  /** A word is told by the card that it is for; one that is in no list as something else. */
  meant(act) {
    if (act.kind !== 'word') return act;
    const card = [PIPS, YOURS].find((one) => letterOf(usualLetters(), one).toLowerCase() === act.word[0]?.toLowerCase());
    if (card !== undefined && !isNoun(usualLetters(), act.word)) return { kind: 'aloud', seat: act.seat };
    return { ...act, rank: card && rankOf(card) } as Act;
  },
  beats: [
    { says: 'turn', asks: 'turn', hint: 'hint-turn', part: 'card' },
    aCall('turned', 'call'), aWord('word', YOURS, 'hint-word'), { on: { type: 'won' }, says: 'won', asks: 'goOn' },
    // A taxi begins with the same letter in both languages.
    {
      says: 'mine', part: 'wrong', past: [['turn', YOU], ['call', YOU], ['word', YOU, 'taxi', 'list']], does: { kind: 'turn' }, after: 900,
    },
    { on: { type: 'turned' }, says: 'first', does: { kind: 'call' }, after: 900 },
    { on: { type: 'called' }, says: 'first', does: { kind: 'word', word: 'taxi' }, after: 1500 },
    aCall('wrong', 'wrong'), aWord('again', PIPS, 'hint-again'), { on: { type: 'won' }, says: 'done', asks: 'play', part: 'end' },
  ],
};
