/** What a game of piles says itself; all else that is said at such a table, and after it, is said by the family. */
import type { Who } from '../../../strings/words/grammar';
import type { Section } from '../../../strings/words/lines';
import type { EffectName } from '../../../sound/cue';
import type { MatchWord } from '../kept/bests';
import type { ReplayStep } from '../review/replaySteps';
import type { OptionsOf, PilesSetup, PilesTypes } from '../rules/family';
import type { TableView } from '../table/view';

/** How something is told that befalls somebody in one game alone. */
export interface OwnTold<One> {
  readonly sound: EffectName;
  readonly told: (who: Who, one: One, table: { readonly asked: boolean }) => string;
  readonly story: (who: Who, one: One) => string;
}

/** The words for something that befell somebody in this game alone. */
export function ownOf<T extends PilesTypes>({ own }: Pick<PilesWords<T>, 'own'>, one: T['Own']) {
  const { sound, told, story } = own[one.type as T['Own']['type']] as unknown as OwnTold<T['Own']>;
  return { sound, told: (who: Who, table: { readonly asked: boolean }) => told(who, one, table), story: (who: Who) => story(who, one) };
}

/** What was agreed, as far as the rules tell of it. */
export type RulesTerms<T extends PilesTypes> = OptionsOf<T> & Pick<PilesSetup, 'asked' | 'least' | 'beat' | 'keys'>;

export interface PilesWords<T extends PilesTypes> {
  readonly title: () => string;
  /** What players do when they race: they call out, or slap. Sentences of the family say it so. */
  readonly deed: 'call' | 'slap';
  /** What lies there to be called or slapped, by which they name it. */
  readonly match: MatchWord;
  readonly call: {
    /** As it is told of and shouted; what lies in the middle is called by the same name. */
    readonly named: (call: T['Call']) => string;
    /** As it stands on what is pressed, and how that is called where several people have one each. */
    readonly pressed: (call: T['Call']) => string;
    readonly pressedBy: (call: T['Call'], name: string) => string;
  };
  /** How the table lies and what one plays for, in a few words. */
  readonly head: (options: OptionsOf<T>) => string;
  /** What can be called now. */
  readonly prompts: (view: TableView<T>) => readonly (string | false)[];
  /** What everybody is to know besides the cards, in a few words beneath them; it is heard with each card. Null: nothing. */
  readonly stands?: (view: Pick<TableView<T>, 'facts' | 'seats'>) => string | null;
  /** What the two answers are called of whoever is asked whether they go on. */
  readonly choice?: { readonly goOn: () => string; readonly decline: () => string };
  /** What befalls somebody in this game alone: its sound, what is told at the table, and what in the replay. */
  readonly own: { readonly [Type in T['Own']['type']]: OwnTold<Extract<T['Own'], { readonly type: Type }>> };
  /** What is seen at the place of somebody who has to take cards. */
  readonly takes?: () => string;
  /** What each card wants, in a word or two, where every player answers it: at hand as long as they play. */
  readonly wants?: (options: OptionsOf<T>) => readonly string[];
  /** What is read aloud besides, where somebody asks what can be done. */
  readonly read?: (view: TableView<T>) => string;
  /** The keys, as the menu has them, where the family's sentence doesn't say so. */
  readonly keys?: () => string;
  /** What is told after a game in which every player answers cards. */
  readonly answers?: {
    readonly review: (what: 'in-time' | 'last' | 'wrong' | 'taken' | 'usual' | 'counted' | 'none') => string;
    readonly quickest: () => string;
    readonly mistook: (who: Who) => string;
    /** Somebody had to take the pile. @param call what was wanted; null: nothing was */
    readonly took: (who: Who, call: T['Call'] | null, cards: number) => string;
    /** From so many times on own bests count. */
    readonly enough: (least: string) => string;
  };
  /** What comes of tied calls: as it is told at the table and in the replay, and as a moment. */
  readonly tied: {
    readonly told: (names: string) => string; readonly story: () => string; readonly moment: (who: string, what: string) => string;
  };
  /** Why a call was wrong; and that nobody called what lay there. */
  readonly wrong: (call: T['Call']) => string;
  readonly missed: (call: T['Call']) => string;
  /** What the card that was turned can be called for. */
  readonly fits: (step: ReplayStep<T>) => readonly (string | false)[];
  /** How a game ended, where there is more to say than who has won it: as the title after it, and in the replay. */
  readonly ends: { readonly [End in T['End']]?: {
    readonly won?: (who: Who) => string;
    /** @param names of all who share it */
    readonly story: (names: string) => string;
    /** Whether that says who has won, too. */
    readonly isAll: boolean;
  } };
  readonly rules: {
    /** A sentence or two each. */
    readonly quick: (terms: RulesTerms<T>) => readonly string[];
    /** All of them, in the order in which one needs them. */
    readonly full: (terms: RulesTerms<T>) => readonly Section[];
  };
}
