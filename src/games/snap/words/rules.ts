/** The rules of Snap as they follow from what was agreed at a table: in short, and in full. Chooses messages. */
import { oneDecimal } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { yesNo } from '../../../strings/words/yesNo';
import type { SnapTable, Ties } from '../rules/game';

/** What was agreed, as far as the rules tell of it. */
export interface RulesTerms {
  readonly table: SnapTable;
  readonly packs: 1 | 2;
  readonly ties: Ties;
  /** Whether everybody is asked after each card. */
  readonly asked: boolean;
  /** How long a card lies at least, and from card to card where a drum turns them; in milliseconds. */
  readonly least: number;
  readonly beat: number | null;
  readonly keys: 'one' | 'two';
}

export interface RulesSection { readonly title: string; readonly lines: readonly string[] }

/** Table C knows no pot, and where everybody is asked no two calls are tied. */
function tiesOf({ table, ties, asked }: RulesTerms): Ties {
  return asked || table === 'C' ? 'seat' : ties;
}

/** What the messages choose by: whose the open piles are, and whether there are pools. */
function told(table: SnapTable): { readonly piles: 'common' | 'own'; readonly pools: 'yes' | 'no' } {
  return { piles: table === 'A' ? 'common' : 'own', pools: yesNo(table === 'C') };
}

/** The quick rules, a sentence or two each. */
export function quickRules(terms: RulesTerms): readonly string[] {
  const { table } = terms;
  const { piles, pools } = told(table);
  return [
    say('snap-brief-turn', { piles }),
    ...terms.asked ? [say('snap-brief-asked')] : [],
    say('snap-brief-snap', { piles }), say('snap-brief-won', { table }),
    tiesOf(terms) === 'pot' ? say('snap-brief-pot') : say('snap-brief-seat'),
    ...table === 'C' ? [say('snap-brief-pool')] : [],
    say('snap-brief-false', { pools }), say('snap-brief-out', { table }), say('snap-brief-end'),
  ];
}

/** All of them, in the order in which one needs them. */
export function fullRules(terms: RulesTerms): readonly RulesSection[] {
  const { table, packs } = terms;
  return [
    { title: say('snap-rules-aim-title'), lines: [say('snap-rules-aim')] },
    {
      title: say('snap-rules-before-title'),
      lines: [say('snap-rules-before-cards', { packs }), say('snap-rules-before-deal'), say('snap-rules-before-begins')],
    },
    { title: say('snap-rules-turn-title'), lines: turnLines(terms) },
    { title: say('snap-rules-snap-title'), lines: snapLines(terms) },
    { title: say('snap-rules-tie-title'), lines: tieLines(terms) },
    ...table === 'C' ? [{ title: say('snap-rules-pool-title'), lines: [say('snap-rules-pool'), say('snap-rules-pool-fits')] }] : [],
    { title: say('snap-rules-false-title'), lines: falseLines(terms) },
    { title: say('snap-rules-out-title'), lines: [say('snap-rules-out', { table }), say('snap-rules-out-taken')] },
    {
      title: say('snap-rules-end-title'),
      lines: [say('snap-rules-end'), ...table === 'C' ? [] : [say('snap-rules-end-draw')], say('snap-rules-end-flips')],
    },
  ];
}

const inSeconds = (ms: number): string => oneDecimal(ms / 1000);

function turnLines({ table, asked, beat, least }: RulesTerms): readonly string[] {
  const { piles } = told(table);
  const pace = asked ? say('snap-rules-turn-asked') : beat === null ? say('snap-rules-turn-least', { seconds: inSeconds(least) })
    : say('snap-rules-turn-drum', { seconds: inSeconds(beat) });
  return [say('snap-rules-turn', { piles }), say('snap-rules-turn-next', { piles }), pace];
}

function snapLines({ table, asked }: RulesTerms): readonly string[] {
  const { piles, pools } = told(table);
  return [
    say('snap-rules-snap', { piles }), say('snap-rules-snap-first', { piles }),
    ...table === 'A' ? [] : [say('snap-rules-snap-newest')],
    say('snap-rules-won', { pools }), ...asked ? [] : [say('snap-rules-press')],
  ];
}

function tieLines(terms: RulesTerms): readonly string[] {
  const { table, asked, keys } = terms;
  const { piles, pools } = told(table);
  const oneKey = !asked && keys === 'one' ? [say('snap-rules-one-key', { pools })] : [];
  if (tiesOf(terms) === 'seat') return [say('snap-rules-tie-seat'), ...table === 'C' ? oneKey : []];
  return [
    say('snap-rules-tie-pot', { piles }), say('snap-rules-tie-fits', { piles }), say('snap-rules-tie-again'), say('snap-rules-tie-both'),
    ...oneKey,
  ];
}

function falseLines(terms: RulesTerms): readonly string[] {
  const { table, asked } = terms;
  const pays = table === 'C' ? [say('snap-rules-false-pool'), say('snap-rules-false-pool-none')]
    : [say('snap-rules-false-pays', { ties: tiesOf(terms) }), say('snap-rules-false-cannot', { table })];
  return asked ? pays : [...pays, say('snap-rules-false-beaten')];
}
