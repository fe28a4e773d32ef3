/**
 * The game that a link asks for, as in `?guest=snap-back&play=ann,computer:viola&pace=2.5&dice=3&minutes=10&cards=WORD`. `minutes=none` has
 * no end but a true 6, with `hurry=off` nothing hurries, `row=off` hides the last six, `dice=2,4` has a starting die for each seat. What is
 * left out is as usual.
 */
import { readLink, type LinkProblem as Problem } from '../../../seats/linkedGame';
import { isDie, type Die } from '../rules/result';
import { openDraft, type Draft } from './draft';
import { LENGTHS, LIMITS, PACES, USUAL_TERMS } from './setup';

type Word = 'pace' | 'dice' | 'minutes' | 'hurry' | 'row';
/** What of a link nobody can play by. */
export type LinkProblem = Problem<Word, 'cards'>;

export interface LinkedGame {
  /** Who plays and how, as far as the link can be read. */
  readonly draft: Draft;
  /** The word of the cards; null where the link names none. */
  readonly cards: string | null;
  /** What was refused first; null: nothing was. */
  readonly problem: LinkProblem | null;
}

/** @returns null where the link says nothing of a game */
export function gameFromLink(asked: URLSearchParams): LinkedGame | null {
  const link = readLink<Word, 'cards'>(asked, LIMITS);
  if (link === null) return null;
  const dice = link.read<readonly Die[]>('dice', [USUAL_TERMS.dice], (word) => diceIn(word, link.seats.length));
  const terms = {
    pace: link.read('pace', USUAL_TERMS.pace, (word) => PACES.find((pace) => pace === Number(word) * 1000)),
    dice: dice.length === 1 ? dice[0] : USUAL_TERMS.dice,
    minutes: link.read<(typeof LENGTHS)[number]>('minutes', USUAL_TERMS.minutes, (word) =>
      (word === 'none' ? null : LENGTHS.find((minutes) => minutes !== null && String(minutes) === word))),
    untimed: !link.read('hurry', !USUAL_TERMS.untimed, isOn),
    row: link.read<boolean>('row', USUAL_TERMS.row, isOn),
  };
  const cards = link.seed('cards');
  const seats = dice.length === 1 ? link.seats : link.seats.map((seat, at) => ({ ...seat, start: dice[at] }));
  return { draft: openDraft({ ...terms, seats }), cards, problem: link.problem() };
}

function isOn(word: string): boolean | undefined { return word === 'on' ? true : word === 'off' ? false : undefined; }

/** One die for all, or one for each seat. */
function diceIn(word: string, seats: number): readonly Die[] | undefined {
  const dice = word.split(',').map(Number);
  return dice.every(isDie) && (dice.length === 1 || dice.length === seats) ? dice : undefined;
}
