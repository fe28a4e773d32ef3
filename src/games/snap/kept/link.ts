/**
 * The game that a link asks for, as in `?game=snap&rules=b&play=ann,computer:pip&cards=WORD`. `rules` is the table; `packs=2` plays with
 * two packs, `ties=seat` without a pot for ties, `drum=2.5` lets a drum turn the cards every so many seconds and `drum=off` nobody but the
 * players, `keys=two` has a key of its own for the pot, and with `hurry=off` everybody is asked in turn. What is left out is as usual.
 */
import { readLink, type LinkProblem as Problem } from '../../../seats/linkedGame';
import { TABLES, TIES } from '../rules/game';
import { openDraft, type Draft } from './draft';
import { BEATS, KEYS, LIMITS, USUAL_TERMS } from './setup';

type Word = 'rules' | 'packs' | 'ties' | 'drum' | 'keys' | 'hurry';
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
  const beat = link.read<(typeof BEATS)[number] | 'off' | undefined>('drum', undefined, (word) =>
    (word === 'off' ? word : BEATS.find((one) => one === Number(word) * 1000)));
  const terms = {
    table: link.read('rules', USUAL_TERMS.table, (word) => TABLES.find((one) => one.toLowerCase() === word)),
    packs: link.read<1 | 2 | undefined>('packs', undefined, (word) => ([1, 2] as const).find((one) => String(one) === word)),
    ties: link.read('ties', USUAL_TERMS.ties, (word) => TIES.find((one) => one === word)),
    keys: link.read('keys', USUAL_TERMS.keys, (word) => KEYS.find((one) => one === word)),
    asked: link.read('hurry', USUAL_TERMS.asked, (word) => (word === 'on' ? false : word === 'off' ? true : undefined)),
    ...(beat === undefined ? {} : beat === 'off' ? { drum: false } : { drum: true, beat }),
  };
  const cards = link.seed('cards');
  return { draft: openDraft({ ...terms, seats: link.seats }), cards, problem: link.problem() };
}
