/** The field in which somebody writes a word against the clock, with what sends it. Nothing of it is told anybody before. */
import { html, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { cleanText } from '../../../../setup/names';
import { styled } from '../../../table/styled';
import { focusedAtFirst } from '../../focusedAtFirst';

export interface WordField {
  /** How it is called, what stands in it at first, and in which language it is written. */
  readonly label: string;
  readonly hint: string;
  readonly language: string;
  /** What stands on the button, and what is said where nothing was written. */
  readonly send: string;
  readonly empty: string;
  /** The longest word, in characters; and how long it may take, in milliseconds. */
  readonly most: number;
  readonly time: number;
  /** Another one has the place of this where this is another. */
  readonly key: string;
}

/** What was complained of is written anew. */
const anew = ({ target }: Event): void => (target as HTMLInputElement).setCustomValidity('');

/** @param sent is told the word, cleaned, and when it was sent, as events' time stamps have it @param more what else is pressed */
export function wordField(
  { label, hint, language, send, empty, most, time, key }: WordField, sent: (word: string, at: number) => void, more: unknown,
): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const input = (event.currentTarget as HTMLFormElement).querySelector('input')!;
    const word = cleanText(input.value);
    input.setCustomValidity(word === '' ? empty : '');
    if (input.reportValidity()) sent(word, event.timeStamp);
  };
  return html`${keyed(key, html`
    <form class="play-word-field" @submit=${submit} novalidate>
      <input type="text" lang=${language} maxlength=${most} autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false"
        enterkeyhint="send" aria-label=${label} placeholder=${hint} @input=${anew} ${focusedAtFirst()}>
      <span class="play-word-time" ${styled({ '--time': `${time}ms` })} aria-hidden="true"></span>
      <button type="submit" class="play-button main">${send}</button>${more}
    </form>`)}`;
}
