/** What is agreed besides who plays, as rows of words. */
import { oneDecimal } from '../../../../strings/formats';
import { say } from '../../../../strings/say';
import { rowOf, type ChoiceRow } from '../../../../ui/parts/choiceRow';
import { SPOKEN } from '../../../../seats/draftSeats';
import { hasDrum, type Draft, type SitsAround } from '../../kept/draft';
import { BEATS, KEYS, LEASTS, packsFor } from '../../kept/setup';
import { TABLES, TIES } from '../../rules/game';
import type { RulesTerms } from '../../words/rules';
import { screenNow, sittingOf } from '../../../../shell/table/sitting';
import { sittingRow } from '../../../../shell/home/sittingRow';

/** Whether the people of a draft sit around this screen. */
const sitsAround: SitsAround = ({ seats, sitting }) =>
  sittingOf(sitting, seats.filter(({ kind }) => kind === 'local').length, screenNow()) === 'around';

type Change = (draft: Draft) => void;

const peopleIn = ({ seats }: Draft): number => seats.filter(({ kind }) => kind === 'local').length;

/** How many packs a draft is played with. */
function packsOf({ table, seats, packs }: Draft): 1 | 2 {
  return packs ?? packsFor(table, seats.length)[0]!;
}

/** What was agreed, as the rules tell of it. */
export function termsOf(draft: Draft): RulesTerms {
  const { table, ties, asked, least, beat, keys } = draft;
  return { table, packs: packsOf(draft), ties, asked, least, beat: hasDrum(draft, sitsAround) ? beat : null, keys };
}

/** @param change told the draft with what was chosen */
export function termRows(draft: Draft, change: Change): readonly ChoiceRow[] {
  const { table, asked, keys, spoken } = draft;
  const people = peopleIn(draft);
  return [
    rowOf({
      name: 'sn-table', label: say('snap-choice-table'), of: TABLES, chosen: table,
      words: (one) => ({ word: say('snap-choice-table-name', { table: one }), line: say('snap-choice-table-line', { table: one }) }),
      choose: (one) => change({ ...draft, table: one }),
    }),
    ...people > 1 ? [sittingRow(sitsAround(draft) ? 'around' : 'beside', (one) => change({ ...draft, sitting: one }))] : [],
    rowOf({
      name: 'sn-hurry', label: say('snap-choice-hurry'), of: [false, true], chosen: asked,
      words: (one) => (one ? { word: say('snap-choice-untimed'), line: say('snap-choice-untimed-line') }
        : { word: say('snap-choice-timed'), line: say('snap-choice-timed-line') }),
      choose: (one) => change({ ...draft, asked: one }),
    }),
    ...asked ? [] : turningRows(draft, change),
    ...packsFor(table, draft.seats.length).length < 2 && draft.packs !== 1 ? [] : [rowOf({
      name: 'sn-packs', label: say('snap-choice-packs'), of: [1, 2] as const, chosen: packsOf(draft),
      words: (one) => ({ word: say('snap-choice-packs-name', { packs: one }) }), choose: (one) => change({ ...draft, packs: one }),
    })],
    ...asked || table === 'C' ? [] : [rowOf({
      name: 'sn-ties', label: say('snap-choice-ties'), of: TIES, chosen: draft.ties,
      words: (one) => ({ word: say('snap-choice-ties-name', { ties: one }), line: say('snap-choice-ties-line', { ties: one }) }),
      choose: (one) => change({ ...draft, ties: one }),
    })],
    ...asked || people > 2 ? [] : [rowOf({
      name: 'sn-keys', label: say('snap-choice-keys'), of: KEYS, chosen: keys,
      words: (one) => ({ word: say(`snap-choice-keys-${one}`), line: say(`snap-choice-keys-${one}-line`) }),
      choose: (one) => change({ ...draft, keys: one }),
    })],
    rowOf({
      name: 'sn-spoken', label: say('shell-choice-spoken'), of: SPOKEN, chosen: spoken,
      words: (one) => ({ word: say(`shell-choice-spoken-${one}`), line: say(`shell-choice-spoken-${one}-line`) }),
      choose: (one) => change({ ...draft, spoken: one }),
    }),
  ];
}

/** Who turns the cards, and how quickly. */
function turningRows(draft: Draft, change: Change): readonly ChoiceRow[] {
  const drum = hasDrum(draft, sitsAround);
  const pace = drum ? rowOf({
    name: 'sn-beat', label: say('snap-choice-beat'), of: BEATS, chosen: draft.beat, within: true,
    words: (one) => ({ word: seconds(one), spoken: say('snap-choice-seconds-name', { seconds: seconds(one) }) }),
    choose: (one) => change({ ...draft, beat: one }),
  }) : rowOf({
    name: 'sn-least', label: say('snap-choice-least'), of: LEASTS, chosen: draft.least, within: true,
    words: (one) => ({
      word: say('snap-choice-least-name', { seconds: seconds(one) }), spoken: say('snap-choice-seconds-name', { seconds: seconds(one) }),
      line: say('snap-choice-least-line', { seconds: seconds(one) }),
    }),
    choose: (one) => change({ ...draft, least: one }),
  });
  return [
    rowOf({
      name: 'sn-turning', label: say('snap-choice-turning'), of: [false, true], chosen: drum,
      words: (one) => (one ? { word: say('snap-choice-drum'), line: say('snap-choice-drum-line') }
        : { word: say('snap-choice-own'), line: say('snap-choice-own-line') }),
      choose: (one) => change({ ...draft, drum: one }),
    }),
    pace,
  ];
}

function seconds(ms: number): string {
  return oneDecimal(ms / 1000);
}
