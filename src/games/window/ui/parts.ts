/** The table of Through the Window: what lies there, what each presses or writes, and how it is told. A phone's rack shows the same. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../strings/say';
import { whoAt } from '../../../strings/words/cast';
import { stack } from '../../../ui/parts/play/playingCard';
import { wordField } from '../../../ui/parts/play/words/field';
import { wordTable } from '../../../ui/parts/play/words/table';
import { cardName } from '../../piles/words/cards';
import type { Pressed, Shown } from '../../small/ui/smallParts';
import { WORD_LENGTH } from '../rules/game';
import { standsAt, type WindowView } from '../table/state';
import type { WindowIntent, WindowTypes } from '../table/windowTable';
import { placeText, promptText, toldAt } from '../words/told';
import '../../../ui/styles/wordTable.css';

const PRESSES = {
  turn: { intent: { kind: 'turn' }, plain: true, word: () => say('shell-turn'), label: (name) => say('window-several-turn', { name }) },
  call: { intent: { kind: 'call' }, word: () => say('window-press-call'), label: (name) => say('window-several-call', { name }) },
  yes: { intent: { kind: 'vote', agrees: true }, word: () => say('window-press-yes'), label: (name) => say('window-yes-by', { name }) },
} as const satisfies Record<string, Pressed<WindowIntent>>;

/** What somebody can press now. */
function press(view: WindowView, seat: number): Pressed<WindowIntent> | null {
  if (view.stage === 'turn') return view.turn === seat ? PRESSES.turn : null;
  return view.seats[seat]!.says ? PRESSES.yes : standsAt(view, seat) === null ? PRESSES.call : null;
}

/** The field of whoever has the word; or the other answer of somebody who is asked. */
const before: NonNullable<Shown<WindowTypes>['before']> = (view, seat, alone, act) => {
  const { stage, turned, aloud, heard, limit, letters } = view;
  const [letter, who] = [view.letter ?? '', whoAt(view, seat)];
  const button = (intent: WindowIntent, word: string, label: string): TemplateResult => html`<button type="button" class="play-button"
    aria-label=${alone ? nothing : label} @click=${({ timeStamp }: Event) => act(intent, timeStamp)}>${word}</button>`;
  if (view.seats[seat]!.says) return button({ kind: 'vote', agrees: false }, say('window-press-no'), say('window-several-no', who));
  if (stage !== 'word' || standsAt(view, seat) !== 'word') return nothing;
  return wordField({
    label: alone ? say('window-field', { letter }) : say('window-field-of', { ...who, letter }), hint: `${letter}…`, language: letters,
    send: say('window-press-say'), empty: say('window-field-empty', { letter }), most: WORD_LENGTH, time: limit, key: `${turned} ${aloud}`,
  }, (word, at) => act({ kind: 'word', word }, at),
  heard && !aloud ? button({ kind: 'aloud' }, say('window-press-aloud'), say('window-several-aloud', who)) : nothing);
};

function lies({ card, letter, letters, put, seats }: WindowView): TemplateResult {
  const words = seats.flatMap(({ won }) => won).join(', ');
  return wordTable({
    card, name: card && cardName(card), letter, heard: say('window-letter', { letter: letter ?? '' }), language: letters,
    said: put === null ? null : say('window-said', { word: put }), used: words === '' ? null : say('window-used', { words }),
  });
}

export const parts: Shown<WindowTypes> = {
  title: () => say('window-title'),
  terms: ({ letters }) => say('window-head', { letters: say(`window-choice-letters-${letters}`) }),
  prompt: promptText, told: toldAt, press, before, lies,
  has: (view, seat) => html`<span class="spoken">${placeText(view, seat)}</span><span aria-hidden="true">${
    stack(view.seats[seat]!.down)}${say('small-has', { cards: view.seats[seat]!.won.length })}</span>`,
  placeAs: (view, seat) => standsAt(view, seat) ?? '',
  calls: { hears: ({ stage }) => stage === 'open', silent: ['turned'] },
};
