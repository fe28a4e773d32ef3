/** The full rules, as a language tells them: a part of them under a title, line by line. */

/** A rule of the box, or one that was agreed in its place. */
export interface RuleLine {
  readonly text: string;
  readonly house?: true;
}

export interface RuleSection {
  readonly title: string;
  readonly lines: readonly RuleLine[];
  /** Which of the small boards stand beneath it. */
  readonly boards?: 'one' | 'several';
}
