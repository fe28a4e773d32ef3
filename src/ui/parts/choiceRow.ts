/**
 * A choice as a row of words: all that can be chosen is seen at once, one press chooses, and a line beneath explains what is chosen. It is
 * a group of radio buttons, so Tab comes to it once and arrows go from word to word. For the set-up, and for dialogs.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

/** What can be chosen. */
export interface Choice {
  readonly word: string;
  /** What it is called where it is heard, if the word is short for it: "3 seconds" for "3 s". */
  readonly spoken?: string;
  /** The language of the word, where that is not the page's. */
  readonly lang?: string;
  /** What it means, in a sentence. */
  readonly line?: string;
  /** Whether it cannot be chosen here. */
  readonly out?: boolean;
  /** What else is seen of it, in a word. */
  readonly note?: string;
  /** What is seen beside the word, or in its place. */
  readonly picture?: TemplateResult;
}

/** A row, as data. */
export interface ChoiceRow {
  /** What the row is known by on the page; no other row has it. */
  readonly name: string;
  /** What is chosen: said before the words. */
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Which of them is chosen; -1 for none. */
  readonly chosen: number;
  readonly choose: (which: number) => void;
  /** How it is drawn, if not as words in one bar: as pictures alone, as pictures with words, or as cards with their lines on them. */
  readonly as?: 'pictures' | 'portraits' | 'cards';
  /** Whether it belongs to the row before it. */
  readonly within?: boolean;
}

/** A row that chooses between values. */
export function rowOf<T extends string | number | boolean | null>(
  { of, chosen, choose, words, ...row }: Pick<ChoiceRow, 'name' | 'label' | 'as' | 'within'> & {
    readonly of: readonly T[]; readonly chosen: T; readonly choose: (value: T) => void; readonly words: (value: T) => Choice;
  },
): ChoiceRow {
  return {
    ...row, choices: of.map(words), chosen: of.indexOf(chosen),
    choose(which) {
      const value = of[which];
      if (value !== undefined) choose(value);
    },
  };
}

/** The row, with the line of what is chosen beneath it. */
export function choiceRow({ name, label, choices, chosen, choose, as, within }: ChoiceRow): TemplateResult {
  const line = as === undefined ? choices[chosen]?.line : undefined;
  return html`
    <div class="choice-row as-${as ?? 'words'} ${within === true ? 'within' : ''}" role="radiogroup" aria-labelledby="${name}-label">
      <p class="label" id="${name}-label">${label}</p>
      <div class="words">${choices.map((choice, i) => html`
        <label class="word" lang=${choice.lang ?? nothing}>
          <input type="radio" name=${name} aria-label=${choice.spoken ?? choice.word} .checked=${live(i === chosen)}
            ?disabled=${choice.out === true}
            aria-describedby=${choice.line === undefined ? nothing : `${name}-${i}`} @change=${() => choose(i)} />
          ${seen(choice, as)}
          ${choice.line === undefined ? nothing : lineOf(choice.line, `${name}-${i}`, as === 'cards')}
        </label>`)}</div>
      ${line === undefined ? nothing : html`<p class="small line-of-choice">${line}</p>`}
    </div>`;
}

/** What is seen of a choice; it is heard from its button. */
function seen({ picture, word, note }: Choice, as: ChoiceRow['as']): TemplateResult {
  return html`<span class="seen" aria-hidden="true">${picture ?? nothing}${as === 'pictures' ? nothing : html`<b>${word}</b>`}${
    note === undefined ? nothing : html`<small>${note}</small>`}</span>`;
}

/** What a choice means. Unless it stands on a card, it is there unseen, so that whoever hears the choice hears that with it. */
function lineOf(line: string, id: string, onCard: boolean): TemplateResult {
  return onCard ? html`<span class="line-of-choice" id=${id}>${line}</span>` : html`<span id=${id} hidden>${line}</span>`;
}
